import type { Generated } from 'kysely'
import type { Moment, Stamped } from '#server/database/column-types.ts'

/** Templates made by users; ids begin at 1,000,000. */
export type UserTemplateTable = Stamped & {
  id: Generated<number>
  userId: string
  name: string
  html: string
  css: string
  /** The template that it began as a copy of. */
  basedOn: number | null
}

/** Their published copies. */
export type SharedTemplateTable = {
  templateId: number
  name: string
  html: string
  css: string
  /** As measured when it was published. */
  points: number
  publishedAt: Moment
}
