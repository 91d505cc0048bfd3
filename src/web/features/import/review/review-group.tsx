import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { ReviewEntry, ReviewGroup as Group } from '#shared/import/review.ts'
import { fieldAt, type FieldPath } from '#shared/resume/fields.ts'
import { ReviewControl } from '#web/features/import/review/review-control.tsx'
import type { ReviewState } from '#web/features/import/review/use-review.ts'
import { useReviewLabels } from '#web/features/import/review/use-labels.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

type Props = { review: ReviewState; group: Group; onFocus: (path: FieldPath) => void }

/** A section of the resume as it was read: its fields, or its entries, each of which can be left out. */
export function ReviewGroup({ review, group, onFocus }: Props) {
  const words = useReviewLabels()
  return (
    <section className="grid gap-3">
      <h3 className="text-base font-semibold">{words.ofGroup(group)}</h3>
      {group.entries.map((entry, index) =>
        // An entry of a list can be left out.
        /\.\d+$/.test(entry.key) ? (
          <EntryFrame key={entry.key} review={review} entry={entry} name={`${words.ofGroup(group)} ${index + 1}`}>
            <Fields review={review} entry={entry} onFocus={onFocus} />
          </EntryFrame>
        ) : (
          <Fields key={entry.key} review={review} entry={entry} onFocus={onFocus} />
        ),
      )}
    </section>
  )
}

type EntryProps = { review: ReviewState; entry: ReviewEntry; name: string; children: ReactNode }

function EntryFrame({ review, entry: { key, fields }, name, children }: EntryProps) {
  const isOut = review.leftOut.has(key)
  const first = fields
    .map(({ path }) => fieldAt(review.content, path))
    .find((value) => typeof value === 'string' && value)
  return (
    <fieldset className="grid gap-3 rounded-xl border border-line bg-surface p-4">
      <legend className="sr-only">{name}</legend>
      <Checkbox
        label={<Trans>Import: {first ?? name}</Trans>}
        checked={!isOut}
        onCheckedChange={(isTaken) => review.leave(key, !isTaken)}
        className="wrap-anywhere"
      />
      <div className={clsx(isOut && 'hidden')}>{children}</div>
    </fieldset>
  )
}

function Fields({ review, entry, onFocus }: { review: ReviewState; entry: ReviewEntry; onFocus: Props['onFocus'] }) {
  const words = useReviewLabels()
  return (
    <div className="grid content-start gap-4 sm:grid-cols-2">
      {entry.fields.map((field) => (
        <ReviewControl
          key={`${field.path} ${review.puts[field.path] ?? 0}`}
          field={field}
          label={words.ofField(field.name)}
          value={fieldAt(review.content, field.path)}
          mark={review.markFor(field.path)}
          isTooLong={review.tooLong.has(field.path)}
          onEdit={review.edit}
          onFocus={onFocus}
        />
      ))}
    </div>
  )
}
