import { Fragment } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { Criterion, Judged } from '#shared/coach/feedback.ts'
import { CRITERION_NAMES } from '#web/features/coach/labels.ts'
import { answerSegments } from '#web/features/coach/feedback/answer-segments.ts'

type MarkedAnswerProps = { answer: string; judged: readonly Judged[]; lang?: string | undefined }

/** The answer as it was given, with what the points rest on marked in it. */
export function HighlightedAnswer({ answer, judged, lang }: MarkedAnswerProps) {
  const { t } = useLingui()
  const pieces = answerSegments(answer, judged)
  return (
    <div className="grid gap-2">
      <p className="max-w-prose leading-loose wrap-anywhere whitespace-pre-wrap">
        {pieces.map(({ text, of, look }, at) => {
          const own = lang ? <span lang={lang}>{text}</span> : text
          // Pieces of one text that never changes have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          if (look === 'plain') return <Fragment key={at}>{own}</Fragment>
          const part = partIn(of)
          const isNew = part && part !== partIn(pieces[at - 1]?.of ?? [])
          return (
            // Pieces of one text that never changes have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <mark
              key={at}
              title={of.map((one) => t(CRITERION_NAMES[one])).join(', ')}
              className={clsx(MARK, LOOKS[look])}
            >
              {isNew && (
                <span aria-hidden className="me-1 inline-block text-xs font-medium text-ink-faint select-none">
                  {t(CRITERION_NAMES[part])}
                </span>
              )}
              {own}
            </mark>
          )
        })}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft print:hidden">
        <span>
          <mark className={clsx(MARK, LOOKS.good)}>
            <Trans>Underlined</Trans>
          </mark>{' '}
          <Trans>helps you</Trans>
        </span>
        <span>
          <mark className={clsx(MARK, LOOKS.mend)}>
            <Trans>Dashed underline</Trans>
          </mark>{' '}
          <Trans>needs another look</Trans>
        </span>
      </p>
    </div>
  )
}

/** The parts of a story, which are named where they stand. */
const PARTS: readonly Criterion[] = ['situation', 'task', 'action', 'result']
const partIn = (of: readonly Criterion[]): Criterion | undefined => of.find((one) => PARTS.includes(one))

const MARK =
  'box-decoration-clone rounded-xs px-0.5 text-ink underline underline-offset-4 print:[print-color-adjust:exact]'
const LOOKS = {
  good: 'bg-good-soft decoration-good decoration-2',
  mend: 'bg-warn-soft decoration-warn decoration-2 decoration-dashed',
}
