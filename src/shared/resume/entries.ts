import { insert, move, remove } from '#shared/resume/list.ts'
import {
  Award,
  Certificate,
  Contact,
  CustomItem,
  Education,
  Experience,
  LIMITS,
  Project,
  Publication,
  Reference,
  SkillGroup,
  Volunteer,
  type ResumeContent,
} from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/** The entry type of each built-in list. */
type Entries = {
  experience: Experience
  education: Education
  projects: Project
  volunteer: Volunteer
  awards: Award
  publications: Publication
  references: Reference
  contacts: Contact
  certificates: Certificate
  skillGroups: SkillGroup
}
/** A list of entries by its path in the resume. */
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
  'contacts',
  'certificates',
  'skillGroups',
] as const satisfies readonly EntryList[]

/** An entry without content. */
export function blankEntry<L extends EntryList>(list: L, id: string): EntryOf<L> {
  const schema = isBuiltIn(list) ? SCHEMAS[list] : CustomItem
  // The schema chosen by the list's name creates that list's entry.
  return z.parse(schema, { id }) as EntryOf<L>
}

export function entriesOf<L extends EntryList>(content: ResumeContent, list: L): readonly EntryOf<L>[] {
  const entries = isBuiltIn(list) ? content[list] : content.custom?.[sectionIndex(list)]?.items
  // As above: the list's name determines the type of its entries.
  return (entries ?? []) as unknown as readonly EntryOf<L>[]
}

/** Adds an entry, by default at the end. A list that is full or already has the entry stays the same. */
export function addEntry<L extends EntryList>(
  content: ResumeContent,
  list: L,
  entry: EntryOf<L>,
  at = Infinity,
): ResumeContent {
  return editEntries(content, list, (entries) =>
    entries.length >= mostOf(list) || has(entries, entry) ? entries : insert(entries, entry, at),
  )
}

/** The most entries of a list. */
export const mostOf = (list: EntryList): number =>
  list === 'contacts' ? LIMITS.contacts : list === 'skillGroups' ? LIMITS.skillGroups : LIMITS.entries

/** An entry restored in one way must not be restored again in another. */
const has = (entries: readonly { id?: string | undefined }[], { id }: { id?: string | undefined }): boolean =>
  id !== undefined && entries.some((other) => other.id === id)

export function removeEntry(content: ResumeContent, list: EntryList, index: number): ResumeContent {
  return editEntries(content, list, (entries) => remove(entries, index))
}

/** Moves an entry to an index; an index past the end means last. */
export function moveEntry(content: ResumeContent, list: EntryList, from: number, to: number): ResumeContent {
  return editEntries(content, list, (entries) => move(entries, from, to))
}

/** Inserts a copy right after an entry, with its own id. */
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
  contacts: Contact,
  certificates: Certificate,
  skillGroups: SkillGroup,
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
  // A list that isn't built in belongs to a custom section.
  const items = [...entries] as CustomItem[]
  return { ...content, custom: content.custom?.with(index, { ...section, items }) ?? [] }
}

function withBuiltIn(content: ResumeContent, list: keyof Entries, entries: readonly unknown[]): ResumeContent {
  const { [list]: _, ...rest } = content
  const mayBeAbsent = list !== 'experience' && list !== 'education' && list !== 'projects'
  // `entries` came from this list, and `rest` lacks only an optional one.
  return (mayBeAbsent && entries.length === 0 ? rest : { ...content, [list]: entries }) as ResumeContent
}
