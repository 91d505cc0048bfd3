import { insert, move, remove } from '#shared/resume/list.ts'
import {
  Award,
  CustomItem,
  Education,
  Experience,
  LIMITS,
  Project,
  Publication,
  Reference,
  Volunteer,
  type ResumeContent,
} from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/** What an entry of each built-in list is. */
type Entries = {
  experience: Experience
  education: Education
  projects: Project
  volunteer: Volunteer
  awards: Award
  publications: Publication
  references: Reference
}
/** A list of entries by its place in the resume. */
export type EntryList = keyof Entries | `custom.${number}.items`
export type EntryOf<L extends EntryList> = L extends keyof Entries ? Entries[L] : CustomItem

export const ENTRY_LISTS = [
  'experience',
  'education',
  'projects',
  'volunteer',
  'awards',
  'publications',
  'references',
] as const satisfies readonly EntryList[]

/** An entry in which nothing is written yet. */
export function blankEntry<L extends EntryList>(list: L, id: string): EntryOf<L> {
  const schema = isBuiltIn(list) ? SCHEMAS[list] : CustomItem
  // The schema picked by the list's name makes that list's entry.
  return z.parse(schema, { id }) as EntryOf<L>
}

export function entriesOf<L extends EntryList>(content: ResumeContent, list: L): readonly EntryOf<L>[] {
  const entries = isBuiltIn(list) ? content[list] : content.custom?.[sectionIndex(list)]?.items
  // As above: the list's name decides what its entries are.
  return (entries ?? []) as unknown as readonly EntryOf<L>[]
}

/** Adds an entry; without a place, at the end. A list that is full, or has it already, stays as it is. */
export function addEntry<L extends EntryList>(
  content: ResumeContent,
  list: L,
  entry: EntryOf<L>,
  at = Infinity,
): ResumeContent {
  return editEntries(content, list, (entries) =>
    entries.length >= LIMITS.entries || has(entries, entry) ? entries : insert(entries, entry, at),
  )
}

/** What was put back by one way must not come back by another as well. */
const has = (entries: readonly { id?: string | undefined }[], { id }: { id?: string | undefined }): boolean =>
  id !== undefined && entries.some((other) => other.id === id)

export function removeEntry(content: ResumeContent, list: EntryList, index: number): ResumeContent {
  return editEntries(content, list, (entries) => remove(entries, index))
}

/** Moves an entry to a place; a place past the end means last. */
export function moveEntry(content: ResumeContent, list: EntryList, from: number, to: number): ResumeContent {
  return editEntries(content, list, (entries) => move(entries, from, to))
}

/** Puts a copy right after an entry, under an id of its own. */
export function duplicateEntry(content: ResumeContent, list: EntryList, index: number, id: string): ResumeContent {
  const entry = entriesOf(content, list)[index]
  return entry ? addEntry(content, list, { ...entry, id }, index + 1) : content
}

const SCHEMAS = {
  experience: Experience,
  education: Education,
  projects: Project,
  volunteer: Volunteer,
  awards: Award,
  publications: Publication,
  references: Reference,
} as const

const isBuiltIn = (list: EntryList): list is keyof Entries => Object.hasOwn(SCHEMAS, list)
const sectionIndex = (list: EntryList): number => Number(list.split('.')[1])

type Edit<L extends EntryList> = (entries: readonly EntryOf<L>[]) => readonly EntryOf<L>[]

export function editEntries<L extends EntryList>(content: ResumeContent, list: L, edit: Edit<L>): ResumeContent {
  const before = entriesOf(content, list)
  const entries = edit(before)
  if (entries === before) return content
  if (isBuiltIn(list)) return withBuiltIn(content, list, entries)
  const index = sectionIndex(list)
  const section = content.custom?.[index]
  if (!section) return content
  // A list that is not built in is that of a custom section.
  const items = [...entries] as CustomItem[]
  return { ...content, custom: content.custom?.with(index, { ...section, items }) ?? [] }
}

function withBuiltIn(content: ResumeContent, list: keyof Entries, entries: readonly unknown[]): ResumeContent {
  const { [list]: _, ...rest } = content
  const mayBeAbsent = list !== 'experience' && list !== 'education' && list !== 'projects'
  // `entries` came from this list, and `rest` misses nothing but an optional one.
  return (mayBeAbsent && entries.length === 0 ? rest : { ...content, [list]: entries }) as ResumeContent
}
