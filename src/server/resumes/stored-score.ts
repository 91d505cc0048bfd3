import { scoreResume } from '#shared/ats/score.ts'
import { isScorable } from '#shared/contract/ats.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/**
 * The score by itself that is kept with a resume; none until there is a name or an address to judge it for, and none
 * of one so long that others would wait for it.
 */
export function scoreToStore(content: ResumeContent, at: Date): number | null {
  const { fullName, email } = content.personalInfo
  if (fullName.trim() === '' && email.trim() === '') return null
  return isScorable(content) ? scoreResume({ content, today: dayOf(at) }).score : null
}

/** The day in UTC, as rules are told it. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
