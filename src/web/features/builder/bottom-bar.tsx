import { useLingui } from '@lingui/react/macro'
import { Eye, PenLine } from 'lucide-react'
import { DownloadMenu } from '#web/features/builder/parts/download-menu.tsx'
import { SaveButton } from '#web/features/builder/parts/save-button.tsx'
import { Tab, TabList, Tabs } from '#web/ui/tabs.tsx'

/** What a narrow screen shows of the two. */
export type View = 'edit' | 'preview'

/** On narrow screens: form or paper and what to do with it, where the thumb is. */
export function BottomBar({ view, onView }: { view: View; onView: (view: View) => void }) {
  const { t } = useLingui()
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-2 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
      {/* The list of tabs offers only these values. */}
      <Tabs
        value={view}
        onValueChange={(next) => onView(next as View)}
        className="min-w-0 max-w-sm grow"
        activationMode="manual"
      >
        <TabList aria-label={t`Edit or preview`}>
          <Tab value="edit" aria-controls="builder-form" className="px-2!">
            <PenLine aria-hidden />
            {t`Edit`}
          </Tab>
          <Tab value="preview" aria-controls="builder-paper" className="px-2!">
            <Eye aria-hidden />
            {t`Preview`}
          </Tab>
        </TabList>
      </Tabs>
      <div className="flex items-center gap-2">
        <DownloadMenu />
        <SaveButton />
      </div>
    </div>
  )
}
