import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { POINTS } from '#shared/template/rubric.ts'
import { MEASURE_LABELS, type MeasureName } from '#web/features/templates/measured/measure-labels.ts'

/** What is counted, and how many points each part can give. */
export function Scoring() {
  const { t } = useLingui()
  return (
    <dl className="grid gap-5">
      {Object.entries(POINTS).map(([measure, points]) => {
        // The points name every measure and nothing else.
        const { name, about } = MEASURE_LABELS[measure as MeasureName]
        return (
          <div key={measure} className="grid gap-1">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{t(name)}</span>
              <span className="text-sm text-ink-soft tabular-nums">
                <Plural value={points} one="up to # point" other="up to # points" />
              </span>
            </dt>
            <dd className="text-ink-soft">{t(about)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What the numbers do not say. */
export function Limits() {
  return (
    <ul className="grid list-disc gap-3 pl-5 text-ink-soft">
      <li>
        <Trans>
          There are many applicant tracking systems, and we have none of them. The programs here are ones that anybody
          can install. They show whether a file is easy to read, not what one employer’s system does with it.
        </Trans>
      </li>
      <li>
        <Trans>
          Our own parser was written by the people who made the templates. That is why others are asked as well.
        </Trans>
      </li>
      <li>
        <Trans>
          The other parser is a small one of 2018 that knows English headings only. It is here because it knows nothing
          of our templates.
        </Trans>
      </li>
      <li>
        <Trans>
          The resumes are invented by us. Yours may hold something that none of them does: look at your own file with
          the X-ray.
        </Trans>
      </li>
      <li>
        <Trans>
          A score is about the file, not about you. What your resume says, and to whom you send it, matters far more.
        </Trans>
      </li>
    </ul>
  )
}
