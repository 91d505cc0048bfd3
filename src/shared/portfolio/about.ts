import type { PersonalInfo, ResumeContent } from '#shared/resume/schema.ts'
import { oneLine } from '#shared/text/one-line.ts'
import { richPlain } from '#shared/text/rich.ts'
import { safeHref } from '#shared/text/urls.ts'

/** Maximum length of a description; search engines and link previews cut longer ones. */
const MAX_DESCRIPTION = 160

/** A short headline: the first position, or else the field of study; empty if there is neither. */
export function headlineOf({ experience, education }: ResumeContent): string {
  const words = [...experience.map((entry) => entry.position), ...education.map((entry) => entry.field || entry.degree)]
  return words.map((text) => oneLine(richPlain(text))).find((text) => text !== '') ?? ''
}

/** The start of the summary as plain text that ends with a whole word. */
export function descriptionOf({ summary }: ResumeContent): string {
  const text = oneLine(richPlain(summary))
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = text.slice(0, MAX_DESCRIPTION)
  const end = cut.lastIndexOf(' ')
  return `${(end > MAX_DESCRIPTION / 2 ? cut.slice(0, end) : cut).toWellFormed().replace(/[\uFFFD\s.,;:–-]+$/u, '')}…`
}

/** Links to profiles elsewhere on the web. */
export const profilesOf = ({ website, linkedin, github }: PersonalInfo): string[] =>
  [website, linkedin, github].map(pageHref).filter((href) => href !== '')

/** The link for a web address; empty for any other kind of address. */
export function pageHref(text: string): string {
  const href = safeHref(text)
  return href !== null && /^https?:/i.test(href) ? href : ''
}
