import { GENERAL, INDUSTRIES } from '#shared/interview/banks.ts'
import { OCCUPATIONS, SHARED_WORDS } from '#shared/interview/occupations.ts'
import { levelTold } from '#shared/interview/title-level.ts'
import { titleReader } from '#shared/interview/title-names.ts'
import { LEVELS, type Industry, type Level } from '#shared/interview/types.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** The industry with this id, name in any language, or alias; else the general one. */
export function industryOf(text: string): Industry {
  const wanted = foldWord(text.trim())
  return INDUSTRIES.find((industry) => namesOf(industry).includes(wanted)) ?? GENERAL
}

const namesOf = ({ id, label, aliases }: Industry): readonly string[] =>
  [id, ...Object.values(label), ...aliases].map(foldWord)

/**
 * The industry of a job title in any language; else the general one. An occupation beats the name of an industry
 * ('Hospital cook' cooks), and both beat words that many industries share ('Software engineer').
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

/** The level with this name in the API, or that the words of a title imply; else the middle one. */
export function levelOf(text: string): Level {
  const wanted = foldWord(text.trim())
  return LEVELS.find((level) => foldWord(level) === wanted) ?? (levelTold(text) || 'Mid-level')
}
