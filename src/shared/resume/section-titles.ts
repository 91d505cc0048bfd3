import { LIMITS, type ResumeContent, type SectionId } from '#shared/resume/schema.ts'
import { renameCustomSection } from '#shared/resume/sections.ts'

/**
 * Gives a section another heading; a blank one brings the usual heading back. A custom section has its own title.
 * A heading that is too long changes nothing.
 */
export function renameSection(content: ResumeContent, id: SectionId, title: string): ResumeContent {
  if (id.startsWith('custom:')) return renameCustomSection(content, id.slice('custom:'.length), title)
  if ((content.sectionTitles?.[id] ?? '') === title || title.length > LIMITS.line) return content
  const { sectionTitles: { [id]: _, ...others } = {}, ...rest } = content
  const sectionTitles = { ...others, ...(title !== '' && { [id]: title }) }
  return Object.keys(sectionTitles).length === 0 ? rest : { ...rest, sectionTitles }
}

/** What a section is called by its own words; blank for the usual heading. */
export const titleOf = (content: ResumeContent, id: SectionId): string =>
  content.custom?.find((section) => `custom:${section.id}` === id)?.title ?? content.sectionTitles?.[id] ?? ''
