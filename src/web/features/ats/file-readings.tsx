import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Analysis } from '#shared/contract/ats.ts'

/** What readers of different makers got from the exported PDF itself, field by field. */
export function FileReadings({ readings }: { readings: Analysis['file'] }) {
  return (
    <ul className="grid gap-3">
      {readings.map((reading) => (
        <Reading key={reading.reader} {...reading} />
      ))}
    </ul>
  )
}

function Reading({ reader, fields, changed, lost, misplaced }: Analysis['file'][number]) {
  const isWhole = changed.length + lost.length + misplaced.length === 0
  const Icon = isWhole ? CircleCheck : TriangleAlert
  return (
    <li className="flex items-start gap-2.5 text-sm">
      <Icon aria-hidden className={isWhole ? 'mt-0.5 size-4 shrink-0 text-good' : 'mt-0.5 size-4 shrink-0 text-warn'} />
      <div className="grid gap-0.5">
        <p className="font-medium">{reader}</p>
        <p className="text-ink-soft tabular-nums">
          {isWhole ? (
            <Plural
              value={fields}
              one="The # field was read as you typed it."
              other="All # fields were read as you typed them."
            />
          ) : (
            <Trans>
              Of {fields} fields, {lost.length} were lost, {changed.length} were read otherwise and {misplaced.length}{' '}
              stand elsewhere.
            </Trans>
          )}
        </p>
      </div>
    </li>
  )
}
