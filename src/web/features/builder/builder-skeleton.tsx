import { Trans } from '@lingui/react/macro'
import { PanelSkeleton } from '#web/features/builder/panel-skeleton.tsx'
import { BlankSheet } from '#web/features/builder/parts/blank-sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of the builder while a resume is read. */
export function BuilderSkeleton() {
  return (
    <div className="flex grow flex-col lg:h-[calc(100dvh-var(--header))] lg:grow-0">
      <div className="flex h-14 items-center gap-4 border-b border-line bg-surface px-4 sm:px-6">
        <h1 className="text-sm">
          <Trans>Create Resume</Trans>
        </h1>
        <Skeleton className="h-9 w-72" />
      </div>
      <div className="grid grow lg:grid-cols-[minmax(0,1fr)_minmax(24rem,41rem)]">
        <div className="px-4 py-6 sm:px-6">
          <div className="mx-auto max-w-3xl">
            <PanelSkeleton />
          </div>
        </div>
        <div className="hidden border-l border-line p-4 lg:block">
          <BlankSheet />
        </div>
      </div>
    </div>
  )
}
