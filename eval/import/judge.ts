import { certaintyOf, reviewGroups } from '#shared/import/review.ts'
import type { ParsedResume } from '#shared/parse/parse-resume.ts'
import type { Certificate } from '#shared/resume/schema.ts'
import { displayUrl } from '#shared/text/urls.ts'
import type { Expected, ExpectedEntry } from './expected.ts'

export const KINDS = [
  'name',
  'email',
  'phone',
  'location',
  'links',
  'summary',
  'job titles',
  'employers',
  'job dates',
  'bullets',
  'degrees',
  'schools',
  'education dates',
  'skills',
  'languages',
  'certificates',
] as const
type Kind = (typeof KINDS)[number]

/** A value that the file contains, and where the parser put it; null if it is nowhere, or not as it should be. */
type Value = { readonly kind: Kind; readonly expected: string; readonly path: string | null }
export type Verdict = {
  readonly values: readonly Value[]
  /** Every value that the parser made, with its confidence. */
  readonly made: readonly Made[]
  /** Fields as the interface shows them: marked as sure or to be checked. */
  readonly fields: readonly { readonly isSure: boolean; readonly isRight: boolean }[]
}
type Made = { readonly path: string; readonly confidence: number; readonly isRight: boolean }

/** Compares what the parser made of a file with what the file contains. */
export function judge(parsed: ParsedResume, expected: Expected): Verdict {
  const { content } = parsed
  const jobs = content.experience.map((job, at) => ({
    ...job,
    title: job.position,
    shortTitle: job.position,
    organization: job.company,
    at,
  }))
  const schools = content.education.map((school, at) => ({
    ...school,
    title: `${school.degree} ${school.field}`.trim(),
    // A right degree counts although its field of study is wrong; the field then doesn't.
    shortTitle: school.degree,
    organization: school.institution,
    current: false,
    achievements: [],
    description: '',
    at,
  }))
  const values = [
    ...contactValues(parsed, expected),
    valueOf('summary', expected.summary, areSameWords(content.summary, expected.summary) ? 'summary' : null),
    ...pairs(expected.jobs, jobs).flatMap(([job, read]) => entryValues(job, read, JOB)),
    ...pairs(expected.schools, schools).flatMap(([school, read]) => entryValues(school, read, SCHOOL)),
    ...listValues(
      'skills',
      expected.skills,
      {
        'skills.technical': content.skills.technical,
        'skills.soft': content.skills.soft,
        ...Object.fromEntries(
          (content.skillGroups ?? []).map(({ skills }, at) => [`skillGroups.${at}.skills`, skills]),
        ),
      },
      areSameWords,
    ),
    ...listValues('languages', expected.languages, { 'skills.languages': content.skills.languages }, areSameWords),
    ...listValues(
      'certificates',
      expected.certificates,
      { certifications: content.certifications, certificates: (content.certificates ?? []).map(lineOf) },
      haveSameWords,
    ),
  ]
  const right = new Set([
    ...rightPathsOf(values, schools).flatMap(partsOf),
    ...labelPaths(content),
    ...placePaths('experience', pairs(expected.jobs, jobs)),
    ...placePaths('education', pairs(expected.schools, schools)),
    ...sameEmployerPaths(expected.jobs, pairs(expected.jobs, jobs)),
  ])
  const made = Object.entries(parsed.confidence)
    .filter(([path]) => !/^custom\.\d+\.id$/.test(path))
    .map(([path, confidence]) => ({ path, confidence, isRight: right.has(path) }))
  return { values, made, fields: fieldsOf(parsed, right) }
}

/** A certificate that was read in parts, as a line. */
const lineOf = ({ name, issuer, date }: Certificate): string => [name, issuer, date].filter(Boolean).join(', ')
/** A certificate is right as a whole, with all of its parts. */
const partsOf = (path: string): readonly string[] =>
  /^certificates\.\d+$/.test(path)
    ? ['name', 'issuer', 'date', 'expires', 'credentialId', 'url'].map((part) => `${path}.${part}`)
    : [path]
/** Names of groups and headlines are printed by layouts as they like: they are not judged. */
const labelPaths = (content: ParsedResume['content']): readonly string[] => [
  'personalInfo.headline',
  ...(content.skillGroups ?? []).flatMap((_, at) => [`skillGroups.${at}.name`, `skillGroups.${at}.level`]),
]

type Pairs = ReturnType<typeof pairs>

/** The places that were read of the right entry; a layout may print none, so a place that is missing is no loss. */
const placePaths = (list: string, read: Pairs): readonly string[] =>
  read.flatMap(([entry, one]) =>
    one?.location && areSameWords(one.location, entry.place) ? [`${list}.${one.at}.location`] : [],
  )

/** Roles that were read as further ones at the employer above. */
const sameEmployerPaths = (jobs: readonly ExpectedEntry[], read: Pairs): readonly string[] =>
  read.flatMap(([entry, one]) => {
    const above = jobs[jobs.indexOf(entry) - 1]
    return one && above?.organization === entry.organization ? [`experience.${one.at}.sameEmployer`] : []
  })

const valueOf = (kind: Kind, expected: string, path: string | null): Value => ({ kind, expected, path })

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']/g, "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? []
const areSameWords = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ')
/** A certificate's year may be before or after its name. */
const haveSameWords = (one: string, other: string): boolean =>
  wordsOf(one).toSorted().join(' ') === wordsOf(other).toSorted().join(' ')
/** 'BSc in Mathematics' may be a degree and a field. */
const isSameDegree = (one: string, other: string): boolean => {
  const plain = (text: string) => text.replace(/(?<=\s)(?:in|of|en|de|zum|im)(?=\s)/giu, '')
  return areSameWords(plain(one), plain(other))
}
/** A place after a comma may stay: resumes have no field for the place of a job. */
const isSameOrganization = (read: string, { organization, place }: ExpectedEntry): boolean =>
  areSameWords(read, organization) || (read.includes(',') && areSameWords(read, `${organization} ${place}`))
const areSameDigits = (one: string, other: string): boolean => one.replace(/\D/g, '') === other.replace(/\D/g, '')

function contactValues({ content: { personalInfo } }: ParsedResume, { contact, links }: Expected): readonly Value[] {
  const at = (name: keyof typeof personalInfo) => `personalInfo.${name}`
  const of = (kind: Kind, name: keyof typeof contact, same = areSameWords) =>
    valueOf(kind, contact[name], same(personalInfo[name], contact[name]) ? at(name) : null)
  return [
    of('name', 'fullName'),
    of('email', 'email'),
    of('phone', 'phone', areSameDigits),
    of('location', 'location'),
    ...links.map(([way, address]) =>
      valueOf('links', address, areSameWords(displayUrl(personalInfo[way]), address) ? at(way) : null),
    ),
  ]
}

type ReadEntry = {
  readonly at: number
  readonly title: string
  readonly shortTitle: string
  readonly organization: string
  readonly startDate: string
  readonly endDate: string
  readonly current: boolean
  readonly description: string
  readonly achievements: readonly string[]
  readonly location?: string | undefined
}
type EntryKind = {
  readonly list: string
  readonly title: readonly [Kind, string]
  readonly organization: readonly [Kind, string]
  readonly dates: Kind
  readonly isSameTitle: (one: string, other: string) => boolean
}
const JOB: EntryKind = {
  list: 'experience',
  title: ['job titles', 'position'],
  organization: ['employers', 'company'],
  dates: 'job dates',
  isSameTitle: areSameWords,
}
const SCHOOL: EntryKind = {
  list: 'education',
  title: ['degrees', 'degree'],
  organization: ['schools', 'institution'],
  dates: 'education dates',
  isSameTitle: isSameDegree,
}

/** Each expected entry with the one read that has the most of its values; null when none has any. */
function pairs(
  expected: readonly ExpectedEntry[],
  read: readonly ReadEntry[],
): readonly (readonly [ExpectedEntry, ReadEntry | null])[] {
  const all = expected
    .flatMap((entry) => read.map((one) => ({ entry, one, shared: sharedBy(entry, one) })))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
  const chosen = new Map<ExpectedEntry, ReadEntry>()
  for (const { entry, one } of all)
    if (!chosen.has(entry) && ![...chosen.values()].includes(one)) chosen.set(entry, one)
  return expected.map((entry) => [entry, chosen.get(entry) ?? null])
}

const sharedBy = (entry: ExpectedEntry, read: ReadEntry): number =>
  2 * Number(isSameDegree(read.title, entry.title)) +
  Number(isSameOrganization(read.organization, entry)) +
  2 * Number(read.startDate === entry.start) +
  Number(read.endDate === entry.end) +
  entry.bullets.filter((bullet) => read.achievements.some((one) => areSameWords(one, bullet))).length

function entryValues(entry: ExpectedEntry, read: ReadEntry | null, kind: EntryKind): readonly Value[] {
  const path = (name: string, isRight: boolean | undefined) => (isRight ? `${kind.list}.${read?.at}.${name}` : null)
  const date = (name: 'startDate' | 'endDate', text: string) =>
    text === '' ? [] : [valueOf(kind.dates, text, path(name, read?.[name] === text))]
  const bullets = read
    ? {
        [`${kind.list}.${read.at}.achievements`]: read.achievements,
        [`${kind.list}.${read.at}.description`]: [read.description],
      }
    : {}
  return [
    valueOf(
      kind.title[0],
      entry.title,
      path(
        kind.title[1],
        read !== null && [read.title, read.shortTitle].some((title) => kind.isSameTitle(title, entry.title)),
      ),
    ),
    valueOf(
      kind.organization[0],
      entry.organization,
      path(kind.organization[1], read !== null && isSameOrganization(read.organization, entry)),
    ),
    ...date('startDate', entry.start),
    ...date('endDate', entry.end),
    ...(entry.isCurrent ? [valueOf(kind.dates, 'now', path('current', read?.current))] : []),
    ...listValues('bullets', entry.bullets, bullets, areSameWords),
  ]
}

/** Values of a list, each found at most once. */
function listValues(
  kind: Kind,
  expected: readonly string[],
  lists: Readonly<Record<string, readonly string[]>>,
  areSame: (one: string, other: string) => boolean,
): readonly Value[] {
  const free = new Map(
    Object.entries(lists).flatMap(([list, texts]) =>
      texts.map((text, at) => [list.endsWith('description') ? list : `${list}.${at}`, text]),
    ),
  )
  return expected.map((text) => {
    const found = [...free].find(([, read]) => areSame(read, text))?.[0] ?? null
    if (found !== null) free.delete(found)
    return valueOf(kind, text, found)
  })
}

const rightPathsOf = (values: readonly Value[], schools: readonly ReadEntry[]): readonly string[] =>
  values.flatMap(({ path, expected }) => {
    const school = schools.find(({ at }) => path === `education.${at}.degree`)
    const hasField = school && isSameDegree(school.title, expected)
    return path === null ? [] : hasField ? [path, `education.${school.at}.field`] : [path]
  })

const fieldsOf = ({ content, confidence }: ParsedResume, right: ReadonlySet<string>): Verdict['fields'] =>
  reviewGroups(content)
    .flatMap(({ entries }) => entries.flatMap(({ fields }) => fields))
    .flatMap(({ path }) => {
      const certainty = certaintyOf(path, content, confidence)
      const isRight = Object.keys(confidence).every(
        (at) => (at !== path && !at.startsWith(`${path}.`)) || right.has(at),
      )
      return certainty === null ? [] : [{ isSure: certainty === 'sure', isRight }]
    })
