import { flushSync } from 'react-dom'
import type { GeneratedContent } from '#shared/interview/schemas.ts'
import { answerTo } from '#shared/interview/flow.ts'
import { placeFor, addQuotedLine } from '#shared/interview/quoted-lines.ts'
import { useInterview, useInterviewState } from '#web/features/builder/interview/panel/interview.ts'
import { UnusedList } from '#web/features/line-provenance/unused-list.tsx'

type Unused = GeneratedContent['unused'][number]

/** Answers that were not used; adding one puts it among the lines under review. */
export function UnusedAnswers({ unused }: Pick<GeneratedContent, 'unused'>) {
  const { change } = useInterview()
  const interview = useInterviewState((state) => state.interview)
  const placeOf = ({ source: { questionId }, why }: Unused) =>
    placeFor(questionId, interview.questions.find(({ id }) => id === questionId)?.category, why)
  function handleAdd(one: Unused) {
    const { source } = one
    const place = placeOf(one)
    if (!place) return
    flushSync(() =>
      change((now) =>
        now.review
          ? { ...now, review: { ...now.review, written: addQuotedLine(now.review.written, source, place) } }
          : now,
      ),
    )
    const lines = [...document.querySelectorAll<HTMLElement>(`[data-line^="${place}."]`)]
    lines.at(-1)?.focus()
  }
  return (
    <UnusedList
      unused={unused}
      answerTo={(questionId) => answerTo(interview, questionId)}
      canAdd={(one) => placeOf(one) !== null}
      onAdd={handleAdd}
    />
  )
}
