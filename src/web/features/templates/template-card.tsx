import { Trans, useLingui } from '@lingui/react/macro'
import type { Template } from '#shared/template/template.ts'
import { Claims } from '#web/features/claims/claims.tsx'
import type { ShownClaims } from '#web/features/claims/load-claims.ts'
import { AtsScore } from '#web/features/templates/ats-score.tsx'
import { CATEGORY_NAMES } from '#web/features/templates/categories.ts'
import { LiveThumb } from '#web/features/templates/live-thumb.tsx'
import { usePriceOf } from '#web/features/plans/use-rights.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { EXPANDED_HIT_AREA, TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

type TemplateCardProps = { template: Template; claims?: ShownClaims | undefined }

export function TemplateCard({ template, claims }: TemplateCardProps) {
  const { t } = useLingui()
  const { id, name, description, category, atsScore, isPremium, publishedAt } = template
  const premiumPrice = usePriceOf('premiumTemplates')
  const price = isPremium ? premiumPrice : null
  return (
    <article className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface">
      <div className="bg-bench px-6 pt-6">
        {/* The page ends in the card's edge: the rest of the template is a click away. */}
        <div className="overflow-hidden rounded-t-sm shadow-paper">
          <LiveThumb template={template} className="-mb-[12%]" />
        </div>
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
          {description.trim() ? (
            <span lang={publishedAt ? undefined : 'en'}>{description}</span>
          ) : (
            !publishedAt && <Trans>Professional template optimized for ATS compatibility</Trans>
          )}
        </p>
        <Claims claims={claims} of={['rating']} />
        {price && (
          <p className="text-sm text-ink-soft">
            <Trans>Free to edit. PDF and Word: {price}.</Trans>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {atsScore !== null && (
            <div className="grid gap-1">
              <AtsScore percent={atsScore} />
              <Link
                to={publishedAt ? '/how-we-measure' : `/how-we-measure#template-${id}`}
                aria-label={t`How we measured ${name}`}
                className={`text-xs ${TEXT_LINK} ${EXPANDED_HIT_AREA}`}
              >
                <Trans>How we measured</Trans>
              </Link>
            </div>
          )}
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
