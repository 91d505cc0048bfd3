import { wordsOf, type Labels } from '#shared/resume/language-words.ts'
import type { ResumeContent, ResumeLanguage, SectionId, SectionKind, SectionName } from '#shared/resume/schema.ts'

/** Titles of the built-in sections, in the resume's own language. */
export const headings = (language: ResumeLanguage): Readonly<Record<SectionName, string>> => wordsOf(language).headings

/** Title of a ready-made custom section, in the resume's own language. */
export const kindHeading = (kind: SectionKind, language: ResumeLanguage): string => wordsOf(language).kinds[kind]

/** The heading that a section prints: the person's own, or the usual one in the resume's language. */
export function headingOf({ sectionTitles, custom, language = 'en' }: ResumeContent, id: SectionId): string {
  const own = sectionTitles?.[id]?.trim()
  if (own) return own
  const section = custom?.find((each) => `custom:${each.id}` === id)
  if (section) return section.title.trim() || (section.kind ? kindHeading(section.kind, language) : '')
  // What is no custom section has a name of its own.
  return id.startsWith('custom:') ? '' : headings(language)[id as SectionName]
}

/** Labels inside the sections, in the resume's own language. */
export const labels = (language: ResumeLanguage): Labels => wordsOf(language).labels
