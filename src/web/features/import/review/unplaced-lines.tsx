import { createContext, memo, use, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Trans, useLingui } from '@lingui/react/macro'
import { canTakeText } from '#shared/import/review.ts'
import { fieldAt } from '#shared/resume/fields.ts'
import type { ReviewState } from '#web/features/import/review/use-review.ts'
import { useReviewLabels } from '#web/features/import/review/use-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'

/** Represents a section of its own among the places to choose from. */
const SECTION = 'section'

/** Lines shown at once: a long document may have thousands. */
const STEP = 50

/** For the places to choose from, so that nothing else of a line is redrawn while someone types elsewhere. */
const InReview = createContext<ReviewState | null>(null)

/** Lines that match no field. They aren't imported unless the user places them. */
export function UnplacedLines({ review }: { review: ReviewState }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const [most, setMost] = useState(STEP)
  const { lines, inSection } = review
  function tell(words: string) {
    setSaid(words)
    // The line that had the focus is gone.
    heading.current?.focus()
  }
  function put(id: number, place: string) {
    if (place === SECTION) {
      review.putInSection([id])
      tell(t`Added to a new section, “More”.`)
    } else {
      tell(review.put(id, place) ? t`Line added.` : t`That field is full. Choose another one.`)
    }
  }
  function putAll() {
    review.putInSection(lines.map(({ id }) => id))
    tell(t`All lines added to a new section, “More”.`)
  }
  function showMore() {
    flushSync(() => setMost(most + STEP))
    // The button may be gone, and reading goes on with the first of the new lines.
    list.current?.children[most]?.querySelector('select')?.focus()
  }
  const latestPut = useRef(put)
  useLayoutEffect(() => {
    latestPut.current = put
  })
  const handlePut = useCallback((id: number, place: string) => latestPut.current(id, place), [])
  if (lines.length === 0 && inSection.length === 0 && said === '') return null
  return (
    <section className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-base font-semibold">
        <Trans>Lines we couldn’t place</Trans>
      </h3>
      {lines.length > 0 && (
        <p className="text-sm text-ink-soft">
          <Trans>We couldn’t tell where these belong. Anything you don’t place won’t be imported.</Trans>
        </p>
      )}
      <output className="text-sm text-good empty:sr-only">{said}</output>
      {lines.length > 1 && (
        <Button size="small" className="justify-self-start" onClick={putAll}>
          <Trans>Add all to a new section, “More”</Trans>
        </Button>
      )}
      <InReview value={review}>
        <ul ref={list} className="grid gap-2">
          {lines.slice(0, most).map(({ id, text }) => (
            <LeftLine key={id} id={id} text={text} onPut={handlePut} />
          ))}
        </ul>
      </InReview>
      {lines.length > most && (
        <Button size="small" className="justify-self-start" onClick={showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  )
}

type LeftLineProps = { id: number; text: string; onPut: (id: number, place: string) => void }

const LeftLine = memo(function LeftLine({ id, text, onPut }: LeftLineProps) {
  const { t } = useLingui()
  const [place, setPlace] = useState('')
  /** Filled as it is opened: the places are many, and the same for each line. */
  const [isFilled, setFilled] = useState(false)
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-surface p-3 text-sm">
      <p className="wrap-anywhere">{text}</p>
      <div className="flex gap-2">
        <Select
          aria-label={t`Where to put “${text}”`}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          onPointerDown={() => setFilled(true)}
          onFocus={() => setFilled(true)}
          className="min-w-0 grow"
        >
          <option value="">{t`Don’t import`}</option>
          {isFilled && <Places />}
          <option value={SECTION}>{t`A new section, “More”`}</option>
        </Select>
        <Button disabled={place === ''} onClick={() => onPut(id, place)}>
          <Trans>Add</Trans>
        </Button>
      </div>
    </li>
  )
})

function Places() {
  const words = useReviewLabels()
  const review = use(InReview)
  return review?.groups.map((group, at) => {
    const fields = group.entries
      .filter(({ key }) => !review.leftOut.has(key))
      .flatMap((entry) => {
        const named = entry.fields
          .map(({ path }) => fieldAt(review.content, path))
          .find((value) => value && value !== true)
        const of = /\.\d+$/.test(entry.key) && named ? `${String(named)}: ` : ''
        return entry.fields
          .filter(canTakeText)
          .map((field) => ({ ...field, label: `${of}${words.ofField(field.name)}` }))
      })
    if (fields.length === 0) return null
    return (
      <optgroup key={`${group.part}-${at}`} label={words.ofGroup(group)}>
        {fields.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </optgroup>
    )
  })
}
