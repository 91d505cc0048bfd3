import { CONFIDENCE } from '#shared/parse/confidence.ts'
import type { Entry } from '#shared/parse/entries.ts'
import type { Head } from '#shared/parse/entry-head.ts'
import type { Piece } from '#shared/parse/line.ts'
import { couldBePlace, isPlace } from '#shared/parse/words.ts'

/** The opening of an entry: its title or degree, and its employer or school. */
export type Roles = {
  readonly title: Piece | null
  readonly organization: Piece | null
  readonly confidence: number
  /** The employer is above the title, as when it is named once above several jobs. */
  readonly isOrganizationFirst: boolean
}
/** Tells what a text is by its words. */
export type RoleWords = {
  /** After a title and a comma, the rest is the employer even if no word says so. */
  readonly isSureOfRest?: true
  readonly isTitle: (text: string) => boolean
  readonly isOrganization: (text: string) => boolean
}

/**
 * Tells titles from employers (degrees from schools) in all entries of a section at once, because their order is the
 * same.
 */
export function rolesOf(entries: readonly Entry[], words: RoleWords): readonly Roles[] {
  const heads = entries.map(({ head }) => titleAndEmployerTexts(head, words))
  const votes = heads.filter((texts) => texts.length > 1).map((texts) => orderVote(texts, words))
  const sum = votes.reduce((all, one) => all + one, 0)
  const assigned = heads.map((texts) => assign(texts, words, sum))
  return assigned.map((roles, index) => inherit(roles, index, assigned))
}

/** Drops places, splits a single text that contains both, and keeps two texts at most; the others are left over. */
function titleAndEmployerTexts(head: readonly Head[], words: RoleWords): readonly Head[] {
  const places =
    head.length > 2
      ? head.filter(({ text }) => isPlace(text))
      : head.filter(({ text, isRight }) => isRight && isPlace(text))
  const named = head.filter((part) => !places.includes(part) && !isPlaceBeside(head, part, words))
  const headTexts = named.length === 1 && named[0] ? splitHead(named[0], words) : named
  return headTexts.slice(0, 2)
}

/** A place without a region to the right of an employer, above the title. */
function isPlaceBeside(head: readonly Head[], part: Head, { isTitle, isOrganization }: RoleWords): boolean {
  const [organization, beside, title] = head
  if (part !== beside || !part.isRight || !organization || !title || isTitle(organization.text) || !isTitle(title.text))
    return false
  return couldBePlace(part.text) && !isTitle(part.text) && !isOrganization(part.text)
}

/**
 * Splits 'Engineer at Acme', 'Engineer | Acme' and 'Acme – Engineer', and at a comma if words tell both sides apart.
 */
function splitHead(head: Head, words: RoleWords): readonly Head[] {
  const part = (text: string): Head => ({ ...head, text: text.trim() })
  const at = /^(.+?)\s+(?:at|@|bei|chez)\s+(\p{Lu}.+)$/u.exec(head.text)
  if (at?.[1] && at[2]) return [part(at[1]), part(at[2])]
  const marked = head.text.split(/\s+[|·•]\s+|\s+[–—-]\s+/)
  if (marked.length > 1) return marked.map(part)
  const atComma = splitAtComma(head.text, words)
  return atComma.length > 1 ? atComma.map(part) : [head]
}

function splitAtComma(text: string, { isTitle, isOrganization, isSureOfRest }: RoleWords): readonly string[] {
  const areBoth = (title: string, organization: string) =>
    isTitle(title) && isOrganization(organization) && !isTitle(organization)
  for (const { index } of text.matchAll(/,\s/g)) {
    const [one, other] = [text.slice(0, index), text.slice(index + 2)]
    if (areBoth(one, other) || areBoth(other, one)) return [one, other]
  }
  const [, one = '', other = ''] = /^([^,]+), (\p{Lu}[^,]+)$/u.exec(text) ?? []
  return isSureOfRest && isTitle(one) && !isTitle(other) ? [one, other] : [text]
}

/** Above 0 when the title comes first. */
function orderVote([one, other]: readonly Head[], { isTitle, isOrganization }: RoleWords): number {
  const score = (text = '') => Number(isTitle(text)) - Number(isOrganization(text))
  return Math.sign(score(one?.text) - score(other?.text))
}

function assign(texts: readonly Head[], words: RoleWords, orderSum: number): Roles {
  const [one, other] = texts
  if (!one) return { title: null, organization: null, confidence: 0, isOrganizationFirst: false }
  if (!other) {
    const isOrganization = words.isOrganization(one.text) && !words.isTitle(one.text)
    return {
      title: isOrganization ? null : one,
      organization: isOrganization ? one : null,
      confidence: CONFIDENCE.alone,
      isOrganizationFirst: isOrganization,
    }
  }
  const isOrganizationFirst = orderSum < 0
  const ownVote = orderVote(texts, words)
  const confidence =
    ownVote !== 0 && ownVote === Math.sign(orderSum)
      ? CONFIDENCE.byWords
      : orderSum !== 0
        ? CONFIDENCE.byOthers
        : CONFIDENCE.byOrder
  return {
    title: isOrganizationFirst ? other : one,
    organization: isOrganizationFirst ? one : other,
    confidence,
    isOrganizationFirst,
  }
}

/** A title without an employer, below an entry with the employer above its title, is another job there. */
function inherit(roles: Roles, index: number, all: readonly Roles[]): Roles {
  if (roles.organization || !roles.title) return roles
  for (let at = index - 1; at >= 0; at -= 1) {
    const above = all[at]
    if (!above?.organization) continue
    return above.isOrganizationFirst
      ? { ...roles, organization: above.organization, confidence: CONFIDENCE.inherited }
      : roles
  }
  return roles
}
