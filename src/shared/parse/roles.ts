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
  const names = entries.map(({ head }) => namesIn(head, words))
  const heads = chooseTexts(splitAlike(names, words), words)
  const votes = heads.filter((texts) => texts.length > 1).map((texts) => orderVote(texts, words))
  const sum = votes.reduce((all, one) => all + one, 0)
  const assigned = withoutPlaces(
    heads.map((texts) => assign(texts, words, sum)),
    words,
  )
  return assigned.map((roles, index) => inherit(roles, index, assigned))
}

/** The texts that may be title or employer: without places, and split where a text holds several. */
function namesIn(head: readonly Head[], words: RoleWords): readonly Head[] {
  const parts = head.flatMap(splitAtBars)
  const places =
    parts.length > 2
      ? parts.filter((part) => isPlace(part.text) || (part.isRight && placeVote(part.text, words) > 0))
      : parts.filter(({ text, isRight }) => isRight && isPlace(text))
  return parts.filter((part) => !places.includes(part) && !isPlaceBeside(parts, part, words))
}

/** Splits single texts; where words tell most of them apart at a comma, the others are written the same way. */
function splitAlike(all: readonly (readonly Head[])[], words: RoleWords): readonly (readonly Head[])[] {
  const split = all.map((texts) => (texts.length === 1 && texts[0] ? splitHead(texts[0], words) : texts))
  const singles = all.flatMap((texts, at) => (texts.length === 1 && texts[0]?.text.includes(',') ? [at] : []))
  const told = singles.filter((at) => split[at]?.length === 2).length
  if (told < 2 || told * 2 < singles.length) return split
  return split.map((texts) => (texts.length === 1 && texts[0] ? splitAtFirstComma(texts[0]) : texts))
}

function splitAtFirstComma(head: Head): readonly Head[] {
  const [, one, other] = /^([^,]+), (\p{Lu}.+)$/u.exec(head.text) ?? []
  return one && other
    ? [
        { ...head, text: one },
        { ...head, text: other },
      ]
    : [head]
}

/** Bars and dots never belong to a name: 'Acme • Boston'. */
const splitAtBars = (head: Head): readonly Head[] =>
  head.text
    .split(/\s+[|·•]\s+|\s*\|\s*/u)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ ...head, text: text.trim() }))

/**
 * Title and employer among the texts of each entry. Where entries have more, they have the same order, so what each
 * place in that order holds is decided once for all of them.
 */
function chooseTexts(heads: readonly (readonly Head[])[], words: RoleWords): readonly (readonly Head[])[] {
  const places = new Map(
    [...Map.groupBy(heads, ({ length }) => length)].map(([length, alike]) => [length, placesIn(alike, words)]),
  )
  return heads.map((texts) =>
    texts.length > 2 ? texts.filter((_, at) => places.get(texts.length)?.includes(at)) : texts,
  )
}

/** The places of title and employer among the texts of entries that have equally many. */
function placesIn(alike: readonly (readonly Head[])[], words: RoleWords): readonly number[] {
  const sumAt = (at: number, score: (text: string) => number) =>
    alike.reduce((sum, texts) => sum + score(texts[at]?.text ?? ''), 0)
  const best = (among: readonly number[], score: (text: string) => number) => {
    const sums = among.map((at) => sumAt(at, score))
    return among[sums.indexOf(Math.max(...sums))] ?? 0
  }
  const all = [...(alike[0]?.keys() ?? [])]
  const title = best(all, (text) => titleVote(text, words) - placeVote(text, words))
  const others = all.filter((at) => at !== title)
  return [title, best(others, (text) => -titleVote(text, words) - placeVote(text, words))]
}

/** Above 0 for titles, below 0 for employers. */
const titleVote = (text: string, { isTitle, isOrganization }: RoleWords): number =>
  Number(isTitle(text)) - Number(isOrganization(text))

/** Half a vote for what may be a place, because many employers look like one. */
const placeVote = (text: string, { isTitle, isOrganization }: RoleWords): number =>
  couldBePlace(text) && !isTitle(text) && !isOrganization(text) ? 0.5 : 0

/**
 * Employers without the places after a dash or comma: 'Acme - Boston'. Without a region a place looks like a department, so it is
 * one only if several employers have it, and nearly all of them. A place after a comma stays unless its region is certain: it
 * may be part of the name.
 */
function withoutPlaces(all: readonly Roles[], words: RoleWords): readonly Roles[] {
  const named = new Set(all.flatMap(({ organization }) => (organization ? [organization.text] : [])))
  const placed = [...named].filter((text) => splitPlace(text, words))
  const isUsual = placed.length > 1 && placed.length >= named.size * 0.75
  return all.map((roles) => {
    const { organization } = roles
    const atComma = REGION_AT_END.exec(organization?.text ?? '')?.[1]
    if (organization && atComma) return { ...roles, organization: { ...organization, text: atComma } }
    const split = organization && splitPlace(organization.text, words)
    if (!split || !(isUsual || isPlace(split.place))) return roles
    return { ...roles, organization: { ...organization, text: split.name } }
  })
}

/** 'Grant Hospital, Columbus, OH': a place with a state of the US, a province of Canada, or a country's letters. */
const REGION_AT_END =
  /^(.+?),\s+\p{Lu}[\p{L}.'’ -]+,\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|BC|MB|N[BLS]|ON|PE|QC|SK|UK|USA?)(?:\s\d{5})?$/u

/** Splits 'Acme - Boston' at the first dash with nothing but a place after it. */
function splitPlace(text: string, { isTitle, isOrganization }: RoleWords): { name: string; place: string } | null {
  for (const { index, 0: separator } of text.matchAll(/\s+[-–—]\s+/gu)) {
    const [name, place] = [text.slice(0, index), text.slice(index + separator.length)]
    if (couldBePlace(place) && !isTitle(place) && !isOrganization(place)) return { name, place }
  }
  return null
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
  const [, one = '', other = ''] = /^([^,]+), (\p{Lu}.+)$/u.exec(text) ?? []
  return isSureOfRest && isTitle(one) && !isTitle(other) ? [one, other] : [text]
}

/** Above 0 when the title comes first. */
const orderVote = ([one, other]: readonly Head[], words: RoleWords): number =>
  Math.sign(titleVote(one?.text ?? '', words) - titleVote(other?.text ?? '', words))

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
