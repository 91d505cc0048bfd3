import type { ResumeContent } from '#shared/resume/schema.ts'

/** A state of a resume that another one with the same title has replaced. */
export type EarlierVersion = {
  readonly title: string
  readonly content: ResumeContent
  readonly templateId: number | null
  readonly savedAt: string
}
/** A resume that lives in this browser. Times are ISO 8601 in UTC. */
export type LocalResume = {
  readonly id: number
  readonly title: string
  readonly content: ResumeContent
  readonly templateId: number | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly earlier?: readonly EarlierVersion[]
  /** Under which it goes to the account: sent twice, it is made there once. */
  readonly key?: string | undefined
  /** The tab that wrote it last. */
  readonly tab?: string | undefined
}
