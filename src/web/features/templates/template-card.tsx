import { Trans, useLingui } from '@lingui/react/macro'
import { Maximize2 } from 'lucide-react'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Template } from '#shared/template/template.ts'
import { Claims } from '#web/features/claims/claims.tsx'
import type { ShownClaims } from '#web/features/claims/load-claims.ts'
import { CATEGORY_NAMES } from '#web/features/templates/categories.ts'
import { TemplateDescription } from '#web/features/templates/template-description.tsx'
import { MeasuredScore } from '#web/features/templates/template-facts.tsx'
import { LiveThumb } from '#web/features/templates/live-thumb.tsx'
import { usePriceOf } from '#web/features/plans/use-rights.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type TemplateCardProps = {
  template: Template
  claims?: ShownClaims | undefined
  /** A resume of the visitor's own, shown in place of the sample. */
  own: ResumeContent | null
  onEnlarge: (id: number) => void
}

export function TemplateCard({ template, claims, own, onEnlarge }: TemplateCardProps) {
  const { t } = useLingui()
  const { id, name, category, isPremium, publishedAt } = template
  const premiumPrice = usePriceOf('premiumTemplates')
  const price = isPremium ? premiumPrice : null
  return (
    <article className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface">
      <div className="group relative bg-bench px-6 pt-6">
        {/* The page ends in the card's edge: the rest of the template is a click away. */}
        <div className="overflow-hidden rounded-t-sm shadow-paper">
          <LiveThumb template={template} own={own} className="-mb-[12%]" />
        </div>
        <button
          type="button"
          aria-label={t`Enlarge ${name}`}
          onClick={() => onEnlarge(id)}
          className="absolute inset-0 cursor-zoom-in focus-visible:-outline-offset-2"
        >
          <span className="absolute top-3 inset-e-3 grid size-9 place-items-center rounded-full border border-line bg-surface text-ink-soft transition-colors group-hover:text-ink">
            <Maximize2 aria-hidden className="size-4" />
          </span>
        </button>
      </div>
      <div className="relative flex grow flex-col gap-3 border-t border-line bg-surface p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-base">{name}</h2>
          <span className="flex flex-wrap justify-end gap-1">
            {price && <Badge tone="accent">{t`Premium`}</Badge>}
            <Badge>{publishedAt ? t`Made by people of this site` : t(CATEGORY_NAMES[category])}</Badge>
          </span>
        </div>
        <p className="grow text-sm text-ink-soft">
          <TemplateDescription template={template} />
        </p>
        <Claims claims={claims} of={['rating']} />
        {price && (
          <p className="text-sm text-ink-soft">
            <Trans>Free to edit. PDF and Word: {price}.</Trans>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <MeasuredScore template={template} />
          <LinkButton
            to={`/resume-builder?template=${id}`}
            look="primary"
            size="small"
            aria-label={t`Use This Template: ${name}`}
          >
            <Trans>Use This Template</Trans>
          </LinkButton>
        </div>
      </div>
    </article>
  )
}
