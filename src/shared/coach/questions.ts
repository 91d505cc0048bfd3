import type { CoachQuestion } from '#shared/coach/types.ts'
import { coachQuestions } from '#shared/packed/coach.ts'

/** Every question of the coach. */
export const COACH_QUESTIONS: readonly CoachQuestion[] = coachQuestions
