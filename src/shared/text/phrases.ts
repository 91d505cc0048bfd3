/**
 * Phrases as data, compiled to patterns. In a phrase `*` alone is any one word and inside a word any letters or none,
 * `(a|b)` has alternatives, `(very )?good` an optional part, and `…` is anything up to the end of the sentence.
 * `^` at its beginning is the start of the text, and `$` at its end the end of it.
 */
export type Phrases = readonly string[] | { readonly phrases: readonly string[]; readonly except: readonly string[] }

const LETTER = String.raw`[0-9a-z\u00c0-\u024f\u0300-\u036f]`
const IN_WORD = String.raw`[0-9a-z\u00c0-\u024f\u0300-\u036f'-]`
/** Up to the end of the sentence, which is not the point in '50.000'. */
const REST = String.raw`(?:[^.!?]|\.(?=\d))*`
const NOT_AFTER_WORD = `(?<!${LETTER})`
const NOT_BEFORE_WORD = `(?!${LETTER})`

/** The alternatives of all phrases, without what must be around them. */
export const sourceOf = (phrases: readonly string[]): string => `(?:${phrases.map(placed).join('|') || '(?!)'})`

/** A global pattern that finds phrases as whole words in lower-case text with straight apostrophes. */
export function phrasePattern(phrases: Phrases): RegExp {
  const { phrases: wanted, except } = 'phrases' in phrases ? phrases : { phrases, except: [] }
  const not = except.length === 0 ? '' : `(?!${sourceOf(except)}${NOT_BEFORE_WORD})`
  return new RegExp(`${NOT_AFTER_WORD}${not}${sourceOf(wanted)}${NOT_BEFORE_WORD}`, 'gu')
}

/** Whether a pattern is found in a text; with a global pattern, `test` would remember where it was. */
export const contains = (text: string, pattern: RegExp): boolean => text.search(pattern) !== -1

/** A pattern for one whole word of a list. */
export const wordPattern = (words: readonly string[]): RegExp => new RegExp(`^${sourceOf(words)}$`, 'u')

const AT_START = `(?<=^(?:(?!${LETTER}).)*)`
/** A question says nothing: 'no?' */
const AT_END = `(?=(?:(?!${LETTER})[^?])*$)`

function placed(phrase: string): string {
  const [, start, words = '', end] = /^(\^?)(.*?)(\$?)$/.exec(phrase) ?? []
  return (start ? AT_START : '') + compiled(words) + (end ? AT_END : '')
}

function compiled(phrase: string): string {
  const escaped = phrase.replaceAll(/[\\^$.+[\]{}/]/g, String.raw`\$&`)
  return escaped
    .replaceAll('(', '(?:')
    .replaceAll(/(?<![^ (|:])\*(?![^ )|])/g, `${IN_WORD}+`)
    .replaceAll(/\*/g, `${IN_WORD}*`)
    .replaceAll(' … ', ` (?:${REST} )?`)
    .replaceAll('…', REST)
}
