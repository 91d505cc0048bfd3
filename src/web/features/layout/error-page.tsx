import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { useRequestId } from '#web/lib/request-id.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404

export function NotFound() {
  return (
    <Message code="404" title={<Trans>404 Page Not Found</Trans>}>
      <p>
        <Trans>We can’t find that page. The link may be out of date or mistyped.</Trans>
      </p>
      <Ways>
        <LinkButton to="/" look="primary">
          <Trans>Go to the home page</Trans>
        </LinkButton>
        <LinkButton to="/templates">
          <Trans>Browse templates</Trans>
        </LinkButton>
        <LinkButton to="/resume-builder">
          <Trans>Build a resume</Trans>
        </LinkButton>
      </Ways>
    </Message>
  )
}

/** What happened, that nothing is lost, and what to do. */
export function ErrorPage() {
  const { pathname, search } = useLocation()
  const requestId = useRequestId()
  return (
    <Message title={<Trans>We couldn’t load this page</Trans>}>
      <p>
        <Trans>
          Something went wrong on our side, or your connection dropped. Your saved work is safe. Try again now or in a
          few minutes.
        </Trans>
      </p>
      <Ways>
        <LinkButton to={pathname + search} reloadDocument look="primary">
          <Trans>Try again</Trans>
        </LinkButton>
        <LinkButton to="/" reloadDocument>
          <Trans>Go to the home page</Trans>
        </LinkButton>
      </Ways>
      {requestId && (
        <p className="text-xs text-ink-faint">
          <Trans>
            If you contact us about this, include this ID: <code className="select-all">{requestId}</code>
          </Trans>
        </p>
      )}
    </Message>
  )
}

function Message({ code, title, children }: { code?: string; title: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-2xl grow content-center justify-items-center gap-6 px-4 py-24 text-center">
      <BlankSheet {...(code && { code })} />
      <h1 className="text-2xl">{title}</h1>
      <div className="grid max-w-prose justify-items-center gap-6 text-base text-ink-soft">{children}</div>
    </div>
  )
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="flex w-full flex-col gap-2 sm:w-auto sm:flex-row">{children}</div>
)

/** A sheet of paper on which little is written. */
function BlankSheet({ code }: { code?: string }) {
  return (
    <div
      aria-hidden
      className="grid h-36 w-28 rotate-3 content-start gap-2 rounded-sm bg-paper p-4 shadow-float motion-safe:transition-transform motion-safe:hover:rotate-0"
    >
      <span className="h-2 w-12 rounded-full bg-paper-ink opacity-80" />
      <span className="h-1 w-20 rounded-full bg-paper-ink opacity-15" />
      <span className="h-1 w-16 rounded-full bg-paper-ink opacity-15" />
      <span className="mt-3 text-2xl font-semibold text-accent opacity-90">{code ?? '?'}</span>
    </div>
  )
}
