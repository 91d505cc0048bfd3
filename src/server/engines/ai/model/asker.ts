import type { WritingStage } from '#shared/contract/ai.ts'
import type { PersonalInfo } from '#shared/resume/schema.ts'

/** The visitor a request is made for, and their data that must not leave the process. */
export type Asker = {
  /** Null for visitors without an account: they get the embedded writer only. */
  readonly userId: string | null
  /** Several where it is not known which resume is meant. */
  readonly personalInfo: PersonalInfo | readonly PersonalInfo[]
  /** Aborted when the visitor has gone away. */
  readonly signal: AbortSignal
  readonly onStage?: ((stage: WritingStage) => void) | undefined
}
