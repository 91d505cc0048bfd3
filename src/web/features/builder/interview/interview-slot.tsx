import { Suspense, useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { PanelUnavailable } from '#web/features/builder/panel/panel-unavailable.tsx'
import { PanelSkeleton } from '#web/features/builder/panel/panel-skeleton.tsx'
import { loadMessages, type Catalogs } from '#web/lib/i18n.ts'
import { fetchAhead, onDemand } from '#web/delivery/on-demand.ts'

// A separate catalog: without an interview, its texts are not loaded.
const catalogs: Catalogs = import.meta.glob<{ messages: Record<string, string> }>('/locales/*/interview.po')

const InterviewPanel = onDemand(async () => {
  const [panel] = await Promise.all([
    import('#web/features/builder/interview/panel/interview-panel.tsx'),
    loadMessages(catalogs),
  ])
  return panel
}, PanelUnavailable)

export const preloadInterview = (): void => void InterviewPanel.preload()

/** The interview, shown instead of the form. */
export function InterviewSlot() {
  const { t } = useLingui()
  return (
    <section aria-label={t`AI Interview`} data-own-undo className="mx-auto grid max-w-3xl px-4 pt-5 pb-16 sm:px-6">
      <Suspense fallback={<PanelSkeleton />}>
        <InterviewPanel.Content />
      </Suspense>
    </section>
  )
}

/** Preloads it when the browser is idle, so that it opens offline too. */
export function usePreloadInterview(): void {
  useEffect(() => fetchAhead(preloadInterview), [])
}
