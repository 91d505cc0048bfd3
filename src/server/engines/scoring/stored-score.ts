import { scoreResume } from '#shared/ats/score.ts'
import { isScorable } from '#shared/contract/ats.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

/** `content` is JSON as stored; `today` an ISO date. */
export type StoredContent = { readonly content: string; readonly today: string }

/**
 * The score of a resume without a posting, 0 to 100; null while there is no name and no address to score it for, and for one
 * that is too long to be scored.
 */
export function storedScore({ content: stored, today }: StoredContent): number | null {
  const content = upgradeContent(JSON.parse(stored))
  const { fullName, email } = content.personalInfo
  if (fullName.trim() === '' && email.trim() === '') return null
  return isScorable(content) ? scoreResume({ content, today }).score : null
}
