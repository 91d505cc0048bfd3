import { isExampleAddress } from '#shared/resume/example-marks.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { monthsOf, readDate } from '#shared/text/read-date.ts'
import { mailHref, safeHref, telHref } from '#shared/text/urls.ts'

/** What may be a slip in a field. It is said under the field and never stops anyone. */
export type SoftNote = {
  readonly path: FieldPath
  readonly check:
    | 'email'
    | 'example-email'
    | 'phone'
    | 'address'
    | 'end-before-start'
    | 'far-start'
    | 'same-job'
    | 'same-school'
    | 'skill'
  /** The words it is about. */
  readonly text: string
}

/** All notes about a resume, each about another field; `today` is an ISO date. */
export function softNotes(content: ResumeContent, today: string): readonly SoftNote[] {
  const { personalInfo, experience, education } = content
  const dated = { experience, education, volunteer: content.volunteer ?? [] }
  return [
    ...note('email', 'personalInfo.email', personalInfo.email, isMalformedEmail),
    ...note('example-email', 'personalInfo.email', personalInfo.email, isExampleAddress),
    ...note('phone', 'personalInfo.phone', personalInfo.phone, isPhoneWithLetters),
    ...webAddresses(content).flatMap(([path, url]) => note('address', path, url, isNoAddress)),
    ...Object.entries(dated).flatMap(([list, entries]) =>
      entries.flatMap((entry, index) => [
        ...note('far-start', `${list}.${index}.startDate`, entry.startDate, (start) => isFarAhead(start, today)),
        ...note('end-before-start', `${list}.${index}.endDate`, entry.endDate, () => endsBeforeStart(entry)),
      ]),
    ),
    ...repeatedJobs(experience).map((index) => noteOf('same-job', `experience.${index}.position`)),
    ...repeatedSchools(education).map((index) => noteOf('same-school', `education.${index}.institution`)),
    ...repeatedSkills(content.skills),
  ]
}

export const isMalformedEmail = (text: string): boolean => mailHref(text) === null

/** Letters that are no extension: a number that cannot be dialed. */
export const isPhoneWithLetters = (text: string): boolean => /\p{L}/u.test(text) && telHref(text) === null

export const isNoAddress = (text: string): boolean => safeHref(text) === null

/** Compares months only as far as they are known: 2020 can be before or after 2020-03. */
export function endsBeforeStart(entry: Period): boolean {
  const [start, end] = [readDate(entry.startDate), readDate(entry.endDate)]
  if (!start || !end || entry.current) return false
  return monthsOf(end) + (end.month === null ? 11 : 0) < monthsOf(start)
}

/** Starts more than a year after today: a typing error more often than a plan. */
export function isFarAhead(start: string, today: string): boolean {
  const [date, now] = [readDate(start), readDate(today)]
  return date !== null && now !== null && monthsOf(date) > monthsOf(now) + 12
}

/** Places of positions that are above with the same company, title and dates. */
const repeatedJobs = (entries: ResumeContent['experience']): readonly number[] =>
  repeated(
    entries.map(({ company, position, ...dates }) =>
      keyOf([company, position], [dates.startDate, dates.current ? '' : dates.endDate]),
    ),
  )

/** Places of education that is above with the same school, degree and field. */
const repeatedSchools = (entries: ResumeContent['education']): readonly number[] =>
  repeated(entries.map(({ institution, degree, field }) => keyOf([institution, degree], [field])))

/** The first skill of each list that an earlier place has, too. */
function repeatedSkills(skills: ResumeContent['skills']): readonly SoftNote[] {
  const seen = new Set<string>()
  return (['technical', 'soft', 'languages'] as const).flatMap((kind) => {
    const [again] = skills[kind].filter((skill) => seen.size === seen.add(folded(skill)).size)
    return again === undefined ? [] : [noteOf('skill', `skills.${kind}`, again)]
  })
}

type Period = { readonly startDate: string; readonly endDate: string; readonly current?: boolean | undefined }

const noteOf = (check: SoftNote['check'], path: FieldPath, text = ''): SoftNote => ({ path, check, text })

/** A blank field is nobody's slip. */
const note = (check: SoftNote['check'], path: FieldPath, text: string, isSlip: (text: string) => boolean) =>
  text.trim() !== '' && isSlip(text.trim()) ? [noteOf(check, path, text.trim())] : []

function webAddresses({ personalInfo, projects, publications, custom }: ResumeContent): [FieldPath, string][] {
  return [
    ...(['website', 'linkedin', 'github'] as const).map((key): [string, string] => [
      `personalInfo.${key}`,
      personalInfo[key],
    ]),
    ...projects.flatMap(({ url, github }, index): [string, string][] => [
      [`projects.${index}.url`, url],
      [`projects.${index}.github`, github],
    ]),
    ...(publications ?? []).map(({ url }, index): [string, string] => [`publications.${index}.url`, url]),
    ...(custom ?? []).flatMap(({ items }, section) =>
      items.map(({ url }, index): [string, string] => [`custom.${section}.items.${index}.url`, url]),
    ),
  ]
}

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Null while a part that is needed is blank: an entry that has just been begun repeats none. */
const keyOf = (needed: readonly string[], others: readonly string[]): string | null =>
  needed.every((part) => part.trim() !== '') ? [...needed, ...others].map(folded).join('\n') : null

const repeated = (keys: readonly (string | null)[]): readonly number[] =>
  keys.flatMap((key, index) => (key !== null && keys.indexOf(key) < index ? [index] : []))
