import { editEntries, ENTRY_LISTS, type EntryList } from '#shared/resume/entries.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/** Gives every entry a unique id; entries keep theirs, except duplicates of an earlier one. */
export function withEntryIds(content: ResumeContent, makeId: () => string): ResumeContent {
  const usedIds = new Set<string>()
  const custom = (content.custom ?? []).map((_, index): EntryList => `custom.${index}.items`)
  return [...ENTRY_LISTS, ...custom].reduce((named, list) => addIds(named, list, usedIds, makeId), content)
}

function addIds(content: ResumeContent, list: EntryList, usedIds: Set<string>, makeId: () => string): ResumeContent {
  return editEntries(content, list, (entries) => {
    const all = entries.map((entry) => {
      const isOwn = entry.id !== undefined && entry.id !== '' && !usedIds.has(entry.id)
      const named = isOwn ? entry : { ...entry, id: freeId(usedIds, makeId()) }
      usedIds.add(named.id ?? '')
      return named
    })
    return all.some((entry, index) => entry !== entries[index]) ? all : entries
  })
}

function freeId(usedIds: ReadonlySet<string>, id: string): string {
  let free = id
  for (let n = 2; usedIds.has(free); n += 1) free = `${id}-${n}`
  return free
}
