import { foldWord } from '#shared/text/tokens.ts'

/** A number, a word, a dash or arrow, or another character of a text. */
export type DateToken = {
  readonly kind: 'number' | 'word' | 'dash' | 'sign'
  /** For comparison: digits, a folded word, '-' (hyphen), '–' (other dash), '→', "'" or the character. */
  readonly key: string
  readonly start: number
  readonly end: number
  /** Nothing is between it and the token before. */
  readonly isGlued: boolean
}
export type DateTokens = readonly DateToken[]

/** Splits a text at each change between digits, letters and other characters. Invisible characters are skipped. */
export function dateTokensOf(text: string): DateTokens {
  const tokens: DateToken[] = []
  let end = -1
  for (const match of text.matchAll(TOKEN)) {
    const { index: start } = match
    const isGlued = start === end
    end = start + match[0].length
    const [kind, key] = kindOf(match)
    if (kind !== null) tokens.push({ kind, key, start, end, isGlued: isGlued && tokens.length > 0 })
  }
  return tokens
}

/** Zero-width characters, and the soft hyphen, which some fonts use as the glyph of a hyphen. */
const INVISIBLE = '\\u00AD\\u200B-\\u200D\\u2060\\uFEFF'
const HYPHENS = '\\-\\u00AD\\u2010\\u2011'
const DASHES = `${HYPHENS}\\u2012-\\u2015\\u2212~\\u223C\\u301C`
const ARROWS = '\\u2192\\u21D2\\u2794\\u2799-\\u279E\\u27A1\\u27F6>'
/** Inside a word a soft hyphen is no character; elsewhere it is a dash. */
const TOKEN = new RegExp(
  `(?<digits>[0-9]+)|(?<word>\\p{L}[\\p{L}\\p{M}]*(?:[${INVISIBLE}]+[\\p{L}\\p{M}]+)*)|(?<arrow>[${DASHES}]*=?[${ARROWS}])|(?<dash>[${DASHES}]+)|(?<invisible>[${INVISIBLE}])|(?<sign>\\S)`,
  'gu',
)
const INVISIBLE_CHARACTER = new RegExp(`[${INVISIBLE}]`, 'gu')
const HYPHEN = new RegExp(`^[${HYPHENS}]$`, 'u')
const APOSTROPHE = /^['’‘ʼ`´′]$/

function kindOf({ groups = {} }: RegExpExecArray): readonly [DateToken['kind'] | null, string] {
  const { digits, word, arrow, dash, sign } = groups
  if (digits !== undefined) return ['number', digits]
  if (word !== undefined) return ['word', wordKey(word.replace(INVISIBLE_CHARACTER, ''))]
  if (arrow !== undefined) return ['dash', '→']
  if (dash !== undefined) return ['dash', HYPHEN.test(dash) ? '-' : '–']
  return sign === undefined ? [null, ''] : ['sign', APOSTROPHE.test(sign) ? "'" : sign]
}

/** In words of one or two letters an accent makes a difference: 'nå' is Norwegian for now, 'NA' is no answer. */
function wordKey(word: string): string {
  const lower = word.normalize('NFC').toLowerCase()
  return lower.length < 3 ? lower : foldWord(lower)
}

/** Phrases by their first word, the longest first. */
export type Phrases = Map<string, readonly (readonly string[])[]>

export function phrasesOf(table: Readonly<Partial<Record<string, readonly string[]>>>): Phrases {
  const all = Object.values(table)
    .flatMap((texts) => texts ?? [])
    .map((text) => dateTokensOf(text).map(({ key }) => key))
    .toSorted((a, b) => b.length - a.length)
  return Map.groupBy(all, ([first = '']) => first)
}

export function addPhrases(phrases: Phrases, texts: readonly string[]): void {
  for (const [first, own] of phrasesOf({ texts }))
    phrases.set(
      first,
      [...(phrases.get(first) ?? []), ...own].toSorted((a, b) => b.length - a.length),
    )
}

/** How many tokens of a phrase are at an index; 0 if there is none. */
export const phraseAt = (phrases: Phrases, tokens: DateTokens, at: number): number =>
  phrases.get(tokens[at]?.key ?? '')?.find((phrase) => phrase.every((key, index) => tokens[at + index]?.key === key))
    ?.length ?? 0
