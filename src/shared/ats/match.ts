import type { Context, ReadTextField } from '#shared/ats/context.ts'
import type { Role } from '#shared/ats/text-fields.ts'
import { isMeaningful, type Posting, type PostingTerm } from '#shared/ats/posting/read-posting.ts'
import { isBlankTitle, titleFit } from '#shared/ats/title-fit.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import type { Skill } from '#shared/skills/skill.ts'
import { stemOf } from '#shared/text/stems.ts'
import { tokensOf, type Token } from '#shared/text/tokens.ts'

/** What a resume shows for a term of the posting. */
export type TermMatch = {
  readonly term: PostingTerm
  /** 'context': used in a statement or title; 'list': only named in a list. */
  readonly evidence: 'context' | 'list' | 'none'
  /** For a missing skill, the related skill the resume does show. */
  readonly near: string | null
  /** Written the way the posting writes it. */
  readonly isExact: boolean
  /** 0 to 1. */
  readonly worth: number
  /** The fields that name it. */
  readonly paths: readonly FieldPath[]
}
export type Match = {
  /** 0 to 100, in whole points. */
  readonly coverage: number
  /** The same, not rounded. */
  readonly exactCoverage: number
  readonly terms: readonly TermMatch[]
  /** Coverage if a term were used at work in the posting's words. */
  readonly coverageWith: (term: PostingTerm) => number
}

/**
 * Measures how much of what a posting asks for a resume shows. Only the best place for each term counts, so repeating a
 * term gains nothing and adding text costs nothing. Give it `ownWords`.
 */
export function matchPosting(context: Context, posting: Posting): Match {
  const terms = matchTerms(context, posting)
  const others = [titleShare(context, posting), wordShare(context, posting)]
  const coverageOf = (all: readonly TermMatch[]) => blend([shareOf(all), ...others])
  return {
    coverage: Math.round(coverageOf(terms)),
    exactCoverage: coverageOf(terms),
    terms,
    coverageWith: (term) =>
      Math.round(
        coverageOf(terms.map((match) => (match.term === term ? { ...match, evidence: 'context', worth: 1 } : match))),
      ),
  }
}

/** `share` is from 0 to 1; `weight` applies only when the posting has this kind of content at all. */
type Share = { readonly share: number; readonly weight: number }

const WEIGHTS = { terms: 5, title: 4, words: 5 } as const

function blend(shares: readonly Share[]): number {
  const weight = shares.reduce((sum, one) => sum + one.weight, 0)
  if (weight === 0) return 0
  return (100 * shares.reduce((sum, one) => sum + one.share * one.weight, 0)) / weight
}

function shareOf(terms: readonly TermMatch[]): Share {
  const all = terms.reduce((sum, { term }) => sum + term.weight, 0)
  if (all === 0) return { share: 0, weight: 0 }
  const worthOfThose = (isListed: boolean) =>
    terms
      .filter(({ evidence }) => (evidence === 'list') === isListed)
      .reduce((sum, { term, worth }) => sum + term.weight * worth, 0)
  return { share: worthOfThose(false) / all + Math.min(MAX_LISTED, worthOfThose(true) / all), weight: WEIGHTS.terms }
}

/** Roles in which naming a skill counts as evidence of using it. */
const EVIDENCE_ROLES: readonly Role[] = ['bullet', 'description', 'summary', 'position', 'degree', 'certificate']
const WORTH = { context: 1, list: 0.5, otherWord: 0.92 } as const
/** Of all that a posting asks for, as much as terms that are only listed can be worth together: lists prove little. */
const MAX_LISTED = 0.3
/** Knowing Docker makes Kubernetes quicker to learn, but it stays missing. */
const RELATED_WORTH = 0.3
const SAME_FAMILY_WORTH = 0.2

function matchTerms({ textFields }: Context, { terms }: Posting): readonly TermMatch[] {
  const known = new Set(textFields.flatMap(({ skills }) => skills.map(({ skill }) => skill)))
  return terms.map((term) => {
    const places = textFields.flatMap((textField) => spellingsOf(textField, term).map((form) => ({ textField, form })))
    const best = places
      .map(({ textField, form }) => worthOf(term, textField, form))
      .reduce((one, other) => (other.worth > one.worth ? other : one), NOTHING)
    const paths = [...new Set(places.map(({ textField }) => textField.path))]
    return { term, ...(best.worth > 0 ? best : closestSkill(term, known)), paths }
  })
}

/** The known skill closest to a missing one: a related skill, or else one of the same family. */
function closestSkill({ skill }: PostingTerm, known: ReadonlySet<Skill>): typeof NOTHING {
  if (!skill || skill.kind === 'soft') return NOTHING
  // Knowing English does not help where German is asked for.
  const comparable = [...known].filter((one) => one.kind !== 'soft' && !(isSpoken(skill) && isSpoken(one)))
  const related = comparable.find((one) => one.related?.includes(skill.label) || skill.related?.includes(one.label))
  const closest =
    related ?? comparable.find(({ families }) => families.some((family) => skill.families.includes(family)))
  return closest ? { ...NOTHING, worth: related ? RELATED_WORTH : SAME_FAMILY_WORTH, near: closest.label } : NOTHING
}

const isSpoken = ({ families }: Skill): boolean => families.includes('spoken languages')

const NOTHING: Omit<TermMatch, 'term' | 'paths'> = { evidence: 'none', isExact: false, worth: 0, near: null }

/** How a text writes the term, once per occurrence. */
export function spellingsOf(
  { text, skills, tokens }: ReadTextField,
  { key, form, skill }: PostingTerm,
): readonly string[] {
  if (!skill) return tokens.filter(({ folded }) => folded === key).map((token) => token.text)
  const known = skills.filter((found) => found.skill.label === key).map((found) => found.form)
  return !known.includes(form) && containsName(text, tokens, form) ? [...known, form] : known
}

/**
 * Whether a text contains a name exactly as the posting writes it, in any language. A word with a capital letter in the
 * middle of a sentence is taken for a name; lower-case words must be long to count.
 */
function containsName(text: string, tokens: readonly Token[], form: string): boolean {
  const asked = tokensOf(form).map((token) => token.text)
  const isDistinctive = asked.length > 1 || form.length >= MIN_DISTINCTIVE_LETTERS
  if (!isDistinctive && !/\p{Lu}/u.test(form)) return false
  return tokens.some(
    (token, at) =>
      token.text === asked[0] &&
      asked.every((word, offset) => tokens[at + offset]?.text === word) &&
      (isDistinctive || isInsideSentence(text, token.start)),
  )
}

function isInsideSentence(text: string, at: number): boolean {
  const before = text.slice(0, at).trimEnd().at(-1)
  return before !== undefined && !/[.!?]/.test(before)
}

/** Letters that make an accidental match with another word unlikely. */
const MIN_DISTINCTIVE_LETTERS = 7

function worthOf(term: PostingTerm, { role }: ReadTextField, form: string): typeof NOTHING {
  const evidence = EVIDENCE_ROLES.includes(role) ? 'context' : 'list'
  const isExact = isSameForm(form, term.form)
  return { evidence, isExact, worth: WORTH[evidence] * (isExact ? 1 : WORTH.otherWord), near: null }
}

/** Whether the posting's words appear consecutively in it, ignoring case, accents and plurals. */
const isSameForm = (form: string, asked: string): boolean => ` ${stemmed(form)} `.includes(` ${stemmed(asked)} `)
const stemmed = (form: string) =>
  tokensOf(form)
    .map(({ folded }) => stemOf(folded, 'en'))
    .join(' ')

/** How close the person's job titles are to the posting's: the same job, however it is called, or the same words. */
function titleShare({ textFields }: Context, { title }: Posting): Share {
  if (isBlankTitle(title)) return { share: 0, weight: 0 }
  const held = textFields.filter(({ role }) => role === 'position').map(({ text }) => text)
  return { share: titleFit(title, held), weight: WEIGHTS.title }
}

function wordShare({ textFields }: Context, { words, language }: Posting): Share {
  const all = [...words.values()].reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return { share: 0, weight: 0 }
  const mentioned = new Set<string>()
  // A list may hold any words: only what the person tells of counts.
  for (const { tokens } of textFields.filter(({ role }) => EVIDENCE_ROLES.includes(role)))
    for (const { folded } of tokens) {
      const stem = stemOf(folded, language)
      if (words.has(stem) && isMeaningful(folded, language)) mentioned.add(stem)
    }
  const found = [...words].reduce((sum, [stem, weight]) => sum + (mentioned.has(stem) ? weight : 0), 0)
  return { share: found / all, weight: WEIGHTS.words }
}
