import { tooManyPages } from '#server/engines/pdf/refusal.ts'
import { textFieldsOf } from '#shared/ats/text-fields.ts'
import { MAX_PAGES, type ResumeContent } from '#shared/resume/schema.ts'

/**
 * More than any page holds: three times what the densest page of a built-in template does, which is 57 bullet points of
 * one letter or 6,000 characters of text (Briefing and ATS-Safe Professional on A4 in EB Garamond, in the tightest fit).
 */
const MOST_ON_A_PAGE = { bullets: 180, characters: 18_000 }

/** Throws the PDF engine's refusal for a resume that can't fit into a file, before it costs layout time. */
export function refuseTooLong(content: ResumeContent): void {
  const fields = textFieldsOf(content)
  const bullets = fields.filter(({ role }) => role === 'bullet').length
  const characters = fields.reduce((sum, { text }) => sum + text.trim().length, 0)
  const pages = Math.ceil(Math.max(bullets / MOST_ON_A_PAGE.bullets, characters / MOST_ON_A_PAGE.characters))
  if (pages > MAX_PAGES) throw tooManyPages(pages, MAX_PAGES, { isMinimum: true })
}
