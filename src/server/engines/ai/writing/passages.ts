import { cleaned } from '#server/engines/ai/model/fence.ts'

/**
 * Finds the passage that a model quoted, as written in the text; null if it is not there. Models change the
 * case of a first letter, straighten quotation marks and join lines, and do not see stripped characters.
 */
export function passageFinder(text: string): (quote: string) => string | null {
  const there = flat(text)
  return (quote) => {
    const wanted = flat(quote.replace(/^[\s"'“”„«»‘’…]+|[\s"'“”«»‘’…]+$/gu, '')).letters
    if (wanted === '') return null
    const at = there.letters.indexOf(wanted)
    if (at < 0) return null
    return text.slice(there.starts[at], there.ends[at + wanted.length - 1])
  }
}

type Flat = { readonly letters: string; readonly starts: readonly number[]; readonly ends: readonly number[] }

/** The normalized text, with the position in the original of each of its units. */
function flat(text: string): Flat {
  let [letters, last, at] = ['', '', 0]
  const starts: number[] = []
  const ends: number[] = []
  for (const letter of text) {
    const same = sameFor(letter)
    for (const unit of same === ' ' && last === ' ' ? '' : same.split('')) {
      letters += unit
      last = unit
      starts.push(at)
      ends.push(at + letter.length)
    }
    at += letter.length
  }
  return { letters, starts, ends }
}

function sameFor(letter: string): string {
  if (/[a-z0-9.,]/.test(letter)) return letter
  if (/\s/.test(letter)) return ' '
  if (cleaned(letter) === '') return ''
  if (/[‘’ʼ´`]/.test(letter)) return "'"
  if (/[“”„«»]/.test(letter)) return '"'
  if (/[‐‑‒–—−]/.test(letter)) return '-'
  return letter.toLowerCase()
}
