import type { Criterion, ToJudge } from '#shared/coach/feedback.ts'
import { inEnglish } from '#shared/coach/rubric/judged.ts'
import { ASKS_STORY, ASKS_VIEW } from '#shared/coach/rubric/story-words.ts'

type Weights = Readonly<Record<Criterion, number>>

/*
 * What a criterion weighs in the total, of 100. A story lives by what was done and how it ended (18 each); any other
 * answer by keeping to the question (30) and being particular (25). Where a criterion does not apply (null), the
 * others share its weight in proportion. docs/coach.md says the same.
 */
const STORY: Weights = {
  situation: 8,
  task: 8,
  action: 18,
  result: 18,
  ownership: 10,
  specificity: 12,
  relevance: 10,
  structure: 6,
  length: 5,
  fillers: 3,
  pace: 2,
}
const OTHER: Weights = {
  situation: 0,
  task: 0,
  action: 0,
  result: 0,
  ownership: 0,
  specificity: 25,
  relevance: 30,
  structure: 20,
  length: 12,
  fillers: 8,
  pace: 5,
}

export const weightsFor = (asked: Pick<ToJudge, 'kind' | 'question' | 'inEnglish'>): Weights =>
  isStory(asked) ? STORY : OTHER

/** Whether the answer is to be a story: to a behavioural question unless it asks for views, to others if they ask for one. */
export function isStory(asked: Pick<ToJudge, 'kind' | 'question' | 'inEnglish'>): boolean {
  const { kind } = asked
  const question = inEnglish(asked)
  if (kind === 'curveball' || kind === 'salary') return false
  return ASKS_STORY.test(question) || (kind === 'behavioural' && !ASKS_VIEW.test(question))
}

/** What only a story has. */
export const STORY_ONLY: ReadonlySet<Criterion> = new Set(['situation', 'task', 'action', 'result', 'ownership'])
