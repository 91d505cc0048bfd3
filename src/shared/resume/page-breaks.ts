import { editEntries, type EntryList, type EntryOf } from '#shared/resume/entries.ts'
import type { PageBreak, ResumeContent, SectionId } from '#shared/resume/schema.ts'

/** How the pages break at an entry; undefined where they break as they come. */
export const breakOf = (entry: object | undefined): PageBreak | undefined =>
  (entry as { pageBreak?: PageBreak } | undefined)?.pageBreak

/** Sets how the pages break at an entry; contacts have no breaks. */
export function setEntryBreak<L extends EntryList>(
  content: ResumeContent,
  list: L,
  index: number,
  pageBreak: PageBreak | undefined,
): ResumeContent {
  return editEntries(content, list, (entries) => {
    const entry = entries[index]
    if (!entry || list === 'contacts' || breakOf(entry) === pageBreak) return entries
    const { pageBreak: _, ...others } = entry as EntryOf<L> & { pageBreak?: PageBreak }
    // It is the same entry, with another break or none.
    return entries.with(index, { ...others, ...(pageBreak && { pageBreak }) } as EntryOf<L>)
  })
}

/** Sets how the pages break at a section. */
export function setSectionBreak(
  content: ResumeContent,
  id: SectionId,
  pageBreak: PageBreak | undefined,
): ResumeContent {
  if (content.sectionBreaks?.[id] === pageBreak) return content
  const { sectionBreaks: { [id]: _, ...others } = {}, ...rest } = content
  const sectionBreaks = { ...others, ...(pageBreak && { [id]: pageBreak }) }
  return Object.keys(sectionBreaks).length === 0 ? rest : { ...rest, sectionBreaks }
}
