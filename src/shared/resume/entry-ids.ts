import { editEntries, ENTRY_LISTS, type EntryList } from '#shared/resume/entries.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/** Gives every entry a unique id; entries keep theirs, except duplicates of an earlier one. */
export function withEntryIds(content: ResumeContent, makeId: () => string): ResumeContent {
  const taken = new Set<string>()
  const custom = (content.custom ?? []).map((_, index): EntryList => `custom.${index}.items`)
  return [...ENTRY_LISTS, ...custom].reduce((named, list) => addIds(named, list, taken, makeId), content)
}

function addIds(content: ResumeContent, list: EntryList, taken: Set<string>, makeId: () => string): ResumeContent {
  return editEntries(content, list, (entries) => {
    const all = entries.map((entry) => {
      const isOwn = entry.id !== undefined && entry.id !== '' && !taken.has(entry.id)
      const named = isOwn ? entry : { ...entry, id: freeId(taken, makeId()) }
      taken.add(named.id ?? '')
      return named
    })
    return all.some((entry, index) => entry !== entries[index]) ? all : entries
  })
}

function freeId(taken: ReadonlySet<string>, id: string): string {
  let free = id
  for (let n = 2; taken.has(free); n += 1) free = `${id}-${n}`
  return free
}
