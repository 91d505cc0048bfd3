/** A word or a mark of an answer, and where it stands there, in UTF-16 units: cleaning changes words, never places. */
export type Bit = {
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
  /** Part of the name of a tool or a language: never split, never inflected. */
  readonly isName: boolean
}

/** The words and marks of a text, in order. */
export const bitsOf = (text: string): readonly Bit[] =>
  [...withEnds(text).matchAll(PIECE)].flatMap((match) =>
    // 'Press no. 3', and not 'I got to 38, so no.'
    /^no\.$/i.test(match[0]) && /^\s?\d/.test(text.slice(match.index + match[0].length))
      ? [bitAt(match[0], match.index, match[0].length)]
      : parted(match[0], match.index),
  )

/** 'Module A. The engine': where a sentence ends in a letter. */
const withEnds = (text: string): string =>
  text.replaceAll(/(?<= [A-Z])\.(?= (?:The|I|My|We|And|But|In|It|At|On|Then|Also|No)\b)/g, ';')

/** The same bit with other words; an empty text is for the caller to drop. */
export const saying = (bit: Bit, text: string): Bit => ({ ...bit, text, lower: text.toLowerCase() })

/** One bit in the place of several. */
export const joined = (bits: readonly Bit[], text: string): Bit => ({
  text,
  lower: text.toLowerCase(),
  start: bits[0]?.start ?? 0,
  end: bits.at(-1)?.end ?? 0,
  isName: false,
})

/** Words as one text to be searched, in small letters. */
export const lowerText = (words: readonly Pick<Bit, 'lower'>[] = []): string =>
  words.map(({ lower }) => lower).join(' ')

export const isMark = (bit: { readonly text: string } | undefined): boolean =>
  bit !== undefined && /^[^\p{L}\p{M}\p{N}$€£%٪]+$/u.test(bit.text)

/** Written as names are. */
export const isCapital = (bit: { readonly text: string } | undefined): boolean =>
  bit !== undefined && /^\p{Lu}\p{Ll}+$/u.test(bit.text)

/** A run without blanks; a line's end; dashes between words. */
const PIECE = /\n+|—|–(?=\s)|(?:[^\s—])+/gu
/** Ends that are no end of a sentence. */
const ABBREVIATION = /^(?:(?!i\.$)[a-z]\.(?:[a-z]\.)*|mr|mrs|ms|dr|st|vs|approx|inc|ltd|co|jr|sr|prof|etc)\.?$/i

function parted(piece: string, at: number): Bit[] {
  if (piece.startsWith('\n')) return [bitAt('\n', at, piece.length)]
  if (/^(?:[:;]-?[)(DPp]|<3|\p{Extended_Pictographic}+\uFE0F?)$/u.test(piece)) return [bitAt('.', at, piece.length)]
  if (/^(?:[-=]+>|→)$/u.test(piece)) return [bitAt('to', at, piece.length)]
  // Vowels of Hindi, Tamil and Thai, and accents typed after their letter, are marks of the word.
  const head = /^[^\p{L}\p{M}\p{N}$€£%#.]+|^\.(?!\p{L}{2,4}\b)/u.exec(piece)?.[0] ?? ''
  const core = piece.slice(head.length)
  const split = /(?<=\p{L}{2})[,;:!?.]+(?=\p{L}{2}|I\b|\d+\b)|(?<=\p{L})…|\.{2,}|[。！？]+(?=.)/u.exec(core)
  const isSite = split?.[0] === '.' && !/^\p{Lu}\p{Ll}/u.test(core.slice(split.index + 1))
  if (split && !isSite && !isKnownName(core)) {
    const from = at + head.length + split.index
    return [
      ...parted(piece.slice(0, head.length + split.index), at),
      bitAt(split[0], from, split[0].length),
      ...parted(core.slice(split.index + split[0].length), from + split[0].length),
    ]
  }
  // 'The parents' evening': whose it is, and no quote, which would have begun.
  const isWhose = /^\p{L}+s['’]$/u.test(core) && !/['‘’]/.test(head)
  const tail = ABBREVIATION.test(core) || isWhose ? '' : (/[^\p{L}\p{M}\p{N}%٪+#*]+$/u.exec(core)?.[0] ?? '')
  const word = core.slice(0, core.length - tail.length)
  return [
    ...marksAt(head, at),
    ...(word ? [bitAt(word, at + head.length, word.length)] : []),
    ...marksAt(tail, at + piece.length - tail.length),
  ]
}

const isKnownName = (core: string): boolean => /\.(?:js|net|io|ts|py)\b/i.test(core) || /^www\./i.test(core)

const marksAt = (marks: string, at: number): Bit[] =>
  [...marks.matchAll(/\.+|./gsu)].map((match) => bitAt(match[0], at + match.index, match[0].length))

const bitAt = (text: string, start: number, length: number): Bit => ({
  text,
  lower: text.toLowerCase(),
  start,
  end: start + length,
  isName: false,
})
