import { useLingui } from '@lingui/react/macro'
import { Eye, Gauge, PenLine } from 'lucide-react'
import { DownloadMenu } from '#web/features/builder/download/download-menu.tsx'
import { SaveButton } from '#web/features/builder/saving/save-button.tsx'
import { SCORE_PANEL } from '#web/features/builder/score/score-button.tsx'
import { useScore } from '#web/features/builder/score/scoring.ts'
import { shownLabel } from '#web/features/score/score-labels.ts'
import { Tab, TabList, Tabs } from '#web/ui/tabs.tsx'
import type { View } from '#web/features/builder/score/use-panel.ts'

/** On narrow screens: form, paper or score and what to do with it, where the thumb is. */
export function BottomBar({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useLingui()
  const score = useScore((state) => state.score)
  const look = score && shownLabel(score)
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-2 border-t border-line bg-surface px-4 max-[23rem]:px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
      {/* The list of tabs offers only these values. */}
      <Tabs
        value={view}
        onValueChange={(next) => onView(next as View)}
        className="min-w-0 max-w-sm grow"
        activationMode="manual"
      >
        <TabList aria-label={t`Edit, preview, or score`}>
          <Tab value="edit" aria-controls="builder-form" className={TAB}>
            <PenLine aria-hidden />
            {t`Edit`}
          </Tab>
          <Tab value="preview" aria-controls="builder-paper" className={TAB}>
            <Eye aria-hidden />
            {t`Preview`}
          </Tab>
          <Tab value="score" aria-controls={SCORE_PANEL} className={TAB}>
            <Gauge aria-hidden />
            <span>
              {t`Score`}
              {look?.number === null && <span className="max-sm:sr-only"> · {t(look.label)}</span>}
              {typeof look?.number === 'number' && <span className="tabular-nums"> {look.number}</span>}
            </span>
          </Tab>
        </TabList>
      </Tabs>
      {/* Where the tabs need the room, the words of the button wrap. */}
      <div className="flex shrink-[9999] items-center gap-2">
        <DownloadMenu />
        <SaveButton className="shrink! leading-tight! whitespace-normal! max-sm:px-1! max-sm:text-xs!" />
      </div>
    </div>
  )
}

/** On a phone the word is below its picture, or three have no room. */
const TAB = 'px-1! max-sm:flex-col max-sm:gap-0.5! max-sm:px-0.5! max-sm:text-xs! max-sm:tracking-tight'
