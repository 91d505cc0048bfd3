import { Trans } from '@lingui/react/macro'
import type { Session } from '#shared/contract/security.ts'
import { ChangeEmail } from '#web/features/account/change-email.tsx'
import { ChangePassword } from '#web/features/account/change-password.tsx'
import { ConfirmHint } from '#web/features/account/confirm-hint.tsx'
import { SessionList } from '#web/features/account/session-list.tsx'
import { Card } from '#web/ui/card.tsx'

type SecuritySectionProps = { sessions: readonly Session[]; email: string; emailConfirmed: boolean }

/** How somebody gets into their account, and where they are in it. */
export function SecuritySection({ sessions, email, emailConfirmed }: SecuritySectionProps) {
  return (
    <Card className="grid gap-8">
      <div className="grid gap-4">
        <h2 className="text-lg">
          <Trans>Sign-in and security</Trans>
        </h2>
        {!emailConfirmed && <ConfirmHint email={email} />}
      </div>
      <ChangeEmail email={email} />
      <ChangePassword />
      <SessionList sessions={sessions} />
    </Card>
  )
}
