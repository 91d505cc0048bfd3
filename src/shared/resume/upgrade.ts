import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'

/** A stored resume in the shape of this release. */
export function upgradeContent(stored: unknown): ResumeContent {
  return z.parse(ResumeContent, stored)
}
