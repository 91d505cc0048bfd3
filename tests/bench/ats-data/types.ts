import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'

/** A posting as employers publish it, and the skills and tools a careful reader would mark in it. */
export type LabelledPosting = {
  readonly id: string
  readonly occupation: string
  readonly text: string
  readonly keywords: readonly string[]
}
export type LabelledResume = { readonly id: string; readonly occupation: string; readonly content: ResumeContent }

/** A whole resume from the fields that matter; the schema fills the others with blanks and refuses what it would refuse of anybody. */
export const resume = (fields: z.input<typeof ResumeContent>): ResumeContent => z.parse(ResumeContent, fields)
