import { Trans } from '@lingui/react/macro'
import { BAR } from '#web/features/builder/builder-bar.tsx'
import { TAB_ROW, TAB_STRIP } from '#web/features/builder/editor-tabs.tsx'
import { PanelSkeleton } from '#web/features/builder/panel/panel-skeleton.tsx'
import { BlankPage } from '#web/features/builder/preview/blank-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of the builder while a resume is read. */
export function BuilderSkeleton() {
  return (
    <div className="flex grow flex-col lg:h-[calc(100dvh-var(--header))] lg:grow-0">
      <div className={BAR}>
        <h1 className="col-span-2 text-xs whitespace-nowrap sm:text-sm">
          <Trans>Edit Resume</Trans>
        </h1>
        <Skeleton className="h-11 sm:w-72 md:h-9" />
      </div>
      <div className="grid grow lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(24rem,41rem)]">
        <div>
          <div className={TAB_STRIP}>
            <Skeleton className={`h-13 md:h-10 ${TAB_ROW}`} />
          </div>
          <div className="px-4 pt-5 sm:px-6 sm:pt-3">
            <div className="mx-auto max-w-3xl">
              <PanelSkeleton />
            </div>
          </div>
        </div>
        <div className="hidden border-s border-line bg-bench p-4 lg:block">
          <BlankPage />
        </div>
      </div>
    </div>
  )
}
