import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'
import { LANGUAGES } from '#shared/text/languages.ts'

const about = { id: z.string(), field: z.string(), language: z.enum(LANGUAGES) }

/** A posting as employers publish it, and what a careful reader would mark in it, in its own words. */
const LabelledPosting = z.strictObject({
  kind: z.literal('posting'),
  ...about,
  text: z.string(),
  mustHaves: z.array(z.string()),
  niceToHaves: z.array(z.string()),
})
export type LabelledPosting = z.infer<typeof LabelledPosting>

/** How well a person fits a posting: 'well' would be invited, 'partly' shows about half of it. */
export const FITS = ['well', 'partly', 'not'] as const
export type FitLabel = (typeof FITS)[number]

/** A resume; fields that are not in the file are blank. `fits` is by posting, others are 'not'. */
const LabelledResume = z.strictObject({
  kind: z.literal('resume'),
  ...about,
  content: ResumeContent,
  fits: z.record(z.string(), z.enum(FITS)),
})
export type LabelledResume = z.infer<typeof LabelledResume>

export const LabelledText = z.discriminatedUnion('kind', [LabelledPosting, LabelledResume])
export type LabelledText = z.infer<typeof LabelledText>
