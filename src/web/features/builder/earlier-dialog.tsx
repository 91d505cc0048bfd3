import { Trans, useLingui } from '@lingui/react/macro'
import { useBuilder, useResume } from '#web/features/builder/builder-context.tsx'
import { restoreEarlier } from '#web/features/builder/restoring.ts'
import type { EarlierVersion } from '#web/lib/keep.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

/** States of this resume that others have replaced; each can be brought back. */
export default function EarlierDialog({ onClose }: { onClose: () => void }) {
  const { store } = useBuilder()
  const earlier = useResume(({ local }) => local?.earlier)
  function restore(version: EarlierVersion) {
    onClose()
    restoreEarlier(store, version)
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={<Trans>Earlier versions</Trans>}
        description={
          <Trans>This browser keeps the last ten. What stands here now is kept too when you restore one.</Trans>
        }
      >
        <ul className="divide-y divide-line border-y border-line">
          {earlier?.map((version) => (
            <Version key={`${version.savedAt} ${version.title}`} version={version} onRestore={() => restore(version)} />
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}

function Version({ version, onRestore }: { version: EarlierVersion; onRestore: () => void }) {
  const { i18n, t } = useLingui()
  const title = version.title.trim() || t`Untitled resume`
  const when = i18n.date(version.savedAt, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="truncate font-medium">{title}</p>
        <p className="text-xs text-ink-soft tabular-nums">
          <time dateTime={version.savedAt}>{when}</time>
        </p>
      </div>
      <Button size="small" aria-label={t`Restore ${title}, ${when}`} onClick={onRestore}>
        <Trans>Restore</Trans>
      </Button>
    </li>
  )
}
