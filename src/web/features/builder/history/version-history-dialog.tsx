import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, History } from 'lucide-react'
import { clsx } from 'clsx'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { useVersions, type ListedVersion } from '#web/features/builder/history/use-versions.ts'
import { VersionList } from '#web/features/builder/history/version-list.tsx'
import { VersionPreview } from '#web/features/builder/history/version-preview.tsx'
import { VersionsUnavailable } from '#web/features/builder/history/versions-unavailable.tsx'
import { restoreVersion } from '#web/features/builder/history/restore-version.ts'
import { errorMessage } from '#web/lib/api/call-error.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Earlier versions of this resume; each can be previewed and restored. */
export default function VersionHistoryDialog({ onClose }: { onClose: () => void }) {
  const [chosen, choose] = useState<ListedVersion | null>(null)
  const { busy, restore } = useRestoring(onClose)
  const isOnServer = useResume(({ resumeId }) => resumeId !== null)
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        className="max-w-4xl!"
        title={<Trans>Version history</Trans>}
        description={
          isOnServer ? (
            <Trans>We keep your saves from the last 24 hours, then the last one of each day for a year.</Trans>
          ) : (
            <Trans>This browser keeps the last ten versions. Restoring one keeps your current version too.</Trans>
          )
        }
        footer={
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              look="primary"
              loading={busy}
              disabled={chosen === null}
              onClick={() => chosen && void restore(chosen)}
            >
              <Trans>Restore</Trans>
            </Button>
          </>
        }
      >
        <Versions chosen={chosen} onChoose={choose} />
      </DialogContent>
    </Dialog>
  )
}

type VersionsProps = { chosen: ListedVersion | null; onChoose: (version: ListedVersion | null) => void }

function Versions({ chosen, onChoose }: VersionsProps) {
  const asked = useVersions()
  if (asked.state === 'failed') return <VersionsUnavailable sentence={asked.sentence} onRetry={asked.retry} />
  if (asked.state === 'loading') return <ListSkeleton />
  if (asked.value.length === 0)
    return (
      <EmptyState icon={History} title={<Trans>No earlier versions yet</Trans>}>
        <Trans>Earlier versions appear here after you save changes.</Trans>
      </EmptyState>
    )
  return (
    <div className="grid gap-4 md:grid-cols-[15rem_minmax(0,1fr)]">
      {/* On a phone there is room for one of the two. */}
      <div className={clsx(chosen && 'max-md:hidden')}>
        <VersionList versions={asked.value} chosen={chosen} onChoose={onChoose} />
      </div>
      <div className={clsx('min-w-0', !chosen && 'max-md:hidden')}>
        <Button size="small" look="quiet" onClick={() => onChoose(null)} className="mb-2 -ms-3 md:hidden">
          <ArrowLeft aria-hidden />
          <Trans>All versions</Trans>
        </Button>
        {chosen ? (
          <VersionPreview key={chosen.key} version={chosen} />
        ) : (
          <p className="grid h-[55dvh] place-items-center rounded-lg bg-sunken p-6 text-center text-ink-soft">
            <Trans>Choose a version to preview it.</Trans>
          </p>
        )}
      </div>
    </div>
  )
}

function ListSkeleton() {
  const { t } = useLingui()
  return (
    <output aria-label={t`Loading`} className="grid gap-2">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} className="h-14 md:w-60" />
      ))}
    </output>
  )
}

function useRestoring(onClose: () => void) {
  const { t } = useLingui()
  const builder = useBuilder()
  const [busy, setBusy] = useState(false)
  async function restore(version: ListedVersion) {
    setBusy(true)
    try {
      await restoreVersion(builder, await version.read())
      onClose()
    } catch (error) {
      toast({ title: t`We couldn’t restore this version`, description: errorMessage(error), variant: 'destructive' })
    }
    setBusy(false)
  }
  return { busy, restore }
}
