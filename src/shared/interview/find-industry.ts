import { general } from '#shared/interview/general.ts'
import { INDUSTRIES } from '#shared/interview/industries/all.ts'
import { GENERAL_WORDS, OCCUPATIONS } from '#shared/interview/occupations.ts'
import { LEVELS, type Industry, type Level } from '#shared/interview/types.ts'
import { foldWord, tokensOf } from '#shared/text/tokens.ts'

/** The industry that somebody means, by id, by name in any language or by another name; the general one when none. */
export function industryOf(text: string): Industry {
  const wanted = foldWord(text.trim())
  return INDUSTRIES.find((industry) => namesOf(industry).includes(wanted)) ?? general
}

const namesOf = ({ id, label, aliases }: Industry): readonly string[] =>
  [id, ...Object.values(label), ...aliases].map(foldWord)

/**
 * The industry that a job title tells by its words, in any language; the general one when none. An occupation beats the
 * name of a field ('Hospital cook' cooks), and both beat words that many fields share ('Software engineer').
 */
export function industryOfRole(role: string): Industry {
  const named = industryOf(role)
  if (named.id !== 'general') return named
  const words = wordsOf(role)
  const signs = words.flatMap((word, at) => [
    ...AFFIXES.filter(({ isIn }) => isIn(word)),
    ...words.slice(at, at + MOST_WORDS).flatMap((_, more) => SIGNS.get(words.slice(at, at + more + 1).join(' ')) ?? []),
  ])
  const best = signs.toSorted((a, b) => b.rank - a.rank || b.words - a.words || b.length - a.length)[0]
  return INDUSTRIES.find(({ id }) => id === best?.industry) ?? general
}

/** A word or phrase that tells a field. */
type Sign = {
  readonly industry: string
  /** 3 for an occupation, 2 for a name of the field, 1 for what many fields share. */
  readonly rank: number
  readonly words: number
  readonly length: number
}

/** Words of a title, without what is put behind one for the other gender: 'Verkäufer/in (m/w/d)', 'Infirmier(ère)'. */
const wordsOf = (title: string): readonly string[] =>
  tokensOf(title).flatMap(({ folded }) => (OTHER_GENDER.test(folded) ? [] : [common(folded)]))

const OTHER_GENDER = /^(?:in|innen|i?ere|n?ne|t?rice|euse|se|[adefhmowx])$/

/** One form for both genders and all numbers: 'infirmière', 'enfermera', 'Köchinnen' and 'nurses' meet what is listed. */
const common = (word: string): string =>
  word.length < 5 ? word : ENDINGS.reduce((left, [ending, plain]) => left.replace(ending, plain), word)

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{4})in(?:nen)?$/, ''],
  [/trices?$/, 'teur'],
  [/euses?$/, 'eur'],
  [/eres?$/, 'er'],
  [/ffes?$/, 'f'],
  [/ennes?$/, 'en'],
  [/(?<=.{3})s$/, ''],
  [/(?<=.{3})[aeo]$/, ''],
]

const MOST_WORDS = 5

const listed = (by: Readonly<Record<string, string>>, rank: number) =>
  Object.entries(by).flatMap(([industry, names]) => names.split(',').map((name) => ({ industry, rank, name })))

const LISTED = [
  ...INDUSTRIES.flatMap(({ id, label, aliases }) =>
    [id, ...Object.values(label), ...aliases].map((name) => ({ industry: id, rank: 2, name })),
  ),
  ...listed(OCCUPATIONS, 3),
  // Last, so that a name of a field that many fields share counts as such: 'support', 'personal'.
  ...listed(GENERAL_WORDS, 1),
].map(({ name, industry, rank }) => {
  const words = wordsOf(name)
  return {
    name: name.trim(),
    industry,
    rank,
    said: words.join(' '),
    words: words.length,
    length: words.join(' ').length,
  }
})

const SIGNS: ReadonlyMap<string, Sign> = new Map(
  LISTED.filter(({ name }) => !name.endsWith('…')).map((sign) => [sign.said, sign]),
)

/** Parts of compounds: the end names the occupation ('Grundschullehrerin'), the beginning only the field. */
const AFFIXES = LISTED.flatMap((sign) => {
  const { name, said, rank } = sign
  if (name.startsWith('…')) return [{ ...sign, isIn: (word: string) => word.endsWith(said) }]
  return name.endsWith('…') ? [{ ...sign, rank: Math.min(rank, 2), isIn: (word: string) => word.startsWith(said) }] : []
})

/** The level that somebody means, by its wire name or another; the middle one when none. */
export function levelOf(text: string): Level {
  const wanted = foldWord(text.trim())
  const exact = LEVELS.find((level) => foldWord(level) === wanted)
  return exact ?? WAYS.find(({ words }) => words.test(wanted))?.level ?? 'Mid-level'
}

const WAYS: readonly { readonly words: RegExp; readonly level: Level }[] = [
  { words: /\b(?:executive|director|head of|vp|chief|c-level|direktor|directeur|directora?)\b/, level: 'Executive' },
  { words: /\b(?:lead|leader|manager|leitung|leiter|responsable|jefe|jefa)\b/, level: 'Lead' },
  { words: /\bsenior\b/, level: 'Senior' },
  {
    words: /\b(?:entry|junior|intern|trainee|graduate|student|berufseinsteiger|debutant|principiante)\b/,
    level: 'Entry-level',
  },
]
