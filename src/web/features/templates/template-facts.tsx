import { Trans, useLingui } from '@lingui/react/macro'
import type { Template } from '#shared/template/template.ts'
import { isForAll, traitsOf } from '#shared/template/traits.ts'
import { AtsScore } from '#web/features/templates/ats-score.tsx'
import { CATEGORY_NAMES } from '#web/features/templates/categories.ts'
import { COLUMN_NAMES, OCCUPATION_NAMES, PHOTO_NAMES } from '#web/features/templates/trait-names.ts'
import { EXPANDED_HIT_AREA, TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** The measured score with a link to how it was measured; nothing until it has been. */
export function MeasuredScore({ template: { id, name, atsScore, publishedAt } }: { template: Template }) {
  const { t } = useLingui()
  if (atsScore === null) return null
  return (
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
  )
}

/** What people choose this template by. */
export function Traits({ template: { id, category } }: { template: Template }) {
  const { t } = useLingui()
  const traits = traitsOf(id)
  const rows: [string, string][] = [[t`Style`, t(CATEGORY_NAMES[category])]]
  if (traits) {
    const fields = traits.occupations.map((each) => t(OCCUPATION_NAMES[each]))
    rows.push(
      [t`Good for`, isForAll(traits) ? t`Any field` : fields.join(', ')],
      [t`Columns`, t(traits.columns === 2 ? COLUMN_NAMES.two : COLUMN_NAMES.one)],
      [t`Photo`, t(traits.photo ? PHOTO_NAMES.yes : PHOTO_NAMES.no)],
    )
  }
  return (
    <dl className="grid gap-3">
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-0.5">
          <dt className="text-xs text-ink-faint">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
