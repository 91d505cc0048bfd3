import { Trans } from '@lingui/react/macro'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'

/** A resume of an account, and no one is signed in. */
export function SignedOutPanel() {
  return (
    <SignInPanel heading={<Trans>Edit Resume</Trans>} title={<Trans>Sign in to open this resume</Trans>}>
      <Trans>It is kept in an account. After signing in you come back here.</Trans>
    </SignInPanel>
  )
}
