import { bodyOf } from '#shared/parse/body.ts'
import { SURE } from '#shared/parse/confidence.ts'
import { entriesOf, type Entry } from '#shared/parse/entries.ts'
import { find, findAll, numbered, type Find } from '#shared/parse/find.ts'
import { rolesOf, type RoleWords } from '#shared/parse/roles.ts'
import type { Section } from '#shared/parse/sections.ts'
import { isEmployerWord, isSchoolWord, isTitleWord } from '#shared/parse/words.ts'

const WORDS: RoleWords = {
  isSureOfRest: true,
  isWhat: isTitleWord,
  isWhere: (text: string) => isEmployerWord(text) || isSchoolWord(text),
}
/** The field names of jobs and volunteer work. */
const FIELDS = {
  experience: { what: 'position', where: 'company' },
  volunteer: { what: 'role', where: 'organization' },
} as const

/** Jobs or volunteer work, numbered starting at `from`. */
export function workOf({ lines, sure }: Section, kind: 'experience' | 'volunteer', from: number): readonly Find[] {
  const entries = entriesOf(lines)
  const left = leftOf(entries)
  const roles = rolesOf(entries, WORDS)
  const { what, where } = FIELDS[kind]
  const all = entries.map((entry, index) => {
    const role = roles[index]
    const { text, bullets } = bodyOf(entry.body, left)
    const isDotted = entry.body.some(({ bullet }) => bullet)
    return [
      ...find(what, role?.what, sure * (role?.sure ?? 0)),
      ...find(where, role?.where, sure * (role?.sure ?? 0)),
      ...datesIn(entry, sure, 'startDate'),
      ...find('description', text, sure * SURE.text),
      ...findAll('achievements', bullets, sure * (isDotted ? SURE.dotted : SURE.setIn)),
    ]
  })
  return numbered(kind, from, all)
}

/** Where the titles of a section begin, in points. */
export const leftOf = (entries: readonly Entry[]): number =>
  Math.min(...entries.flatMap(({ head }) => head.flatMap(({ box, isRight }) => (box && !isRight ? box.x : []))))

/** Start and end dates; a single date goes in the field named by `single`. */
export function datesIn({ dates }: Entry, sure: number, single: 'startDate' | 'endDate'): readonly Find[] {
  if (!dates) return []
  const certain = sure * (dates.isRange ? SURE.range : SURE.singleDate)
  const { box } = dates.piece
  if (!dates.isRange) return find(single, { text: dates.start, box }, certain)
  const current: readonly Find[] = dates.current ? [{ path: 'current', value: true, box, sure: certain }] : []
  return [
    ...find('startDate', { text: dates.start, box }, certain),
    ...find('endDate', { text: dates.end, box }, certain),
    ...current,
  ]
}
