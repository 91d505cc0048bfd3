import { useState, type RefObject } from 'react'
import { Trans } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import { sampleContent } from '#shared/template/samples.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { TemplateThumb } from '#web/preview/template-thumb.tsx'

/** Covers the paper until something is written: a faint example in the chosen template, the one of the form's hints. */
export function GhostPaper({ pane }: { pane: RefObject<HTMLElement | null> }) {
  const { templates } = useBuilder()
  const templateId = useResume((state) => state.templateId)
  const design = useResume(({ content }) => content.design)
  const [pages] = useState(() => pane.current?.querySelector(':scope > section > div'))
  const [sample] = useState(() => sampleContent('short'))
  return (
    <>
      {pages &&
        createPortal(
          // It hides the lines that a template draws around nothing.
          <div inert aria-hidden className="pointer-events-none absolute inset-x-0 top-0 bg-paper">
            <TemplateThumb
              template={templates.find(({ id }) => id === templateId) ?? null}
              content={design ? { ...sample, design } : sample}
              className="opacity-20 grayscale"
            />
          </div>,
          pages,
        )}
      <p className="pointer-events-none absolute inset-x-0 z-1 top-48 mx-auto w-fit max-w-[80%] rounded-lg border border-line bg-raised px-4 py-2 text-center text-sm text-ink-soft">
        <Trans>Your resume appears here as you type.</Trans>
      </p>
    </>
  )
}
