import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { useRevalidator } from 'react-router'
import type { System } from '#shared/contract/admin.ts'
import type { LoadedSystem } from '#web/features/admin/system/load-system.ts'
import { Ledger } from '#web/features/admin/system/ledger.tsx'
import { Outbox } from '#web/features/admin/system/outbox.tsx'
import { fileSize } from '#web/features/admin/file-size.ts'
import { HealthBadge, EmailBadge } from '#web/features/admin/system/state-badges.tsx'
import { Maintenance } from '#web/features/admin/maintenance/maintenance.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The status of the site, its backups, its emails and its ledger. */
export function SystemTab({ loaded: { system, upkeep, mails, ledger } }: { loaded: LoadedSystem }) {
  const { state, revalidate } = useRevalidator()
  return (
    <div className="grid gap-8">
      <section aria-labelledby="system-state" className="grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <h2 id="system-state" className="text-lg">
            <Trans>Status</Trans>
          </h2>
          <Button size="small" loading={state === 'loading'} onClick={() => void revalidate()}>
            {state !== 'loading' && <RefreshCw aria-hidden />}
            <Trans>Refresh</Trans>
          </Button>
        </div>
        {system.health.reason && (
          <Notice tone="warn" title={<Trans>Not ready</Trans>}>
            {system.health.reason}
          </Notice>
        )}
        <Facts system={system} />
      </section>
      <Maintenance upkeep={upkeep} />
      <Outbox mails={mails} counts={system.counts} sends={system.engines.mail === 'smtp'} />
      <Ledger entries={ledger} />
    </div>
  )
}

function Facts({
  system: { version, startedAt, health, loopDelay, engines, databaseSize, sendsLists },
}: {
  system: System
}) {
  const { i18n } = useLingui()
  const { value, unit } = fileSize(databaseSize)
  const since = i18n.date(startedAt, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const milliseconds = (ms: number) => i18n.number(ms, { style: 'unit', unit: 'millisecond' })
  const longest = milliseconds(loopDelay.max)
  const size = i18n.number(value, { style: 'unit', unit, maximumFractionDigits: 1 })
  return (
    <dl className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 sm:*:last:col-span-full lg:grid-cols-3">
      <Fact name={<Trans>Version</Trans>} value={version}>
        <Trans>
          Running since <time dateTime={startedAt}>{since} UTC</time>
        </Trans>
      </Fact>
      <Fact name={<Trans>Database</Trans>} value={engines.database} state={<HealthBadge state={health.database} />}>
        <Trans>{size} on disk</Trans>
      </Fact>
      <Fact
        name={<Trans>PDF engine</Trans>}
        value={engines.pdf === 'none' ? <Trans>No browser</Trans> : engines.pdf}
        state={<HealthBadge state={health.pdf} />}
      >
        {health.pdf === 'unavailable' ? (
          <Trans>PDF downloads aren’t available. Set PDF_BROWSER to the path of Chrome or Chromium.</Trans>
        ) : (
          <Trans>Creates the PDF downloads</Trans>
        )}
      </Fact>
      <Fact
        name={<Trans>Email</Trans>}
        value={engines.mail === 'smtp' ? <Trans>SMTP</Trans> : <Trans>No mail server</Trans>}
        state={<EmailBadge sends={engines.mail === 'smtp'} />}
      >
        {engines.mail === 'smtp' ? (
          <Trans>Sent through the server in SMTP_URL</Trans>
        ) : (
          <Trans>Emails wait in the outbox until SMTP_URL is set.</Trans>
        )}{' '}
        {!sendsLists && <Trans>Newsletters and tips are off until OPERATOR_ADDRESS is set.</Trans>}
      </Fact>
      <Fact
        name={<Trans>Writing</Trans>}
        value={engines.ai === 'embedded' ? <Trans>Embedded writer</Trans> : engines.ai}
      >
        {engines.ai === 'embedded' ? (
          <Trans>Runs on this server, without a language model.</Trans>
        ) : (
          <Trans>If the language model fails, the embedded writer is used instead.</Trans>
        )}
      </Fact>
      <Fact name={<Trans>Payments</Trans>} value={<PaymentsName of={engines.payments} />}>
        {engines.payments === 'none' ? (
          <Trans>Nothing is for sale on this site.</Trans>
        ) : engines.payments === 'sandbox' ? (
          <Trans>Built-in test provider. No money moves.</Trans>
        ) : (
          <Trans>To compare records with Stripe: npm run billing -- reconcile</Trans>
        )}
      </Fact>
      <Fact name={<Trans>Event loop delay</Trans>} value={milliseconds(loopDelay.p99)}>
        <Trans>
          99th percentile over the last few minutes, with a maximum of {longest}. All requests wait during a delay.
        </Trans>
      </Fact>
    </dl>
  )
}

function PaymentsName({ of }: { of: System['engines']['payments'] }) {
  if (of === 'stripe') return 'Stripe'
  return of === 'sandbox' ? <Trans>Test mode</Trans> : <Trans context="Payments">None</Trans>
}

function Fact({
  name,
  value,
  state,
  children,
}: {
  name: ReactNode
  value: ReactNode
  state?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid content-start gap-1 bg-surface p-4">
      <dt className="flex min-h-6 items-center justify-between gap-2 text-xs font-medium text-ink-soft">
        {name}
        {state}
      </dt>
      <dd className="text-base font-semibold wrap-anywhere tabular-nums">{value}</dd>
      <dd className="text-xs text-ink-faint">{children}</dd>
    </div>
  )
}
