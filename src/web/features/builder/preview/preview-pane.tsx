import { memo, useRef, useState } from 'react'
import { clsx } from 'clsx'
import { PAPER_SIZES } from '#shared/template/document.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { rememberedZoom, STRIP_FROM } from '#web/features/builder/preview/zoom.ts'
import { BlankPage } from '#web/features/builder/preview/blank-page.tsx'
import { PromoSlot } from '#web/features/builder/interview/promo-slot.tsx'
import { useMatchedWords } from '#web/features/builder/score/use-matched-words.ts'
import { whenIdle } from '#web/delivery/on-demand.ts'
import { useWidth } from '#web/lib/use-width.ts'
import { ResumePreview } from '#web/preview/resume-preview.tsx'

/** The specification's scale; on a narrow screen the page fits the width instead. */
const ZOOM = 0.75
const MARGIN = 16

const PreviewTools = whenIdle(() => withPanelCatalog(import('#web/features/builder/preview/preview-tools.tsx')))

/** The paper beside the form. A click on it opens the field; the field being edited is marked on it. */
export const PreviewPane = memo(function PreviewPane({ onFieldClick }: { onFieldClick?: () => void }) {
  const { store, templates } = useBuilder()
  const content = useResume((state) => state.content)
  const templateId = useResume((state) => state.templateId)
  const activeField = useResume((state) => state.activeField)
  const isLong = useResume(({ pages }) => pages !== null && pages >= STRIP_FROM)
  const words = useMatchedWords()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [chosen, choose] = useState(rememberedZoom)
  const fit = ((width ?? 0) - 2 * MARGIN) / PAPER_SIZES[content.design?.paper ?? 'a4'].width
  const zoom = chosen === 'fit' ? fit : (chosen ?? Math.min(ZOOM, fit))
  return (
    // The tools have their place before they are there, so that nothing moves.
    <div
      ref={frame}
      className={clsx('relative flex h-full min-h-0 flex-col bg-bench pt-4', isLong ? 'lg:pt-20' : 'lg:pt-10')}
    >
      <PreviewTools pane={frame} zoom={zoom} fit={fit} onZoom={choose} />
      {/* Pages are measured, which a server cannot; until they are, the sheet is blank. */}
      {width === null ? (
        <BlankPage />
      ) : (
        <ResumePreview
          content={content}
          template={templates.find(({ id }) => id === templateId) ?? null}
          zoom={zoom}
          activeField={activeField}
          words={words}
          onFieldClick={(path) => {
            onFieldClick?.()
            focusField(store, path)
          }}
          onLayout={({ pages, fitted }) => store.setState({ pages, fitted })}
          below={<PromoSlot className="mx-auto mb-6 hidden lg:flex" />}
        />
      )}
    </div>
  )
})
