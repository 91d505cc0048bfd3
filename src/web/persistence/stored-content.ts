import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'

/** What is under `content` in anything that the browser keeps. */
export const StoredContent = z.record(z.string(), z.unknown())

/** Stored content in the shape of today. Only what an older release has written needs the upgrade, so only then it is fetched. */
export async function parseStoredContent(stored: unknown): Promise<ResumeContent> {
  const current = z.safeParse(ResumeContent, stored)
  if (current.success) return current.data
  const { upgradeContent } = await import('#shared/resume/upgrade.ts')
  return upgradeContent(stored)
}
