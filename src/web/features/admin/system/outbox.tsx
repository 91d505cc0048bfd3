import { Trans, useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import type { OutboxEmail, System } from '#shared/contract/admin.ts'
import { EmailRow } from '#web/features/admin/system/email-row.tsx'
import { TestEmail } from '#web/features/admin/maintenance/test-email.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type OutboxProps = {
  mails: readonly OutboxEmail[]
  counts: System['counts']
  /** Whether there is a mail server. */
  sends: boolean
}

/** The newest emails, with the state of each. */
export function Outbox({ mails, counts, sends }: OutboxProps) {
  const { t } = useLingui()
  const { waiting, sent, failed } = counts
  return (
    <section aria-labelledby="outbox" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="outbox" className="text-lg">
          <Trans>Email outbox</Trans>
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">
          <Trans>
            {waiting} waiting, {sent} sent, {failed} failed
          </Trans>
        </p>
      </div>
      <TestEmail />
      {mails.length === 0 ? (
        <NoMails sends={sends} />
      ) : (
        <ul
          aria-label={t`Emails`}
          className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
        >
          {mails.map((mail) => (
            <EmailRow key={mail.id} mail={mail} sends={sends} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NoMails({ sends }: { sends: boolean }) {
  return (
    <EmptyState icon={Mail} title={<Trans>No emails yet</Trans>}>
      {sends ? (
        <Trans>Password resets, confirmations, reminders, and other emails appear here with their status.</Trans>
      ) : (
        <Trans>No mail server is set up. Emails wait here until you set SMTP_URL and MAIL_FROM and restart.</Trans>
      )}
    </EmptyState>
  )
}
