import type { Context, ReadTextField } from '#shared/ats/context.ts'
import type { Role } from '#shared/ats/text-fields.ts'
import type { Posting, PostingTerm } from '#shared/ats/posting/read-posting.ts'
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
/** Roles in which naming a skill counts as evidence of using it. */
export const EVIDENCE_ROLES: readonly Role[] = ['bullet', 'description', 'summary', 'position', 'degree', 'certificate']
const WORTH = { context: 1, list: 0.5, otherWord: 0.92 } as const
/** Knowing Docker makes Kubernetes quicker to learn, but it stays missing. */
const RELATED_WORTH = 0.3
const SAME_FAMILY_WORTH = 0.2

/** What a resume shows for each term; only the best place for a term counts. */
export function matchTerms({ textFields }: Context, { terms }: Posting): readonly TermMatch[] {
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
  { role, text, skills, tokens }: ReadTextField,
  { key, form, skill }: PostingTerm,
): readonly string[] {
  if (!skill) return tokens.filter(({ folded }) => folded === key).map((token) => token.text)
  const known = skills.filter((found) => found.skill.label === key).map((found) => found.form)
  if (known.includes(form)) return known
  const isNamed = isSubject(skill, form) ? containsSubject(tokens, form) : containsName({ role, text, tokens }, form)
  return isNamed ? [...known, form] : known
}

/** A field of work is a word of its own, in any spelling, once it is asked for: 'Payments', 'sales'. */
const isSubject = ({ kind }: Skill, form: string): boolean =>
  (kind === 'domain' || kind === 'method') && /\p{Ll}{3}/u.test(form) && form.length >= MIN_SUBJECT_LETTERS

/** Letters that a word of a field has; shorter ones have other meanings. */
const MIN_SUBJECT_LETTERS = 5

function containsSubject(tokens: readonly Token[], form: string): boolean {
  const asked = tokensOf(form).map(({ folded }) => stemOf(folded, 'en'))
  const stems = tokens.map(({ folded }) => stemOf(folded, 'en'))
  return stems.some((_, at) => asked.every((stem, offset) => stems[at + offset] === stem))
}

/**
 * Whether a text contains a name exactly as the posting writes it, in any language. A word with a capital letter in the
 * middle of a sentence is taken for a name; lower-case words must be long to count.
 */
function containsName({ role, text, tokens }: Omit<ReadTextField, 'skills' | 'path' | 'part'>, form: string): boolean {
  const asked = tokensOf(form).map((token) => token.text)
  const isDistinctive = asked.length > 1 || form.length >= MIN_DISTINCTIVE_LETTERS
  if (!isDistinctive && !/\p{Lu}/u.test(form)) return false
  return tokens.some(
    (token, at) =>
      token.text === asked[0] &&
      asked.every((word, offset) => tokens[at + offset]?.text === word) &&
      (isDistinctive || LIST_ROLES.includes(role) || isInsideSentence(text, token.start)),
  )
}

/** Roles whose texts are names from the first letter on. */
const LIST_ROLES: readonly Role[] = ['skill', 'language', 'certificate', 'degree']

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
