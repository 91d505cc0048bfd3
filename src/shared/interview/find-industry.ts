import { GENERAL, INDUSTRIES } from '#shared/interview/banks.ts'
import { OCCUPATIONS, SHARED_WORDS } from '#shared/interview/occupations.ts'
import { levelTold } from '#shared/interview/title-level.ts'
import { titleReader } from '#shared/interview/title-names.ts'
import { LEVELS, type Industry, type Level } from '#shared/interview/types.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** The industry that somebody means, by id, by name in any language or by another name; the general one when none. */
export function industryOf(text: string): Industry {
  const wanted = foldWord(text.trim())
  return INDUSTRIES.find((industry) => namesOf(industry).includes(wanted)) ?? GENERAL
}

const namesOf = ({ id, label, aliases }: Industry): readonly string[] =>
  [id, ...Object.values(label), ...aliases].map(foldWord)

/**
 * The industry that a job title tells by its words, in any language; the general one when none. An occupation beats the
 * name of a field ('Hospital cook' cooks), and both beat words that many fields share ('Software engineer').
 */
export function industryOfRole(role: string): Industry {
  const named = industryOf(role)
  return named.id === 'general' ? (told(role) ?? GENERAL) : named
}

const listed = (by: Readonly<Record<string, readonly string[]>>, rank: number) =>
  INDUSTRIES.flatMap((industry) => (by[industry.id] ?? []).map((name) => ({ of: industry, rank, name })))

const told = titleReader([
  ...INDUSTRIES.flatMap((industry) => namesOf(industry).map((name) => ({ of: industry, rank: 2, name }))),
  ...listed(OCCUPATIONS, 3),
  // Last, so that a name of a field that many fields share counts as such: 'support', 'personal'.
  ...listed(SHARED_WORDS, 1),
])

/** The level that somebody means, by its wire name or by words of a title; the middle one when none. */
export function levelOf(text: string): Level {
  const wanted = foldWord(text.trim())
  return LEVELS.find((level) => foldWord(level) === wanted) ?? (levelTold(text) || 'Mid-level')
}
