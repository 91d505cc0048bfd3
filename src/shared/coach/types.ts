import type { Level } from '#shared/interview/types.ts'

/** What kind of question an interviewer asks. */
export const KINDS = ['behavioural', 'role', 'resume', 'curveball', 'salary'] as const
export type Kind = (typeof KINDS)[number]

/** What an interviewer wants to learn by a question. */
export const COMPETENCIES = [
  'motivation',
  'ownership',
  'teamwork',
  'conflict',
  'leadership',
  'communication',
  'problem-solving',
  'learning',
  'resilience',
  'planning',
  'integrity',
  'customer-focus',
  'craft',
  'judgement',
  'negotiation',
] as const
export type Competency = (typeof COMPETENCIES)[number]

/** One question of the coach's bank. */
export type CoachQuestion = {
  /** Unique and never changed, since saved answers refer to it: 'behavioural-conflict-3', 'role-healthcare-4'. */
  readonly id: string
  readonly kind: Kind
  /** As an interviewer would say it. Those of kind 'resume' may contain {company}, {position}, {skill}, {project}. */
  readonly text: string
  readonly competency: Competency
  /** Ids of the industries it is asked in; absent: in any. */
  readonly industries?: readonly string[]
  /** Levels it is asked at; absent: at any. */
  readonly levels?: readonly Level[]
  /** Whether many interviews include it, whatever the job: "Tell me about yourself." */
  readonly isClassic?: boolean
  /** What the interviewer listens for, in a full sentence for the person who practices. */
  readonly listensFor: string
}
