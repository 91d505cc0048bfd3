import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { SkipLink } from '#web/features/layout/shell.tsx'
import { reportLink } from '#web/lib/report-link.ts'
import { useVisitor } from '#web/lib/visitor.ts'

type PublicFrameProps = {
  /** Whose page it is; blank where that is not known. */
  name?: string
  /** What can be done with the page, at the end of the bar. */
  actions?: ReactNode
  /** The page says which product made it. */
  showsBrand: boolean
  children: ReactNode
}

/** Someone's own page: their name above, quiet words below, and nothing of ours between. Printed, only the middle is left. */
export function PublicFrame({ name = '', actions, showsBrand, children }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-desk print:block print:min-h-0 print:bg-transparent">
      <div className="print:hidden">
        <SkipLink />
      </div>
      {(name || actions) && (
        <header className="border-b border-line bg-surface print:hidden">
          <div className="mx-auto flex min-h-14 w-full max-w-5xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 sm:px-6">
            <p dir="auto" className="min-w-0 grow basis-24 truncate text-sm font-medium text-ink">
              {name}
            </p>
            {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
          </div>
        </header>
      )}
      <main id="main" tabIndex={-1} className="flex grow flex-col print:block">
        {children}
      </main>
      <Foot showsBrand={showsBrand} />
    </div>
  )
}

function Foot({ showsBrand }: { showsBrand: boolean }) {
  const { brand } = useVisitor()
  const { pathname } = useLocation()
  return (
    <footer className="mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-x-6 px-4 py-3 text-sm sm:px-6 print:hidden">
      {showsBrand && (
        <a href="/" className={QUIET}>
          <Trans>Made with {brand}</Trans>
        </a>
      )}
      <a href={reportLink(pathname)} rel="nofollow" className={QUIET}>
        <Trans>Report this page</Trans>
      </a>
    </footer>
  )
}

const QUIET = 'flex min-h-11 items-center rounded-sm text-ink-soft hover:text-ink hover:underline md:min-h-8'
