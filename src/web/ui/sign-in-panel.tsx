import { useEffect, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { LogIn } from 'lucide-react'
import { useLocation } from 'react-router'
import { redirectToSignIn } from '#web/lib/api/signed-out.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type SignInPanelProps = { heading: ReactNode; title: ReactNode; children?: ReactNode }

/** A page of an account, and no one is signed in: says so and leads to the sign-in page and back. */
export function SignInPanel({ heading, title, children }: SignInPanelProps) {
  const { pathname, search } = useLocation()
  useEffect(() => redirectToSignIn(), [])
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16">
      <h1 className="sr-only">{heading}</h1>
      <EmptyState
        icon={LogIn}
        title={title}
        action={
          <LinkButton to={`/auth?next=${encodeURIComponent(pathname + search)}`} look="primary">
            <Trans>Sign In</Trans>
          </LinkButton>
        }
      >
        {children ?? <Trans>You’ll come back here after you sign in.</Trans>}
      </EmptyState>
    </div>
  )
}
