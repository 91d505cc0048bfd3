import { Suspense, useEffect, useRef, type ComponentType } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { EDITOR_TABS, type EditorTab } from '#web/features/builder/state/field-path.ts'
import { LinkDialog } from '#web/features/builder/form/fields/use-formatting.tsx'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { PanelUnavailable } from '#web/features/builder/panel/panel-unavailable.tsx'
import { PanelSkeleton } from '#web/features/builder/panel/panel-skeleton.tsx'
import { PersonalPanel } from '#web/features/builder/form/panels/personal-panel.tsx'
import { TAB_LABELS } from '#web/features/builder/state/tab-labels.ts'
import { fetchAhead, onDemand } from '#web/delivery/on-demand.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'

/** Panels that no one sees at first come with the first sign of life or when there is time, so that none waits. */
const PANELS = {
  experience: panel(() => import('#web/features/builder/form/panels/experience-panel.tsx')),
  education: panel(() => import('#web/features/builder/form/panels/education-panel.tsx')),
  skills: panel(() => import('#web/features/builder/form/panels/skills-panel.tsx')),
  projects: panel(() => import('#web/features/builder/form/panels/projects-panel.tsx')),
  more: panel(() => import('#web/features/builder/form/panels/more-panel.tsx')),
  design: panel(() => import('#web/features/builder/design/design-panel.tsx')),
}

function panel(load: () => Promise<{ default: ComponentType }>) {
  return onDemand(() => withPanelCatalog(load()), PanelUnavailable)
}

export function preloadPanels(): void {
  for (const { preload } of Object.values(PANELS)) void preload()
  void LinkDialog.preload()
}

/** Says under a field what may be a slip, once there is time for it. */
async function watchFields(store: BuilderStore) {
  const { noteSlips } = await withPanelCatalog(import('#web/features/builder/form/fields/note-slips.tsx'))
  noteSlips(store)
}

/** The form: one tab for each part of the resume. */
export function EditorTabs() {
  const { t } = useLingui()
  const { store } = useBuilder()
  const tab = useResume((state) => state.tab)
  const list = useRef<HTMLDivElement>(null)
  // On a narrow screen the tabs scroll sideways; one that was chosen elsewhere comes into sight.
  useEffect(() => {
    list.current?.querySelector('[data-state=active]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  useEffect(() => fetchAhead(preloadPanels), [])
  useEffect(() => fetchAhead(() => void watchFields(store)), [store])
  return (
    // The list of tabs offers only these values.
    <Tabs value={tab} onValueChange={(next) => store.setState({ tab: next as EditorTab })}>
      <div className={TAB_STRIP}>
        <TabList ref={list} aria-label={t`Resume sections`} className={TAB_ROW}>
          {EDITOR_TABS.map((each) => (
            <Tab key={each} value={each} className={TAB}>
              {t(TAB_LABELS[each])}
            </Tab>
          ))}
        </TabList>
      </div>
      {EDITOR_TABS.map((each) => (
        <TabPanel key={each} value={each} className="px-4 pt-5 pb-16 sm:px-6 sm:pt-3">
          <div className="mx-auto grid max-w-3xl gap-8">{tab === each && <Panel tab={each} />}</div>
        </TabPanel>
      ))}
    </Tabs>
  )
}

/** On a phone from edge to edge, so that a cut tab shows that there are more. */
export const TAB_STRIP = 'sticky top-(--header) z-20 bg-desk sm:px-6 sm:py-3 lg:top-0'
export const TAB_ROW = 'mx-auto max-w-3xl max-sm:rounded-none max-sm:px-4'

/** They grow to fill the row, so their own room matters only where the form is narrow: beside paper and score. */
const TAB = 'lg:px-1!'

function Panel({ tab }: { tab: EditorTab }) {
  if (tab === 'personal') return <PersonalPanel />
  const { Content } = PANELS[tab]
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <Content />
    </Suspense>
  )
}
