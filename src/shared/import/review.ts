import { ENTRY_LISTS, entriesOf, removeEntry, type EntryList } from '#shared/resume/entries.ts'
import { fieldAt, setField, type FieldPath, type FieldValue } from '#shared/resume/fields.ts'
import { cutText, storableText } from '#shared/resume/json-value.ts'
import { LIMITS, type ResumeContent, type SectionName } from '#shared/resume/schema.ts'

/**
 * How a field is edited: a single line, multiline text, a list with one item per line, comma-separated words, or a
 * switch.
 */
export type ReviewKind = 'line' | 'text' | 'lines' | 'words' | 'switch'
export type ReviewField = { readonly path: FieldPath; readonly name: string; readonly kind: ReviewKind }
/** An entry of a list, or fields that belong to no list; `key` is its path, such as `experience.0`. */
export type ReviewEntry = { readonly key: string; readonly fields: readonly ReviewField[] }
export type ReviewGroup = {
  readonly part: 'contact' | SectionName | 'custom'
  /** The title of a custom section, blank for others. */
  readonly title: string
  readonly entries: readonly ReviewEntry[]
}

/** The imported content in review order, without empty sections. */
export function reviewGroups(content: ResumeContent): readonly ReviewGroup[] {
  const lists = (parts: readonly SectionName[]) =>
    parts.flatMap((part) => {
      const list = ENTRY_LISTS.find((name) => name === part)
      return list ? listGroup(content, part, list, '') : []
    })
  const { headline = '' } = content.personalInfo
  const names = headline === '' ? CONTACT_FIELDS : [...CONTACT_FIELDS, 'headline']
  return [
    group('contact', [entry('personalInfo', content, names), ...entriesIn(content, 'contacts')]),
    group('summary', [{ key: '', fields: [{ path: 'summary', name: 'summary', kind: 'text' }] }]),
    ...lists(['experience', 'education']),
    group('skills', [
      entry('skills', content, ['technical', 'soft', 'languages']),
      ...entriesIn(content, 'skillGroups'),
    ]),
    ...lists(['projects']),
    ...wordsGroup(content, 'certifications', 'lines', entriesIn(content, 'certificates')),
    ...lists(['volunteer', 'awards', 'publications']),
    ...wordsGroup(content, 'interests', 'words'),
    ...lists(['references']),
    ...(content.custom ?? []).flatMap(({ title }, index) =>
      listGroup(content, 'custom', `custom.${index}.items`, title),
    ),
  ]
}

/** Below this confidence a person should check the field; confidence.ts of the parser explains the numbers. */
const MIN_SURE = 0.8
type ConfidenceByPath = Readonly<Record<FieldPath, number>>

/** How certain a field is; null when nothing was read. A list is as certain as its least certain item. */
export function certaintyOf(
  path: FieldPath,
  content: ResumeContent,
  confidence: ConfidenceByPath,
): 'sure' | 'check' | null {
  if (isBlank(fieldAt(content, path))) return null
  const values = within(confidence, path)
  return values.length > 0 && values.every((number) => number >= MIN_SURE) ? 'sure' : 'check'
}

/** The values for a field, or for each item of a list. */
export const within = <T>(byPath: Readonly<Record<FieldPath, T>>, path: FieldPath): readonly T[] =>
  Object.entries(byPath).flatMap(([at, value]) => (at === path || at.startsWith(`${path}.`) ? [value] : []))

export const isBlank = (value: FieldValue | undefined): boolean =>
  Array.isArray(value) ? value.every((item) => item.trim() === '') : typeof value !== 'string' || value.trim() === ''

/** The resume without the left-out entries. */
export function withoutEntries(content: ResumeContent, leftOut: ReadonlySet<string>): ResumeContent {
  // Removes the last entries first, so that the indexes of the others stay valid.
  const places = [...leftOut].map((key) => ({ list: key.slice(0, key.lastIndexOf('.')), index: indexOf(key) }))
  return places
    .toSorted((one, other) => other.index - one.index)
    .reduce((remaining, { list, index }) => (isList(list) ? removeEntry(remaining, list, index) : remaining), content)
}

/** Adds a left-over line to a field: after its text, or as a new item. Other kinds of fields stay unchanged. */
export function addLineToField(content: ResumeContent, path: FieldPath, line: string): ResumeContent {
  const text = storableText(line).trim()
  const before = fieldAt(content, path)
  if (Array.isArray(before)) return setField(content, path, [...before, text])
  return typeof before === 'string'
    ? setField(content, path, before.trim() === '' ? text : `${before}\n${text}`)
    : content
}

/** Whether a field can take a line: texts and lists can. */
export const canTakeText = ({ kind }: ReviewField): boolean => kind !== 'switch' && kind !== 'line'

/**
 * Puts lines into a new custom section at the end, one per item; `title` is in the user's language. If no more sections
 * fit, they go in the last one.
 */
export function addLinesAsSection(content: ResumeContent, lines: readonly string[], title: string): ResumeContent {
  if (lines.length === 0) return content
  const custom = content.custom ?? []
  const bullets = lines.map((line) => cutText(storableText(line), LIMITS.bullet).text)
  const items = chunk(bullets, LIMITS.bullets).map((some) => ({ ...BLANK_ITEM, bullets: some }))
  const last = custom.at(-1)
  if (last && custom.length >= LIMITS.customSections)
    return {
      ...content,
      custom: custom.with(-1, { ...last, items: [...last.items, ...items].slice(0, LIMITS.entries) }),
    }
  const usedIds = new Set(custom.map(({ id }) => id))
  const id = Array.from({ length: custom.length + 1 }, (_, at) => `more-${at + 1}`).find((name) => !usedIds.has(name))
  return { ...content, custom: [...custom, { id: id ?? 'more', title, items: items.slice(0, LIMITS.entries) }] }
}

const BLANK_ITEM = { title: '', subtitle: '', date: '', url: '', description: '' }
const chunk = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

const CONTACT_FIELDS = ['fullName', 'email', 'phone', 'location', 'website', 'linkedin', 'github']
const LINES_FIELDS = ['achievements', 'bullets', 'hiddenAchievements', 'hiddenBullets', 'links']
const WORDS_FIELDS = ['technologies', 'technical', 'soft', 'languages', 'courses', 'skills']
const TEXT_FIELDS = ['description', 'text']
const NOT_EDITED = ['id', 'foreign', 'hidden', 'pageBreak', 'kind']

function kindOf(name: string, value: unknown): ReviewKind {
  if (typeof value === 'boolean') return 'switch'
  if (LINES_FIELDS.includes(name)) return 'lines'
  if (WORDS_FIELDS.includes(name)) return 'words'
  return TEXT_FIELDS.includes(name) ? 'text' : 'line'
}

const group = (part: ReviewGroup['part'], entries: readonly ReviewEntry[], title = ''): ReviewGroup => ({
  part,
  title,
  entries,
})

function entry(key: string, content: ResumeContent, names: readonly string[]): ReviewEntry {
  return {
    key,
    fields: names.map((name) => {
      const path = `${key}.${name}`
      return { path, name, kind: kindOf(name, fieldAt(content, path)) }
    }),
  }
}

const entriesIn = (content: ResumeContent, list: EntryList): ReviewEntry[] =>
  entriesOf(content, list).map((fields, index) =>
    entry(
      `${list}.${index}`,
      content,
      Object.keys(fields).filter((name) => !NOT_EDITED.includes(name)),
    ),
  )

function listGroup(content: ResumeContent, part: ReviewGroup['part'], list: EntryList, title: string): ReviewGroup[] {
  const entries = entriesIn(content, list)
  return entries.length === 0 ? [] : [group(part, entries, title)]
}

function wordsGroup(
  content: ResumeContent,
  part: 'certifications' | 'interests',
  kind: ReviewKind,
  others: readonly ReviewEntry[] = [],
): ReviewGroup[] {
  const fields = [{ path: part, name: part, kind }]
  const entries = [...(isBlank(fieldAt(content, part)) ? [] : [{ key: '', fields }]), ...others]
  return entries.length === 0 ? [] : [group(part, entries)]
}

const indexOf = (key: string): number => Number(key.slice(key.lastIndexOf('.') + 1))
const isList = (list: string): list is EntryList =>
  (ENTRY_LISTS as readonly string[]).includes(list) || /^custom\.\d+\.items$/.test(list)
