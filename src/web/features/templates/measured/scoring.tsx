import { Trans, useLingui } from '@lingui/react/macro'
import { MEASURE_LABELS } from '#web/features/templates/measured/measure-labels.ts'

/** What is counted for each measure. */
export function Scoring() {
  const { t } = useLingui()
  return (
    <dl className="grid gap-5">
      {Object.entries(MEASURE_LABELS).map(([measure, { name, about }]) => (
        <div key={measure} className="grid gap-1">
          <dt className="font-semibold">{t(name)}</dt>
          <dd className="text-ink-soft">{t(about)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the numbers do not say. */
export function Limits() {
  return (
    <ul className="grid list-disc gap-3 ps-5 text-ink-soft">
      <li>
        <Trans>
          There are many applicant tracking systems, and we don’t have access to any of them. Anyone can install the
          programs we use. They show whether a file is easy to read, not what a particular employer’s system does with
          it.
        </Trans>
      </li>
      <li>
        <Trans>
          Our own parser was written by the people who made the templates. That’s why we use other programs, too.
        </Trans>
      </li>
      <li>
        <Trans>
          The other parser is a small program from 2018 that only knows English headings. We include it because it knows
          nothing about our templates.
        </Trans>
      </li>
      <li>
        <Trans>
          We made up the resumes. Yours may contain something that none of them do, so check your own file with the
          X-ray.
        </Trans>
      </li>
      <li>
        <Trans>
          A score is about the file, not about you. What your resume says and who you send it to matter far more.
        </Trans>
      </li>
    </ul>
  )
}
