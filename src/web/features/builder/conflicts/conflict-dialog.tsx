import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Resume } from '#shared/contract/resumes.ts'
import { differencesOf } from '#shared/resume/differences.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { draftOf } from '#web/persistence/draft-store.ts'
import { ConflictChoice } from '#web/features/builder/conflicts/conflict-choice.tsx'
import { resolveConflict } from '#web/features/builder/conflicts/resolve-conflict.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

/** The resume was saved elsewhere meanwhile: both versions side by side, and a choice for each difference. */
export default function ConflictDialog({ theirs, onPutOff }: { theirs: Resume; onPutOff: () => void }) {
  const { i18n } = useLingui()
  const builder = useBuilder()
  const [differences] = useState(() => differencesOf(draftOf(builder.store.getState()), theirs))
  // Without a version that both began with, no one knows which side changed: what is here stays.
  const [newer, setNewer] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const when = i18n.date(theirs.updatedAt, { dateStyle: 'medium', timeStyle: 'short' })
  async function save() {
    setBusy(true)
    await resolveConflict(builder, theirs, differences, newer)
    setBusy(false)
  }
  function choose(path: string, isNewer: boolean) {
    setNewer((before) => new Set(isNewer ? [...before, path] : [...before].filter((other) => other !== path)))
  }
  return (
    <Dialog open onOpenChange={(open) => open || onPutOff()}>
      <DialogContent
        className="max-w-5xl!"
        title={<Trans>This resume was saved elsewhere</Trans>}
        description={
          <Trans>
            Another tab or device saved “{theirs.title}” on {when}, after you opened it here. Choose what to keep; you
            won’t lose the other version.
          </Trans>
        }
        footer={
          <>
            <Button onClick={onPutOff}>
              <Trans>Decide later</Trans>
            </Button>
            <Button look="primary" loading={busy} onClick={() => void save()}>
              <Trans>Save</Trans>
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          <div className="sticky top-0 z-10 -mx-6 flex flex-wrap gap-2 border-b border-line bg-raised px-6 pt-1 pb-3">
            <Button size="small" onClick={() => setNewer(new Set())}>
              <Trans>Keep mine</Trans>
            </Button>
            <Button size="small" onClick={() => setNewer(new Set(differences.map(({ path }) => path)))}>
              <Trans>Use newer version</Trans>
            </Button>
          </div>
          {differences.length === 0 && <Trans>Both versions are the same.</Trans>}
          {differences.map((difference) => (
            <ConflictChoice
              key={difference.path}
              difference={difference}
              isNewer={newer.has(difference.path)}
              onChoose={(isNewer) => choose(difference.path, isNewer)}
            />
          ))}
        </div>
      </DialogContent>
    </Dialog>
  )
}
