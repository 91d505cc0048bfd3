import { Trans } from '@lingui/react/macro'
import { ArrowUpDown, Check, PencilLine, X } from 'lucide-react'
import type { FieldRead } from '#shared/ats/compare-fields.ts'
import type { ReaderName } from '#shared/parse/items.ts'

export type FieldByReader = { readonly reader: ReaderName; readonly field: FieldRead; readonly isOutOfOrder: boolean }

/** Whether a reader got a field as it was typed, at its place. */
export const isKept = ({ field, isOutOfOrder }: FieldByReader): boolean => field.fate === 'kept' && !isOutOfOrder

/** The outcome of one field: said once where all readers agree. */
export function FieldResult({ readers }: { readers: readonly FieldByReader[] }) {
  if (readers.every(isKept))
    return (
      <p className="flex items-center gap-2 text-ink-soft">
        <Check aria-hidden className="size-4 shrink-0 text-good" />
        <Trans>Kept</Trans>
      </p>
    )
  return readers.map((read) => <Fate key={read.reader} {...read} />)
}

function Fate({ reader, field, isOutOfOrder }: FieldByReader) {
  const [Icon, colour] = isOutOfOrder && field.fate === 'kept' ? LOOKS.moved : LOOKS[field.fate]
  return (
    <p className="flex gap-2 text-ink-soft">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${colour}`} />
      <span className="wrap-anywhere">
        <span className="font-medium text-ink">{reader}</span>{' '}
        {field.fate === 'kept' && !isOutOfOrder && <Trans>found it unchanged</Trans>}
        {field.fate === 'changed' && <Trans>read “{field.read}”</Trans>}
        {field.fate === 'lost' && <Trans>didn’t find it</Trans>}
        {isOutOfOrder && <Trans> found it out of order</Trans>}
      </span>
    </p>
  )
}

const LOOKS = {
  kept: [Check, 'text-good'],
  changed: [PencilLine, 'text-warn'],
  lost: [X, 'text-bad'],
  moved: [ArrowUpDown, 'text-warn'],
} as const
