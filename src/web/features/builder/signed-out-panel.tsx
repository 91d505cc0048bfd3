import { Trans } from '@lingui/react/macro'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'

/** A resume of an account, and no one is signed in. */
export function SignedOutPanel() {
  return (
    <SignInPanel heading={<Trans>Edit Resume</Trans>} title={<Trans>Sign in to open this resume</Trans>}>
      <Trans>It’s saved in an account. You’ll come back here after you sign in.</Trans>
    </SignInPanel>
  )
}
