// What texts that people read may not say, and how long they may be. The lists are data: words.json (house words),
// spellings.json (British spellings), lengths.json (limits by place) and allowed.json (exceptions, each with its reason).
import { readFileSync } from 'node:fs'

/** Where a text is read. `page` are the help and legal pages, `server` also the sentences of shared code. */
export type Kind = 'interface' | 'data' | 'article' | 'page' | 'server' | 'docs'

/** A text with the line it starts on. Placeholders are in braces. */
export type ProseText = {
  readonly file: string
  readonly line: number
  readonly text: string
  readonly kind: Kind
  /** A key of lengths.json: the text is here for its length only, its words are in another one. */
  readonly place?: string
}

type HouseWord = { readonly find: string; readonly say: string; readonly in?: readonly Kind[]; readonly case?: true }
type Spellings = Readonly<Record<'beginnings' | 'words', Readonly<Record<string, string>>>>
type Limit = { readonly characters?: number; readonly words?: number; readonly sentences?: number }
/** A text in which nothing is refused; `whole` if it is allowed only on its own. */
type Allowed = { readonly text: string; readonly reason: string; readonly whole?: true }
export type Fault = { readonly file: string; readonly line: number; readonly problem: string }

// The lists are part of the repository, with these shapes.
const read = <T>(name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as T

const HOUSE_WORDS = read<HouseWord[]>('words').map((word) => ({ ...word, pattern: patternOf(word) }))
const SPELLINGS = read<Spellings>('spellings')
const WORDS = new Map(Object.entries(SPELLINGS.words))
const BEGINNINGS = new Map(Object.entries(SPELLINGS.beginnings))
const LONGEST_BEGINNING = Math.max(...[...BEGINNINGS.keys()].map(({ length }) => length))
export const LIMITS = read<Record<string, Limit>>('lengths')
export const ALLOWED: readonly Allowed[] = read<Allowed[]>('allowed')
/** The brand at either end of a page's title, where it may be cut off. */
const BRAND = /^\{brand\}: | \| \{brand\}$/
/** What a placeholder counts for: the default brand has eight letters. */
const FILLED = 'Curricle'

/** What is refused: the length of a text whose place is known, and the words and spellings of any other. */
export function faultsIn(prose: ProseText): Fault[] {
  const { text, place } = prose
  if (place !== undefined) return ALLOWED.some((allowed) => allowed.text === text) ? [] : tooLong(prose, place)
  return [
    ...HOUSE_WORDS.filter((word) => word.in?.includes(prose.kind) ?? true).flatMap(({ pattern, say }) =>
      refused(prose, text.matchAll(pattern), () => say),
    ),
    ...refused(prose, text.matchAll(/\p{L}+/gu), americanOf),
  ]
}

/** Whether a text could have a fault of words; cheap, for files whose texts are costly to find. */
export const isSuspect = (text: string): boolean =>
  HOUSE_WORDS.some(({ pattern }) => text.search(pattern) >= 0) || (text.match(/\p{L}+/gu) ?? []).some(americanOf)

function refused(
  { file, line, text }: ProseText,
  found: Iterable<RegExpMatchArray>,
  instead: (word: string) => string | undefined,
): Fault[] {
  return [...found].flatMap(({ 0: word, index = 0 }) => {
    const say = instead(word)
    if (!say || isAllowed(text, index, word.length)) return []
    const at = line + (text.slice(0, index).match(/\n/g)?.length ?? 0)
    return [{ file, line: at, problem: `"${word.replaceAll(/\s+/g, ' ')}": say ${say}` }]
  })
}

/** Whether the found words are inside of an allowed text. */
function isAllowed(text: string, at: number, length: number): boolean {
  return ALLOWED.some(({ text: allowed, whole }) => {
    if (whole) return text === allowed
    for (let from = text.indexOf(allowed); from >= 0; from = text.indexOf(allowed, from + 1))
      if (from <= at && at + length <= from + allowed.length) return true
    return false
  })
}

/** How a British spelling is written in the United States; undefined for any other word. */
function americanOf(word: string): string | undefined {
  const lower = word.toLowerCase()
  const exact = WORDS.get(lower)
  if (exact) return exact
  for (let length = Math.min(LONGEST_BEGINNING, lower.length); length > 3; length -= 1) {
    const american = BEGINNINGS.get(lower.slice(0, length))
    // 'realistic', 'specialist' and 'organism' are written alike in both countries.
    if (american && !/is[mt]/.test(lower.slice(length - 2, length + 1))) return american + lower.slice(length)
  }
  return undefined
}

function tooLong({ file, line, text }: ProseText, place: string): Fault[] {
  const limit = LIMITS[place]
  if (!limit) throw new Error(`lengths.json has no place "${place}"`)
  const filled = text
    .replace(BRAND, '')
    .replaceAll(/\{\w*\}/g, FILLED)
    .trim()
  const counts: Required<Limit> = {
    characters: [...filled].length,
    words: filled.split(/\s+/).length,
    sentences: filled.split(/[.!?…](?:\s|$)/).filter(Boolean).length,
  }
  return (['characters', 'words', 'sentences'] as const).flatMap((unit) => {
    const most = limit[unit]
    if (most === undefined || counts[unit] <= most) return []
    return [{ file, line, problem: `${place} has ${counts[unit]} ${unit}, but at most ${most} fit: "${filled}"` }]
  })
}

/** A whole word or phrase; a space stands for any white space, because documents break their lines. */
function patternOf({ find, case: isCased }: HouseWord): RegExp {
  return new RegExp(`(?<![\\w-])(?:${find})(?![\\w-])`.replaceAll(' ', '\\s+'), isCased ? 'gu' : 'giu')
}
