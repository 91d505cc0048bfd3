/** The text before and after a quote in its sentence. */
export type QuoteContext = { readonly before: string; readonly after: string }

/**
 * The rest of the sentence or line from which a quote was taken, which often says who else did it or how long ago. At
 * most REACH characters on each side, cut between words; empty if there is only punctuation, or if the answer does
 * not contain the quote.
 */
export function contextOfQuote(answer: string, quote: string): QuoteContext {
  const at = answer.indexOf(quote)
  if (at < 0 || quote.trim() === '') return { before: '', after: '' }
  return { before: before(answer, at).trimStart(), after: after(answer, at + quote.length).trimEnd() }
}

const REACH = 100

function before(answer: string, at: number): string {
  const from = Math.max(0, at - REACH)
  const near = answer.slice(from, at)
  const end = [...near.matchAll(END)].at(-1)
  if (end) return told(near.slice(end.index + end[0].length))
  return told(from === 0 ? near : `… ${near.replace(CUT_FIRST, '')}`)
}

function after(answer: string, at: number): string {
  // Punctuation at the end of the quote may end its sentence.
  const near = answer.slice(at - 1, at + REACH)
  const end = near.search(END)
  if (end >= 0) return told(near.slice(1, end + 1))
  return told(at + REACH >= answer.length ? near.slice(1) : `${near.slice(1).replace(CUT_LAST, '')} …`)
}

/** Punctuation alone is left out. */
const told = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? text : '')

const END = /[.!?…](?=["'”’»)]*\s)|[。！？\n]/g
/** The piece of a word, or of a character, that a cut left. */
const CUT_FIRST = /^(?:\S*\s+|\p{Cs})/u
const CUT_LAST = /(?:\s+\S*|\p{Cs})$/u
