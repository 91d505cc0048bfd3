import { Suspense } from 'react'
import { Plural } from '@lingui/react/macro'
import { useResume } from '#web/features/builder/state/builder-context.tsx'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { onDemand } from '#web/delivery/on-demand.ts'

const FitOffer = onDemand(
  () => withPanelCatalog(import('#web/features/builder/design/fit-offer.tsx')),
  () => null,
)

/** How many pages a resume takes, and an offer to save the last one where that is easy. */
export function PageCount() {
  const pages = useResume((state) => state.pages)
  const isFitted = useResume(({ content }) => content.design?.fitPages !== undefined)
  if (pages === null) return null
  return (
    <>
      <span tabIndex={-1} className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
        <Plural value={pages} one="# page" other="# pages" />
      </span>
      {pages > 1 && !isFitted && (
        <Suspense>
          <FitOffer.Content pages={pages} />
        </Suspense>
      )}
    </>
  )
}
