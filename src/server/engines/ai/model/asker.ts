import type { TaskOptions } from '#server/engines/workers/worker-pool.ts'
import type { WritingStage } from '#shared/contract/ai.ts'
import type { PersonalInfo } from '#shared/resume/schema.ts'

/** The visitor a request is made for, and their data that must not leave the process. */
export type Asker = {
  /** Null for visitors without an account: they get the embedded writer only. */
  readonly userId: string | null
  /** The network of visitors without an account: one of its writings runs at a time, as for each account. */
  readonly network?: string
  /** Several where it is not known which resume is meant. */
  readonly personalInfo: PersonalInfo | readonly PersonalInfo[]
  /** Aborted when the visitor has gone away. */
  readonly signal: AbortSignal
  readonly onStage?: ((stage: WritingStage) => void) | undefined
}

/** The options of a task in a worker thread for this visitor. */
export const taskOptions = ({ userId, network, signal }: Asker): TaskOptions => ({ owner: userId ?? network, signal })
