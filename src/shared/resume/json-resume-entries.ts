import { blankEntry, editEntries, entriesOf, type EntryOf } from '#shared/resume/entries.ts'
import {
  linesField,
  optionalLines,
  optionalText,
  readRecord,
  keptAfterEdits,
  textAt,
  textField,
  writeRecord,
  type Field,
} from '#shared/resume/json-record.ts'
import { fieldOf, isObject, leavesOf, type JsonObject } from '#shared/resume/json-value.ts'
import type { Parts } from '#shared/resume/json-resume-parts.ts'
import { LIMITS, type ResumeContent } from '#shared/resume/schema.ts'
import { readDate } from '#shared/text/read-date.ts'

/** Our entry lists that JSON Resume has too, with their names there. */
const LISTS = {
  experience: ['work'],
  volunteer: ['volunteer'],
  education: ['education'],
  awards: ['awards'],
  publications: ['publications'],
  references: ['references'],
  projects: ['projects'],
} as const
type List = keyof typeof LISTS

const { line, url, text } = LIMITS
const bullets = { count: LIMITS.bullets, length: LIMITS.bullet }
const words = { count: LIMITS.words, length: LIMITS.line }

/** A date in the format's form, 2020-03; text that isn't a readable date stays unchanged. */
function isoDate(text: string): string {
  const date = FULL_DATE.test(text) ? null : readDate(text)
  return date ? [date.year, ...(date.month ? [String(date.month).padStart(2, '0')] : [])].join('-') : text
}
const FULL_DATE = /^\d{4}-\d\d-\d\d$/

function dateField<K extends string>(ours: K, ...names: string[]): Field<Record<K, string>> {
  const field = textField(ours, line, ...names)
  return { ...field, write: (entry) => field.write({ ...entry, [ours]: isoDate(entry[ours]) }) }
}

type Period = { startDate: string; endDate: string; current: boolean }
/** A job without an end date is current, and so is one that ends 'now'. */
const PERIOD: Field<Period> = {
  names: ['startDate', 'endDate'],
  read: (file) => {
    const [startDate, end] = [textAt(file, ['startDate']).slice(0, line), textAt(file, ['endDate']).slice(0, line)]
    const current = end === '' ? startDate !== '' : isPresent(end)
    return { startDate, endDate: current ? '' : end, current }
  },
  write: ({ startDate, endDate, current }) => ({
    ...(startDate !== '' && { startDate: isoDate(startDate) }),
    ...(!current && endDate !== '' && { endDate: isoDate(endDate) }),
  }),
}
/** Whether an end date says that it goes on. */
export const isPresent = (text: string): boolean =>
  /^(present|current|now|today|ongoing|heute|aktuell|actualidad|aujourd['’]hui)$/i.test(text.trim())

/** Both texts about a project, one below the other. */
const PROJECT_TEXT: Field<{ description: string }> = {
  names: ['description', 'summary'],
  read: (file) => {
    const parts = [textAt(file, ['description']), textAt(file, ['summary'])].filter((part) => part !== '')
    return { description: parts.join('\n').slice(0, text).toWellFormed() }
  },
  write: ({ description }) => (description === '' ? {} : { description }),
}

type ProjectPeriod = { startDate?: string | undefined; endDate?: string | undefined; current?: boolean | undefined }
/** A project without an end date may be over: only one that ends 'now' is current. */
const PROJECT_PERIOD: Field<ProjectPeriod> = {
  names: ['startDate', 'endDate'],
  read: (file) => {
    const [startDate, endDate] = [textAt(file, ['startDate']).slice(0, line), textAt(file, ['endDate']).slice(0, line)]
    const end = isPresent(endDate) ? { current: true } : endDate !== '' && { endDate }
    return { ...(startDate !== '' && { startDate }), ...end }
  },
  write: ({ startDate = '', endDate = '', current }) => ({
    ...(startDate !== '' && { startDate: isoDate(startDate) }),
    ...(current ? { endDate: 'present' } : endDate !== '' && { endDate: isoDate(endDate) }),
  }),
}

const PROJECT_ROLE: Field<{ role?: string | undefined }> = {
  names: ['roles'],
  read: (file) => {
    const role = leavesOf(fieldOf(file, 'roles')).join(', ').slice(0, line).toWellFormed()
    return role === '' ? {} : { role }
  },
  write: ({ role }) => (role ? { roles: [role] } : {}),
}

const FIELDS: { readonly [L in List]: readonly Field<EntryOf<L>>[] } = {
  experience: [
    textField('company', line, 'name', 'company'),
    textField('position', line, 'position'),
    PERIOD,
    textField('description', text, 'summary'),
    linesField('achievements', bullets, 'highlights'),
    optionalText('location', line, 'location'),
    optionalText('url', url, 'url', 'website'),
    // The format says: of the company.
    optionalText('about', line, 'description'),
  ],
  volunteer: [
    textField('organization', line, 'organization'),
    textField('role', line, 'position'),
    PERIOD,
    textField('description', text, 'summary'),
    linesField('achievements', bullets, 'highlights'),
    optionalText('location', line, 'location'),
  ],
  education: [
    textField('institution', line, 'institution'),
    textField('degree', line, 'studyType'),
    textField('field', line, 'area'),
    dateField('startDate', 'startDate'),
    dateField('endDate', 'endDate'),
    textField('gpa', line, 'score', 'gpa'),
    optionalLines('courses', words, 'courses'),
    optionalText('location', line, 'location'),
  ],
  awards: [
    textField('title', line, 'title'),
    textField('awarder', line, 'awarder'),
    dateField('date', 'date', 'awardDate'),
    textField('description', text, 'summary'),
  ],
  publications: [
    textField('title', line, 'name'),
    textField('publisher', line, 'publisher'),
    dateField('date', 'releaseDate', 'date'),
    textField('url', url, 'url', 'website'),
    textField('description', text, 'summary'),
    optionalText('doi', line, 'doi'),
  ],
  references: [
    textField('name', line, 'name'),
    textField('contact', line, 'contact'),
    textField('text', text, 'reference'),
  ],
  projects: [
    textField('name', line, 'name'),
    PROJECT_TEXT,
    linesField('technologies', words, 'keywords'),
    textField('url', url, 'url', 'website'),
    textField('github', url, 'github'),
    PROJECT_ROLE,
    PROJECT_PERIOD,
    optionalLines('achievements', bullets, 'highlights'),
  ],
}

/** The entry lists as fields of a file. */
export const ENTRY_FIELDS: readonly Field<Parts>[] = (Object.keys(LISTS) as List[]).map(listField)

function listField<L extends List>(list: L): Field<Parts> {
  const [name] = LISTS[list]
  return {
    names: [name],
    read: (file) => {
      const items = fieldOf(file, name)
      const entries = Array.isArray(items) ? items.filter(isObject).slice(0, LIMITS.entries) : []
      return entries.length === 0 ? {} : { [list]: entries.map((entry) => readEntry(list, entry)) }
    },
    write: (parts) => {
      // The list's name determines the type of its entries.
      const entries = (parts[list] ?? []) as unknown as readonly EntryOf<L>[]
      return entries.length === 0 ? {} : { [name]: entries.map((entry) => writeEntry(list, entry)) }
    },
  }
}

/** Entries without the original forms of edited fields; `reread` is the same resume, written and read. */
export function withoutReplacedEntryForms(content: ResumeContent, reread: ResumeContent): ResumeContent {
  return (Object.keys(LISTS) as List[]).reduce((settled, list) => settleList(settled, reread, list), content)
}

function settleList<L extends List>(content: ResumeContent, reread: ResumeContent, list: L): ResumeContent {
  const others: readonly Entry[] = entriesOf(reread, list)
  return editEntries(content, list, (entries) =>
    entries.map((entry, index) => {
      const { foreign, ...rest } = entry as EntryOf<L> & Entry
      const kept = foreign && keptAfterEdits(FIELDS[list], foreign, others[index]?.foreign ?? {})
      return (kept && Object.keys(kept).length > 0 ? { ...rest, foreign: kept } : rest) as EntryOf<L>
    }),
  )
}

type Entry = { id?: string | undefined; foreign?: Record<string, unknown> | undefined }

function readEntry<L extends List>(list: L, file: JsonObject): EntryOf<L> {
  const { ours, kept } = readRecord<EntryOf<L>>(FIELDS[list], blank(list), file)
  return Object.keys(kept).length === 0 ? ours : { ...ours, foreign: kept }
}

function writeEntry<L extends List>(list: L, entry: EntryOf<L>): JsonObject {
  return writeRecord<EntryOf<L>>(FIELDS[list], blank(list), entry, (entry as Entry).foreign ?? {})
}

/** Entries in files have no ids; the builder adds them. */
function blank<L extends List>(list: L): EntryOf<L> {
  const { id: _, ...rest } = blankEntry(list, '') as EntryOf<L> & Entry
  return rest as EntryOf<L>
}
