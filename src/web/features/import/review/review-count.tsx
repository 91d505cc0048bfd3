import { Plural, Trans } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import type { FieldPath } from '#shared/resume/fields.ts'
import { goToControl } from '#web/features/import/review/review-control.tsx'
import type { ReviewState } from '#web/features/import/review/use-review.ts'
import { Button } from '#web/ui/button.tsx'

type CountProps = {
  review: ReviewState
  /** The field that had the focus last. */
  from: FieldPath
  /** Before the focus goes on. */
  onNext: () => void
}

/** How much was read and how much of it wants a look, with the way from one of these fields to the next. */
export function ReviewCount({ review, from, onNext }: CountProps) {
  const paths = review.groups
    .flatMap(({ entries }) => entries.filter(({ key }) => !review.leftOut.has(key)))
    .flatMap(({ fields }) => fields.map(({ path }) => path))
  const marks = paths.map((path, place) => ({ path, place, mark: review.markFor(path) }))
  const read = marks.filter(({ mark }) => mark !== null).length
  const open = marks.filter(({ mark }) => mark === 'check')
  function goOn() {
    onNext()
    const place = paths.indexOf(from)
    const next = open.find((one) => one.place > place) ?? open[0]
    if (next) goToControl(next.path)
  }
  return (
    <>
      <p className="text-sm text-ink-soft tabular-nums max-sm:basis-full">
        <Plural value={read} one="# field read" other="# fields read" />
        {', '}
        {open.length === 0 ? <Trans>nothing to check</Trans> : <Trans>{open.length} to check</Trans>}
      </p>
      {open.length > 0 && (
        <Button size="small" onClick={goOn}>
          <ArrowDown aria-hidden />
          <Trans>Go to next</Trans>
        </Button>
      )}
    </>
  )
}
