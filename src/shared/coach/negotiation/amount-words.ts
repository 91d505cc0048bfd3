import type { FigureWords } from '#shared/coach/negotiation/words.ts'
import { PERIOD, type Figure } from '#shared/coach/negotiation/figures.ts'

/** Words around a figure say what it is: pay that is asked for, pay of before or of others, or a reason. */
type Role = 'wish' | 'other-pay' | 'proof'

/** A figure is a wish unless a word says otherwise; of several words the nearest before it counts. */
export function roleOf({ before, after }: Figure, words: FigureWords): Role {
  const clause = plain(before).split(words.break).at(-1) ?? ''
  const later = plain(after).replace(PERIOD, '')
  if (words.turnedDownAfter.test(later) || words.refused.test(clause)) return 'other-pay'
  if (words.wishedAfter.test(later) || words.raisedTo.test(clause)) return 'wish'
  const places = words.cues.map(([role, cue]) => [role, lastPlace(clause, cue)] as const)
  const [nearest] = places.toSorted(([, a], [, b]) => b - a)
  if (nearest && nearest[1] >= 0) return nearest[0]
  return words.pastAfter.test(later) ? 'other-pay' : 'wish'
}

/** Whether it counts something: '50,000 orders', '40k new visitors', 'a team of 26'. */
export function isCounted({ currency, period, before, after }: Figure, words: FigureWords): boolean {
  if (currency !== undefined || period !== undefined) return false
  if (words.groupOf.test(plain(before))) return true
  const next = /^(?:\s?\p{L}[\p{L}'-]*){0,3}/u.exec(plain(after))?.[0].trim().split(/\s+/) ?? []
  const end = next.findIndex((word) => words.noThing.test(word))
  return next.slice(0, end < 0 ? next.length : end).some((word) => words.thing.test(word))
}

/** 'in 2019', 'since March 2021'. */
export const isYear = ({ digits, before }: Figure, { yearBefore }: FigureWords): boolean =>
  /^(?:19|20)\d\d$/.test(digits) && yearBefore.test(plain(before))

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'")

/** Where the last of its words ends; -1 without any. */
function lastPlace(clause: string, cue: RegExp): number {
  const last = [...clause.matchAll(cue)].at(-1)
  return last ? last.index + last[0].length : -1
}
