import type { PersonalInfo, ResumeContent } from '#shared/resume/schema.ts'
import { oneLine } from '#shared/text/one-line.ts'
import { richPlain } from '#shared/text/rich.ts'
import { safeHref } from '#shared/text/urls.ts'

/** Characters of a description; those who show it cut it there. */
const DESCRIPTION = 160

/** What somebody is, in a few words: the first position, else what they studied; blank where neither is written. */
export function headlineOf({ experience, education }: ResumeContent): string {
  const words = [...experience.map((entry) => entry.position), ...education.map((entry) => entry.field || entry.degree)]
  return words.map((text) => oneLine(richPlain(text))).find((text) => text !== '') ?? ''
}

/** The beginning of the summary, as plain text that ends with a word. */
export function descriptionOf({ summary }: ResumeContent): string {
  const text = oneLine(richPlain(summary))
  if (text.length <= DESCRIPTION) return text
  const cut = text.slice(0, DESCRIPTION)
  const end = cut.lastIndexOf(' ')
  return `${(end > DESCRIPTION / 2 ? cut.slice(0, end) : cut).toWellFormed().replace(/[\uFFFD\s.,;:–-]+$/u, '')}…`
}

/** Where else somebody is found: addresses that lead to a page, and nowhere else. */
export const profilesOf = ({ website, linkedin, github }: PersonalInfo): string[] =>
  [website, linkedin, github].map(pageHref).filter((href) => href !== '')

/** The address of a page as a link; blank for whatever leads elsewhere. */
export function pageHref(text: string): string {
  const href = safeHref(text)
  return href !== null && /^https?:/i.test(href) ? href : ''
}
