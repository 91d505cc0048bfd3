import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'
import { promotedContent } from '#shared/template/publishing-samples.ts'

/** Resumes of invented people in four languages, from one page to three, by who they are: files made of them are read back. */
export const RESUMES: Readonly<Record<string, ResumeContent>> = {
  ...z.parse(
    z.record(z.string(), ResumeContent),
    JSON.parse(readFileSync(new URL('resumes.json', import.meta.url), 'utf8')),
  ),
  'engineer with promotions': promotedContent(),
}
