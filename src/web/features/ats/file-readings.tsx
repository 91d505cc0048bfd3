import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { Analysis } from '#shared/contract/ats.ts'

/** What different text extractors got from the exported PDF, field by field. */
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
            <Troubles fields={fields} lost={lost.length} changed={changed.length} misplaced={misplaced.length} />
          )}
        </p>
      </div>
    </li>
  )
}

type TroublesProps = { fields: number; lost: number; changed: number; misplaced: number }

/** Lists only the problems that occurred. */
function Troubles({ fields, lost, changed, misplaced }: TroublesProps) {
  const { t, i18n } = useLingui()
  const troubles = [
    lost > 0 && t`${plural(lost, { one: '# was lost', other: '# were lost' })}`,
    changed > 0 && t`${plural(changed, { one: '# was read differently', other: '# were read differently' })}`,
    misplaced > 0 && t`${plural(misplaced, { one: '# is in the wrong place', other: '# are in the wrong place' })}`,
  ].filter((trouble) => trouble !== false)
  const all = new Intl.ListFormat(i18n.locale).format(troubles)
  return t`Of ${plural(fields, { one: '# field', other: '# fields' })}, ${all}.`
}
