import { textFieldsOf, type TextField } from '#shared/ats/text-fields.ts'
import { flatText, nearest, occurrences, type Flat } from '#shared/parse/flat-text.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { formatDate } from '#shared/resume/format-dates.ts'
import { richPlain } from '#shared/text/rich.ts'
import { displayUrl } from '#shared/text/urls.ts'

/** What became of a field in a reader's text; `at` is the position where it begins there. */
export type FieldRead = Pick<TextField, 'path' | 'part' | 'role'> & {
  /** As the resume prints it. */
  readonly typed: string
} & (
    | { readonly fate: 'kept'; readonly at: number }
    | { readonly fate: 'changed'; readonly at: number; readonly read: string }
    | { readonly fate: 'lost' }
  )

/**
 * Finds every field of a resume in a reader's text. Line breaks, ligatures, Unicode normalization and words hyphenated
 * at the end of a line do not count as changes; different letters, capitals or gaps inside words do.
 */
export function compareFields(content: ResumeContent, text: string): readonly FieldRead[] {
  const flat = flatText(text)
  const anchors = new Map<string, number>()
  /** By list: where the first field of its latest entry ends. */
  const ends = new Map<string, number>()
  return textFieldsOf(content).map((textField) => {
    const entry = entryOf(textField.path)
    const list = listOf(entry)
    const anchor = anchors.get(entry)
    const closest = (places: readonly number[]) =>
      anchor === undefined ? firstAfter(places, ends.get(list) ?? 0) : nearest(places, anchor)
    const found = findField(textField, flat, content, closest)
    // The first field of an entry locates the entry, because its dates may also appear in other entries. It is looked for
    // after that of the entry before: 'Developer' is also a part of 'Senior Developer'.
    if ('at' in found && anchor === undefined) {
      anchors.set(entry, found.at)
      if (entry !== textField.path) ends.set(list, found.at + found.typed.length)
    }
    return found
  })
}

const firstAfter = (places: readonly number[], start: number): number | undefined =>
  places.find((place) => place >= start) ?? places[0]

/** Fields read before the text they should follow, or among the lines of another entry. */
export function misplacedFields(fields: readonly FieldRead[]): ReadonlySet<FieldPath> {
  const places = fields.flatMap((field) => ('at' in field ? [{ ...field, entry: entryOf(field.path) }] : []))
  const wrong = new Set<FieldPath>()
  for (const [, entries] of Map.groupBy(places.filter(isOfEntry), ({ entry }) => listOf(entry))) {
    const starts = new Map(entries.toReversed().map(({ entry, at }) => [entry, at]))
    const order = [...new Set(entries.map(({ entry }) => entry))]
    for (const [index, entry] of order.entries()) {
      const [start = 0, next] = [starts.get(entry), starts.get(order[index + 1] ?? '')]
      if (next !== undefined && next < start) wrong.add(entries.find((field) => field.entry === order[index + 1])!.path)
      let last = start
      for (const { path, role, at } of entries) {
        if (entryOf(path) !== entry || (role !== 'bullet' && role !== 'description')) continue
        if (at < last || (next !== undefined && next > start && at > next)) wrong.add(path)
        last = Math.max(last, at)
      }
    }
  }
  return wrong
}

function findField(
  textField: TextField,
  flat: Flat,
  content: ResumeContent,
  closest: (places: readonly number[]) => number | undefined,
): FieldRead {
  const { path, part, role } = textField
  const forms = formsOf(textField, content)
  const field = { path, part, role, typed: forms[0] ?? textField.text }
  for (const form of forms) {
    const at = closest(occurrences(flat, form))
    if (at !== undefined) return { ...field, fate: 'kept', at }
  }
  for (const form of forms) {
    const similar = flat.similar(form)
    if (similar) return { ...field, fate: 'changed', ...similar }
  }
  return { ...field, fate: 'lost' }
}

/** The ways a field can be printed: dates and web addresses print in a form other than the typed one. */
function formsOf({ role, text }: TextField, { language = 'en', design }: ResumeContent): readonly string[] {
  if (role === 'date') return [formatDate(text, language, design?.dateFormat), text]
  if (role === 'contact') return [displayUrl(text), text]
  return [richPlain(text).trim()]
}

/** 'experience.0' for 'experience.0.achievements.2'; a field outside an entry is its own entry. */
const entryOf = (path: FieldPath): string => /^(?:custom\.\d+\.items|[a-z]+)\.\d+(?=\.)/i.exec(path)?.[0] ?? path
const listOf = (entry: string): string => entry.replace(/\.\d+$/, '')
const isOfEntry = ({ entry, path }: { entry: string; path: FieldPath }) => entry !== path
