import { Trans, useLingui } from '@lingui/react/macro'
import { Archive } from 'lucide-react'
import { makeBackup, type Maintenance } from '#shared/contract/admin.ts'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { fileSize } from '#web/features/admin/file-size.ts'
import { Section } from '#web/features/admin/maintenance/section.tsx'
import { useAdminAction } from '#web/features/admin/use-admin-action.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** Creates backups, lists them, and says how to restore one. */
export function Backups({ backups }: { backups: Maintenance['backups'] }) {
  const { t } = useLingui()
  const { act, acting } = useAdminAction()
  const make = async () => {
    const reply = await call(makeBackup)
    if (reply.status !== 201) throw toCallError(reply)
    toast({ title: t`Backup created`, description: reply.body.name })
  }
  return (
    <Section
      title={<Trans>Backups</Trans>}
      action={
        <Button size="small" loading={acting !== null} onClick={() => void act('backup', make)}>
          {acting === null && <Archive aria-hidden />}
          <Trans>Back up now</Trans>
        </Button>
      }
    >
      {backups.length === 0 ? (
        <p className="rounded-xl border border-line bg-surface p-4 text-sm text-ink-soft">
          <Trans>No backups yet. A backup is a snapshot of the whole database.</Trans>
        </p>
      ) : (
        <ul
          aria-label={t`Backups`}
          className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface text-sm"
        >
          {backups.map((backup) => (
            <Row key={backup.name} {...backup} />
          ))}
        </ul>
      )}
      <p className="text-xs text-ink-faint">
        <Trans>
          The newest ten are kept in DATA_DIR/backups. Copy them to another machine, together with SECRET. To restore
          one into an empty database, run <code className="wrap-anywhere">npm run restore -- FILE</code>.
        </Trans>
      </p>
    </Section>
  )
}

function Row({ name, size, madeAt }: Maintenance['backups'][number]) {
  const { i18n } = useLingui()
  const { value, unit } = fileSize(size)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="text-ink-soft tabular-nums">
        {i18n.number(value, { style: 'unit', unit, maximumFractionDigits: 1 })}, <Timestamp at={madeAt} />
      </span>
    </li>
  )
}
