import type { Template } from '#shared/template/template.ts'
import { useIsDeferred } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { templatePicture } from '#web/features/templates/template-picture.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { TemplateThumb } from '#web/preview/template-thumb.tsx'
import { LazyImage } from '#web/ui/lazy-image.tsx'

/** Ids from here on are the administrator's own templates, of which no one has made pictures. */
const FIRST_OPERATOR_ID = 1000

/** The first page of a template, rendered live; until the page is hydrated, its picture is shown. */
export function LiveThumb({ template, className }: { template: Template; className?: string }) {
  const isHydrated = useHydrated()
  const isAsleep = useIsDeferred() && !isHydrated
  if (!isAsleep || template.id >= FIRST_OPERATOR_ID)
    return <TemplateThumb template={template} {...(className && { className })} />
  return (
    <div aria-hidden className={className}>
      <LazyImage
        {...templatePicture(template.name)}
        alt=""
        sizes="(min-width: 1024px) 304px, (min-width: 640px) 45vw, 88vw"
        className="h-auto w-full bg-paper"
      />
    </div>
  )
}
