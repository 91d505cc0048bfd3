import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { MEASURES, type MeasuredTemplate, type MeasureName } from '#shared/template/rubric.ts'
import { MEASURE_LABELS } from '#web/features/templates/measured/measure-labels.ts'
import { AtsScore } from '#web/features/templates/ats-score.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

// The keys name every measure and nothing else.
const NAMES = Object.keys(MEASURES) as MeasureName[]

/** One row for each template, to be linked to. A narrow window scrolls it sideways, also by keyboard from its links. */
export function MeasuresTable({ templates }: { templates: readonly MeasuredTemplate[] }) {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`Measurements by template`}
      className="overflow-x-auto rounded-xl border border-line bg-surface"
    >
      <table className="w-full border-collapse text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line align-bottom text-ink-soft">
            <HeadCell isFirst>
              <Trans>Template</Trans>
            </HeadCell>
            <HeadCell>
              <Trans>Lowest</Trans>
            </HeadCell>
            {NAMES.map((measure) => (
              <HeadCell key={measure}>{t(MEASURE_LABELS[measure].name)}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {templates.map((template) => (
            <Row key={template.name} template={template} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const HeadCell = ({ isFirst = false, children }: { isFirst?: boolean; children: ReactNode }) => (
  <th scope="col" className={clsx('p-3 font-medium', isFirst && NAME)}>
    {children}
  </th>
)

/** The names stay in place while the figures scroll. Their line is a shadow: a table border would scroll. */
const NAME = 'sticky inset-s-0 bg-surface max-md:shadow-[calc(1px*var(--forward))_0_var(--line)]'

function Row({ template: { id, name, atsScore, measures } }: { template: MeasuredTemplate }) {
  const { i18n } = useLingui()
  // Rounded down: 99.96% is not all.
  const percent = (share: number) =>
    i18n.number(Math.floor(share * 1000) / 1000, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <tr
      id={id === null ? undefined : `template-${id}`}
      className="group border-b border-line last:border-0 target:bg-accent-soft"
    >
      <th scope="row" className={clsx('p-3 text-start font-medium group-target:bg-accent-soft', NAME)}>
        <Link to={id === null ? '/resume-builder' : `/resume-builder?template=${id}`} className={TEXT_LINK}>
          {id === null ? <Trans>No template</Trans> : name}
        </Link>
      </th>
      <td className="p-3 whitespace-nowrap">
        <AtsScore percent={atsScore} isNamed />
      </td>
      {NAMES.map((measure) => (
        <td key={measure} className="p-3">
          {percent(MEASURES[measure](measures))}
        </td>
      ))}
    </tr>
  )
}
