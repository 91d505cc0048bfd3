import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import type { Maintenance } from '#shared/contract/admin.ts'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { Section } from '#web/features/admin/maintenance/section.tsx'

/** The errors of the last day: where and how often, without anything from the requests. */
export function RecentErrors({ faults }: { faults: Maintenance['faults'] }) {
  const { t } = useLingui()
  return (
    <Section title={<Trans>Errors in the last 24 hours</Trans>}>
      {faults.length === 0 ? (
        <p className="flex items-center gap-2 rounded-xl border border-line bg-surface p-4 text-sm text-ink-soft">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
          <Trans>No errors in the last 24 hours.</Trans>
        </p>
      ) : (
        <>
          <ul
            aria-label={t`Errors`}
            className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface text-sm"
          >
            {faults.map(({ place, name, count, lastAt }) => (
              <li
                key={`${place} ${name}`}
                className="grid gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto]"
              >
                <span className="font-medium wrap-anywhere">{place}</span>
                <span className="wrap-anywhere text-ink-soft">{name}</span>
                <span className="text-ink-soft tabular-nums">
                  <Plural value={count} one="# time" other="# times" />
                </span>
                <span className="text-ink-faint tabular-nums">
                  <Timestamp at={lastAt} />
                </span>
              </li>
            ))}
          </ul>
          <p className="text-xs text-ink-faint">
            <Trans>The log has each error with its request ID.</Trans>
          </p>
        </>
      )}
    </Section>
  )
}
