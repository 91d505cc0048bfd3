import { useRef } from 'react'
import { clsx } from 'clsx'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Template } from '#shared/template/template.ts'
import { useIsDeferred } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { SAMPLE_PEOPLE } from '#web/features/templates/sample-people.ts'
import { templatePicture } from '#web/features/templates/template-picture.ts'
import { useSample } from '#web/features/templates/use-sample.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useNear } from '#web/lib/use-near.ts'
import { TemplateThumb } from '#web/preview/template-thumb.tsx'
import { LazyImage } from '#web/ui/lazy-image.tsx'

type LiveThumbProps = {
  template: Template
  /** A resume of the visitor's own, in place of the sample. */
  own?: ResumeContent | null
  className?: string
}

/** The first page of a template, rendered live; until the page is hydrated and has its sample, its picture is shown. */
export function LiveThumb({ template, own = null, className }: LiveThumbProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNear(frame)
  const isHydrated = useHydrated()
  const isAsleep = useIsDeferred() && !isHydrated
  const sample = useSample(template.id, isNear && !isAsleep && !own)
  const content = own ?? sample
  return (
    <div ref={frame} aria-hidden className={clsx('min-h-40', className)}>
      {content && !isAsleep ? (
        <TemplateThumb template={template} content={content} />
      ) : (
        SAMPLE_PEOPLE[template.id] && (
          <LazyImage
            {...templatePicture(template.name)}
            alt=""
            sizes="(min-width: 1024px) 304px, (min-width: 640px) 45vw, 88vw"
            className="h-auto w-full bg-paper"
          />
        )
      )}
    </div>
  )
}
