import { blankEntry, editEntries, ENTRY_LISTS, entriesOf, type EntryList } from '#shared/resume/entries.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/**
 * A resume with blank entries in place of hidden ones: what software makes of the printed page, with each field at the
 * place where the form has it. The same resume if nothing is hidden.
 */
export function withoutHiddenEntries(content: ResumeContent): ResumeContent {
  const lists: readonly EntryList[] = [
    ...ENTRY_LISTS,
    ...(content.custom ?? []).map((_, index) => `custom.${index}.items` as const),
  ]
  return lists.reduce((printed, list) => withoutHidden(printed, list), content)
}

function withoutHidden<L extends EntryList>(content: ResumeContent, list: L): ResumeContent {
  // Contacts have no such field.
  const isHidden = (entry: object) => 'hidden' in entry && entry.hidden === true
  if (!entriesOf(content, list).some(isHidden)) return content
  return editEntries(content, list, (entries) =>
    entries.map((entry) => (isHidden(entry) ? blankEntry(list, entry.id ?? '') : entry)),
  )
}
