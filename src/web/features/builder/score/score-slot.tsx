import { Suspense, useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { PanelUnavailable } from '#web/features/builder/panel/panel-unavailable.tsx'
import { PanelSkeleton } from '#web/features/builder/panel/panel-skeleton.tsx'
import { SCORE_PANEL } from '#web/features/builder/score/score-button.tsx'
import { PanelProvider, type Panel } from '#web/features/builder/score/use-panel.ts'
import { fetchAhead, onDemand } from '#web/delivery/on-demand.ts'

const ScorePanel = onDemand(
  () => withPanelCatalog(import('#web/features/builder/score/score-panel.tsx')),
  PanelUnavailable,
)

/** Where the score is shown: a column beside the preview, or a separate view on a narrow screen. */
export function ScoreSlot({ isView, panel }: { isView: boolean; panel: Panel }) {
  const { t } = useLingui()
  useEffect(() => fetchAhead(() => void ScorePanel.preload()), [])
  return (
    <aside
      id={SCORE_PANEL}
      aria-label={t`ATS compatibility`}
      className={clsx(
        'relative min-h-0 border-line bg-desk lg:border-s lg:max-xl:col-start-2 lg:max-xl:row-start-1 lg:overflow-y-auto',
        !isView && 'max-lg:hidden',
        !panel.isOpen && 'lg:hidden',
      )}
    >
      {(isView || panel.isOpen) && (
        <PanelProvider value={panel}>
          <Suspense
            fallback={
              <div className="p-5">
                <PanelSkeleton />
              </div>
            }
          >
            <ScorePanel.Content />
          </Suspense>
        </PanelProvider>
      )}
    </aside>
  )
}
