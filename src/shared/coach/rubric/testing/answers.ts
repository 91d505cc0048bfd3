import type { Criterion, ToJudge } from '#shared/coach/feedback.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'
import { BEHAVIOURAL } from '#shared/coach/rubric/set-behavioural.ts'
import { OTHERS } from '#shared/coach/rubric/set-others.ts'

export const RANKED = [...BEHAVIOURAL, ...OTHERS]
/** Every ranked answer, with the criterion that a reader would fix first. */
export const SAMPLES = RANKED.flatMap(({ weak, middling, strong, ...asked }) =>
  [weak, middling, strong].map(
    ({ answer, fixFirst }): ToJudge & { readonly expected: Criterion | null | undefined } => ({
      ...asked,
      answer,
      expected: fixFirst,
    }),
  ),
)
export const QUESTION = 'Tell me about a time you dealt with an angry customer.'
export const judge = (answer: string, more: Partial<ToJudge> = {}) =>
  judgeAnswer({ kind: 'behavioural', competency: 'customer-focus', question: QUESTION, answer, ...more })
export const pointsOf = (criterion: Criterion, input: ToJudge) =>
  judgeAnswer(input).judged.find((one) => one.criterion === criterion)?.points
export const adviceOf = (criterion: Criterion, answer: string, more: Partial<ToJudge> = {}) =>
  judge(answer, more).judged.find((one) => one.criterion === criterion)?.advice
export const STRONG = BEHAVIOURAL[4]?.strong.answer ?? ''
