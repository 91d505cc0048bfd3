import type { Criterion, ToJudge } from '#shared/coach/feedback.ts'

type Sample = { readonly answer: string; readonly fixFirst?: Criterion | null }

/** Three answers to a question, as a reader ranked them, and what that reader would have fixed first. */
export type Ranked = Pick<ToJudge, 'kind' | 'competency' | 'industry' | 'question'> & {
  readonly weak: Sample
  readonly middling: Sample
  readonly strong: Sample
}
