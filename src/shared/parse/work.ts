import { bodyOf } from '#shared/parse/body.ts'
import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { entriesOf, type Entry } from '#shared/parse/entries.ts'
import { find, findAll, numbered, type Find } from '#shared/parse/find.ts'
import { rolesOf, type RoleWords } from '#shared/parse/roles.ts'
import { textOf, type Piece } from '#shared/parse/line.ts'
import type { Section } from '#shared/parse/sections.ts'
import { couldBePlace, isEmployerWord, isSchoolWord, isTitleWord, mayEndWithPlace } from '#shared/parse/words.ts'

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
  const entries = entriesOf(lines)
  const left = leftOf(entries)
  const roles = rolesOf(entries, WORDS)
  const { title, organization } = FIELDS[kind]
  const havePlaces = openWithPlaces(entries)
  const all = entries.map((entry, index) => {
    const role = roles[index]
    const { text, bullets } = bodyOf(havePlaces ? entry.body.slice(1) : entry.body, left)
    const isDotted = entry.body.some(({ bullet }) => bullet)
    return [
      ...find(title, role?.title, confidence * (role?.confidence ?? 0) * placeFactor(role?.title)),
      ...find(organization, role?.organization, confidence * (role?.confidence ?? 0)),
      ...datesIn(entry, confidence, 'startDate'),
      ...find('description', text, confidence * CONFIDENCE.text),
      ...findAll('achievements', bullets, confidence * (isDotted ? CONFIDENCE.dotted : CONFIDENCE.indented)),
    ]
  })
  return numbered(kind, from, all)
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
