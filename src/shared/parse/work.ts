import { bodyOf } from '#shared/parse/body.ts'
import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { entriesOf, type Entry } from '#shared/parse/entries.ts'
import { find, findAll, numbered, type Find } from '#shared/parse/find.ts'
import { jobsOf, type Job, type Terms } from '#shared/parse/employers.ts'
import { rolesOf, type RoleWords, type Roles } from '#shared/parse/roles.ts'
import { textOf, type Piece } from '#shared/parse/line.ts'
import type { Section } from '#shared/parse/sections.ts'
import {
  couldBePlace,
  isEmployerWord,
  isPlace,
  isSchoolWord,
  isTitleWord,
  mayEndWithPlace,
} from '#shared/parse/words.ts'

const WORDS: RoleWords = {
  isSureOfRest: true,
  isTitle: isTitleWord,
  isOrganization: (text: string) => isEmployerWord(text) || isSchoolWord(text),
}
/** The field names of jobs and volunteer work. */
const FIELDS = {
  experience: { title: 'position', organization: 'company' },
  volunteer: { title: 'role', organization: 'organization' },
} as const

/** Jobs or volunteer work, numbered starting at `from`. */
export function workOf(
  { lines, confidence }: Section,
  kind: 'experience' | 'volunteer',
  from: number,
): readonly Find[] {
  const jobs = jobsOf(entriesOf(lines))
  const entries = jobs.map(({ entry }) => entry)
  const left = leftOf(entries)
  const roles = rolesOf(entries, WORDS)
  const { title, organization } = FIELDS[kind]
  const havePlaces = openWithPlaces(entries)
  const all = jobs.map((job, index) => {
    const { entry } = job
    const role = roleOf(job, roles[index])
    const { text, bullets } = bodyOf(havePlaces ? entry.body.slice(1) : entry.body, left)
    const isDotted = entry.body.some(({ bullet }) => bullet)
    return [
      ...find(title, role?.title, confidence * (role?.confidence ?? 0) * placeFactor(role?.title)),
      ...find(organization, role?.organization, confidence * (role?.confidence ?? 0)),
      ...datesIn(entry, confidence, 'startDate'),
      ...termsOf(job, kind, confidence, role),
      ...find('description', text, confidence * CONFIDENCE.text),
      ...findAll('achievements', bullets, confidence * (isDotted ? CONFIDENCE.dotted : CONFIDENCE.indented)),
    ]
  })
  return numbered(kind, from, all)
}

/** Below the head of an employer, the only text that is left is the title. */
function roleOf({ entry, employer }: Job, role: Roles | undefined): Roles | undefined {
  if (!employer) return role
  return {
    title: entry.head[0] ?? null,
    organization: employer.name,
    confidence: CONFIDENCE.inherited,
    isOrganizationFirst: true,
  }
}

/** Place and terms, which a role has from the head of its employer. */
function termsOf(job: Job, kind: 'experience' | 'volunteer', confidence: number, role?: Roles): readonly Find[] {
  const { location, remote, employmentType } = termsWithEmployer(job)
  const place = placeApart(location, role)
  const isSure = place !== null && isPlace(place.text)
  return [
    ...find('location', place, confidence * (isSure ? CONFIDENCE.byWords : CONFIDENCE.byOrder)),
    ...(kind === 'experience'
      ? [
          ...yes('remote', remote, confidence),
          ...find('employmentType', employmentType, confidence * CONFIDENCE.byWords),
          ...employerFinds(job, confidence),
        ]
      : []),
  ]
}

const termsWithEmployer = ({ terms, employer }: Job): Terms => ({
  location: terms.location ?? employer?.terms.location ?? null,
  remote: terms.remote ?? employer?.terms.remote ?? null,
  employmentType: terms.employmentType ?? employer?.terms.employmentType ?? null,
})

function employerFinds({ employer }: Job, confidence: number): readonly Find[] {
  if (!employer) return []
  const { name, about, isFirst } = employer
  return isFirst
    ? find('about', { text: about, box: name.box }, confidence * CONFIDENCE.text)
    : yes('sameEmployer', name, confidence)
}

const yes = (path: string, piece: Piece | null, confidence: number): readonly Find[] =>
  piece ? [{ path, value: true, box: piece.box, confidence: confidence * CONFIDENCE.byWords }] : []

/** The place without the employer before it ('Larkspur, Austin, TX'); none if it is title or employer itself. */
function placeApart(place: Piece | null, role: Roles | undefined): Piece | null {
  if (!place) return null
  const names = [role?.title?.text, role?.organization?.text].filter((name) => name !== undefined)
  const name = names.find((one) => place.text.startsWith(`${one}, `))
  const text = name ? place.text.slice(name.length + 2) : place.text
  return names.some((one) => one.includes(text)) ? null : { ...place, text }
}

const placeFactor = (title: Piece | null | undefined): number =>
  title && mayEndWithPlace(title.text) ? CONFIDENCE.maybePlace : 1

/** Whether the text of all entries, several of them, begins with a line that is nothing but a place. */
const openWithPlaces = (entries: readonly Entry[]): boolean =>
  entries.length > 1 &&
  entries.every(
    ({ body: [first] }) => first && !first.bullet && first.cells.length === 1 && couldBePlace(textOf(first)),
  )

/** Where the titles of a section begin, in points. */
export const leftOf = (entries: readonly Entry[]): number =>
  Math.min(...entries.flatMap(({ head }) => head.flatMap(({ box, isRight }) => (box && !isRight ? box.x : []))))

/** Start and end dates; a single date goes in the field named by `single`. */
export function datesIn({ dates }: Entry, confidence: number, single: 'startDate' | 'endDate'): readonly Find[] {
  if (!dates) return []
  const dateConfidence = confidence * (dates.isRange ? CONFIDENCE.range : CONFIDENCE.singleDate)
  const { box } = dates.piece
  if (!dates.isRange) return find(single, { text: dates.start, box }, dateConfidence)
  const current: readonly Find[] = dates.current
    ? [{ path: 'current', value: true, box, confidence: dateConfidence }]
    : []
  return [
    ...find('startDate', { text: dates.start, box }, dateConfidence),
    ...find('endDate', { text: dates.end, box }, dateConfidence),
    ...current,
  ]
}
