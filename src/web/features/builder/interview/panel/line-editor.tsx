import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { ReviewLine } from '#shared/interview/schemas.ts'
import { answerTo } from '#shared/interview/flow.ts'
import { editLine, isTaken, takeLine, textOf, type Review } from '#shared/interview/review.ts'
import { useInterview, useInterviewState } from '#web/features/builder/interview/panel/interview.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CONTROL } from '#web/ui/input.tsx'
import { VerbatimBadge } from '#web/features/line-provenance/verbatim-badge.tsx'
import { limitOf, UseOwnWordsButton } from '#web/features/line-provenance/use-own-words-button.tsx'
import { SourceQuote } from '#web/features/line-provenance/source-quote.tsx'

/** One line: whether it is included, its text, and the words it is based on. */
export function LineEditor({ line, review }: { line: ReviewLine; review: Review }) {
  const { t } = useLingui()
  const { change } = useInterview()
  const id = useId()
  const { path, source } = line
  const answer = useInterviewState(({ interview }) => answerTo(interview, source.questionId))
  const text = textOf(review, line)
  const taken = isTaken(review, path)
  const decide = (step: (review: Review) => Review) =>
    change((now) => (now.review ? { ...now, review: step(now.review) } : now))
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      <Checkbox
        aria-label={t`Include this line: ${text}`}
        aria-describedby={id}
        label={null}
        checked={taken}
        onCheckedChange={(checked) => decide((now) => takeLine(now, path, checked))}
        className="self-start"
      />
      <textarea
        aria-label={t`Text of this line`}
        data-line={path}
        aria-describedby={id}
        rows={Math.max(1, Math.ceil(text.length / 70))}
        maxLength={limitOf(path)}
        value={text}
        onChange={({ target }) => decide((now) => editLine(now, path, target.value))}
        className={clsx(
          CONTROL,
          'field-sizing-content resize-none py-2 leading-normal md:py-1.5',
          !taken && 'text-ink-faint! line-through',
        )}
      />
      <div id={id} className="col-start-2 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-xs text-ink-faint">
        <VerbatimBadge line={line} />
        <span className="wrap-anywhere">
          <Trans>
            You said: “<SourceQuote of={source.quote} answer={answer} />”
          </Trans>
        </span>
        <UseOwnWordsButton line={line} text={text} onUse={(words) => decide((now) => editLine(now, path, words))} />
      </div>
    </li>
  )
}
