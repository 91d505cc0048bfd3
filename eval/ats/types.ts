import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'

/** A posting as employers publish it, and the skills and tools a careful reader would mark in it. */
const LabelledPosting = z.strictObject({
  kind: z.literal('posting'),
  id: z.string(),
  occupation: z.string(),
  text: z.string(),
  keywords: z.array(z.string()),
})
export type LabelledPosting = z.infer<typeof LabelledPosting>

/** A resume of somebody of the occupation; fields that are not in the file are blank. */
const LabelledResume = z.strictObject({
  kind: z.literal('resume'),
  id: z.string(),
  occupation: z.string(),
  content: ResumeContent,
})
export type LabelledResume = z.infer<typeof LabelledResume>

export const LabelledText = z.discriminatedUnion('kind', [LabelledPosting, LabelledResume])
export type LabelledText = z.infer<typeof LabelledText>
