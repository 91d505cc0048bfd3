/** What stands before and after a quote in its sentence. */
export type Around = { readonly before: string; readonly after: string }

/**
 * The rest of the sentence, or of the line, that a quote of an answer was taken from: who else did it, or how long ago, often
 * stands there. At most REACH characters on either side, cut between words; empty where nothing is told there, or where the
 * answer has no such words.
 */
export function aroundQuote(answer: string, quote: string): Around {
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
  // A mark at the end of the quote may be the end of its sentence.
  const near = answer.slice(at - 1, at + REACH)
  const end = near.search(END)
  if (end >= 0) return told(near.slice(1, end + 1))
  return told(at + REACH >= answer.length ? near.slice(1) : `${near.slice(1).replace(CUT_LAST, '')} …`)
}

/** Marks alone tell nothing. */
const told = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? text : '')

const END = /[.!?…](?=["'”’»)]*\s)|[。！？\n]/g
/** The piece of a word, or of a character, that a cut left. */
const CUT_FIRST = /^(?:\S*\s+|\p{Cs})/u
const CUT_LAST = /(?:\s+\S*|\p{Cs})$/u
