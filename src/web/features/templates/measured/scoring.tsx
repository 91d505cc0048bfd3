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
