import { Trans } from '@lingui/react/macro'
import type { Session } from '#shared/contract/security.ts'
import { ChangeEmail } from '#web/features/account/change-email.tsx'
import { ChangePassword } from '#web/features/account/change-password.tsx'
import { ConfirmEmailNotice } from '#web/features/account/confirm-email-notice.tsx'
import { SessionList } from '#web/features/account/session-list.tsx'
import { Card } from '#web/ui/card.tsx'

type SecuritySectionProps = {
  sessions: readonly Session[]
  email: string
  emailConfirmed: boolean
  /** Without a mail server, nothing is offered that depends on an email. */
  sendsMail: boolean
}

/** Email address, password and sessions of the account. */
export function SecuritySection({ sessions, email, emailConfirmed, sendsMail }: SecuritySectionProps) {
  return (
    <Card className="grid gap-8">
      <div className="grid gap-4">
        <h2 className="text-lg">
          <Trans>Sign-in and security</Trans>
        </h2>
        {sendsMail && !emailConfirmed && <ConfirmEmailNotice email={email} />}
      </div>
      {sendsMail ? <ChangeEmail email={email} /> : <FixedEmail email={email} />}
      <ChangePassword />
      <SessionList sessions={sessions} />
    </Card>
  )
}

function FixedEmail({ email }: { email: string }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-base">
        <Trans>Your email address</Trans>
      </h3>
      <p className="text-sm wrap-anywhere">{email}</p>
      <p className="text-sm text-ink-soft">
        <Trans>This site doesn’t send emails, so you can’t confirm or change your address here.</Trans>
      </p>
    </div>
  )
}
