import { useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { PAPER_SIZES } from '#shared/template/document.ts'
import type { Template } from '#shared/template/template.ts'
import { usePriceOf } from '#web/features/plans/use-rights.ts'
import { TemplateDescription } from '#web/features/templates/template-description.tsx'
import { MeasuredScore, Traits } from '#web/features/templates/template-facts.tsx'
import { useSample } from '#web/features/templates/use-sample.ts'
import { useWidth } from '#web/lib/use-width.ts'
import { ResumePreview } from '#web/preview/resume-preview.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type EnlargedTemplateProps = {
  template: Template
  /** A resume of the visitor's own, in place of the sample. */
  own: ResumeContent | null
  onClose: () => void
}

/** All pages of a template, as large as there is room, and what is known of it. */
export function EnlargedTemplate({ template, own, onClose }: EnlargedTemplateProps) {
  const sample = useSample(template.id, !own)
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={template.name}
        description={<TemplateDescription template={template} />}
        footer={<Actions template={template} />}
        className="sm:max-w-[76rem] max-sm:h-dvh max-sm:max-h-dvh max-sm:w-screen max-sm:rounded-none max-sm:border-0"
      >
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <Pages template={template} content={own ?? sample} />
          <div className="grid content-start gap-6 lg:sticky lg:top-0 lg:self-start">
            <Traits template={template} />
            <MeasuredScore template={template} />
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** From this part of the actual size on, there is nothing to enlarge. */
const NEARLY_ACTUAL = 0.9

/** The pages fit their place; where that makes them small, they can be read in their actual size. */
function Pages({ template, content }: { template: Template; content: ResumeContent | null }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [isActual, setActual] = useState(false)
  const fit = Math.min(1, (width ?? 0) / PAPER_SIZES[content?.design?.paper ?? 'a4'].width)
  return (
    <div className="-mx-6 grid content-start gap-3 bg-bench px-2 py-4 sm:mx-0 sm:rounded-lg sm:px-4">
      {width !== null && fit < NEARLY_ACTUAL && (
        <Button size="small" onClick={() => setActual(!isActual)} className="sticky top-2 z-10 me-1 justify-self-end">
          {isActual ? <Trans>Fit to width</Trans> : <Trans>Actual size</Trans>}
        </Button>
      )}
      <div ref={frame} className="min-w-0">
        {content && width !== null ? (
          <ResumePreview content={content} template={template} zoom={isActual ? 1 : fit} />
        ) : (
          <Skeleton className="aspect-[210/297] w-full" />
        )}
      </div>
    </div>
  )
}

function Actions({ template: { id, name, isPremium } }: { template: Template }) {
  const { t } = useLingui()
  const premiumPrice = usePriceOf('premiumTemplates')
  return (
    <>
      {isPremium && premiumPrice && (
        <p className="text-sm text-ink-soft sm:me-auto sm:self-center">
          <Trans>Free to edit. PDF and Word: {premiumPrice}.</Trans>
        </p>
      )}
      <LinkButton to={`/resume-builder?template=${id}`} look="primary" aria-label={t`Use This Template: ${name}`}>
        <Trans>Use This Template</Trans>
      </LinkButton>
    </>
  )
}
