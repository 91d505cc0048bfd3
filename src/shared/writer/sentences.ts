/** A piece of an answer, word for word, with its start and end (exclusive) in UTF-16 units. */
export type Span = { readonly from: number; readonly to: number; readonly text: string }

/** The sentences of an answer in order; lines, list items and parts around a semicolon count as sentences. */
export function sentencesOf(answer: string): readonly Span[] {
  const spans: Span[] = []
  let from = 0
  for (const { index, 0: mark } of answer.matchAll(BREAK)) {
    if (ABBREVIATED.test(answer.slice(Math.max(0, index - 12), index))) continue
    spans.push(spanOf(answer, from, index))
    from = index + mark.length
  }
  spans.push(spanOf(answer, from, answer.length))
  return spans.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** A span without surrounding white space, bullets, and, at the beginning of a line, the numbering of a list. */
export function spanOf(answer: string, from: number, to: number): Span {
  const piece = answer.slice(from, to)
  // Elsewhere a number is part of what is said.
  const isLineStart = from === 0 || /\n[^\S\n]*$/.test(answer.slice(Math.max(0, from - 20), from))
  const marks = isLineStart ? /^(?:\s|[-*•–—>]+\s|\d{1,2}[.)]\s(?=\p{L}))*/u : /^(?:\s|[-*•–—>]+\s)*/u
  const lead = marks.exec(piece)?.[0].length ?? 0
  const text = piece.slice(lead).trimEnd()
  return { from: from + lead, to: from + lead + text.length, text }
}

/** What ends a sentence; dictation spells out punctuation. No run of white space is read more than once. */
const BREAK = /(?<=[.!?…。！？]["”’)]?)\s+|(?<=[。！？])|\n+|;\s*|(?<![^\S\n])[^\S\n]+(?:full stop|new line)(?:\s+|$)/gu

/** A period that doesn't end a sentence: 'Ms. Lee', 'approx. 40', 'J. Smith'. The one in '140 ms.' does. */
const ABBREVIATED =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|St|Prof|Inc|Ltd|Co|Jr|Sr|approx|vs|incl|e\.g|i\.e|ca|bzw|env|\p{Lu})\.$|(?:^|\n)\s*\d{1,2}\.$/u
