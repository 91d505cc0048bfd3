import { SURE } from '#shared/parse/confidence.ts'
import type { Entry } from '#shared/parse/entries.ts'
import type { Head } from '#shared/parse/entry-head.ts'
import type { Piece } from '#shared/parse/line.ts'
import { couldBePlace, isPlace } from '#shared/parse/words.ts'

/** The opening of an entry: `what` is the title or degree, `where` the employer or school. */
export type Roles = {
  readonly what: Piece | null
  readonly where: Piece | null
  readonly sure: number
  /** The employer is above the title, as when it is named once above several jobs. */
  readonly whereFirst: boolean
}
/** Tells what a text is by its words. */
export type RoleWords = {
  /** After a title and a comma, the rest is the employer even if no word says so. */
  readonly isSureOfRest?: true
  readonly isWhat: (text: string) => boolean
  readonly isWhere: (text: string) => boolean
}

/**
 * Tells titles from employers (degrees from schools) in all entries of a section at once, because their order is the
 * same.
 */
export function rolesOf(entries: readonly Entry[], words: RoleWords): readonly Roles[] {
  const heads = entries.map(({ head }) => textsOf(head, words))
  const votes = heads.filter((texts) => texts.length > 1).map((texts) => vote(texts, words))
  const sum = votes.reduce((all, one) => all + one, 0)
  const first = heads.map((texts) => assign(texts, words, sum))
  return first.map((roles, index) => inherit(roles, index, first))
}

/** Drops places, splits a single text that contains both, and keeps two texts at most; the others are left over. */
function textsOf(head: readonly Head[], words: RoleWords): readonly Head[] {
  const places =
    head.length > 2
      ? head.filter(({ text }) => isPlace(text))
      : head.filter(({ text, isRight }) => isRight && isPlace(text))
  const named = head.filter((part) => !places.includes(part) && !isPlaceBeside(head, part, words))
  const parted = named.length === 1 && named[0] ? parts(named[0], words) : named
  return parted.slice(0, 2)
}

/** A place without a region to the right of an employer, above the title. */
function isPlaceBeside(head: readonly Head[], part: Head, { isWhat, isWhere }: RoleWords): boolean {
  const [where, beside, what] = head
  if (part !== beside || !part.isRight || !where || !what || isWhat(where.text) || !isWhat(what.text)) return false
  return couldBePlace(part.text) && !isWhat(part.text) && !isWhere(part.text)
}

/**
 * Splits 'Engineer at Acme', 'Engineer | Acme' and 'Acme – Engineer', and at a comma if words tell both sides apart.
 */
function parts(head: Head, words: RoleWords): readonly Head[] {
  const part = (text: string): Head => ({ ...head, text: text.trim() })
  const at = /^(.+?)\s+(?:at|@|bei|chez)\s+(\p{Lu}.+)$/u.exec(head.text)
  if (at?.[1] && at[2]) return [part(at[1]), part(at[2])]
  const marked = head.text.split(/\s+[|·•]\s+|\s+[–—-]\s+/)
  if (marked.length > 1) return marked.map(part)
  const beside = partedByComma(head.text, words)
  return beside.length > 1 ? beside.map(part) : [head]
}

function partedByComma(text: string, { isWhat, isWhere, isSureOfRest }: RoleWords): readonly string[] {
  const areBoth = (what: string, where: string) => isWhat(what) && isWhere(where) && !isWhat(where)
  for (const { index } of text.matchAll(/,\s/g)) {
    const [one, other] = [text.slice(0, index), text.slice(index + 2)]
    if (areBoth(one, other) || areBoth(other, one)) return [one, other]
  }
  const [, one = '', other = ''] = /^([^,]+), (\p{Lu}[^,]+)$/u.exec(text) ?? []
  return isSureOfRest && isWhat(one) && !isWhat(other) ? [one, other] : [text]
}

/** Above 0 when the title comes first. */
function vote([one, other]: readonly Head[], { isWhat, isWhere }: RoleWords): number {
  const score = (text = '') => Number(isWhat(text)) - Number(isWhere(text))
  return Math.sign(score(one?.text) - score(other?.text))
}

function assign(texts: readonly Head[], words: RoleWords, sum: number): Roles {
  const [one, other] = texts
  if (!one) return { what: null, where: null, sure: 0, whereFirst: false }
  if (!other) {
    const isWhere = words.isWhere(one.text) && !words.isWhat(one.text)
    return { what: isWhere ? null : one, where: isWhere ? one : null, sure: SURE.alone, whereFirst: isWhere }
  }
  const whereFirst = sum < 0
  const own = vote(texts, words)
  const sure = own !== 0 && own === Math.sign(sum) ? SURE.byWords : sum !== 0 ? SURE.byOthers : SURE.byOrder
  return { what: whereFirst ? other : one, where: whereFirst ? one : other, sure, whereFirst }
}

/** A title without an employer, below an entry with the employer above its title, is another job there. */
function inherit(roles: Roles, index: number, all: readonly Roles[]): Roles {
  if (roles.where || !roles.what) return roles
  for (let at = index - 1; at >= 0; at -= 1) {
    const above = all[at]
    if (!above?.where) continue
    return above.whereFirst ? { ...roles, where: above.where, sure: SURE.inherited } : roles
  }
  return roles
}
