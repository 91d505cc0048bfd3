/** One word of a text. */
export type Token = {
  /** As written: 'Node.js'. */
  readonly text: string
  /** Lowercase without accents, for comparison: 'node.js'. */
  readonly folded: string
  /** Position in the text, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

/**
 * The words of a text in order. Symbols in names stay ('C++', 'C#', '.NET', 'Node.js', 'R&D'); slashes and hyphens
 * separate words; elided articles and possessive endings are dropped ("bachelor's", "l'équipe").
 */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(WORD)) {
    const [whole, dot = '', stem = '', tail = ''] = match
    const [from, word] = withoutApostrophe(dot + stem)
    const start = match.index + from
    tokens.push({ text: word + tail, folded: foldWord(word + tail), start, end: match.index + whole.length })
  }
  return tokens
}

/** Lowercase, without accents, 'ß' as 'ss'. */
export const foldWord = (word: string): string =>
  PLAIN.test(word)
    ? word.toLowerCase()
    : word.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe')

/** Combining marks stay with their letter: Hindi vowels, Arabic points, and accents typed separately. */
const WORD = /(\.(?=NET\b))?([\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.&'’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*)([+#]*)/giu
const PLAIN = /^[\w.+#&]*$/
const MARKS = /\p{M}/gu

/**
 * The offset of the word itself, and the word. A short part before an apostrophe is an article, a part after it an
 * ending.
 */
function withoutApostrophe(word: string): readonly [number, string] {
  const at = word.search(/['’]/)
  if (at === -1) return [0, word]
  return at <= 2 ? [at + 1, word.slice(at + 1).replace(/['’].*$/, '')] : [0, word.slice(0, at)]
}
