import { saying } from '#shared/ai/embedded/bits.ts'
import { FIRST_NAMES } from '#shared/text/first-names.ts'
import { withCapital } from '#shared/ai/embedded/names.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Words as one text: no blank before commas and after brackets, no two marks in a row. */
export function rendered(words: readonly Pick<Word, 'text'>[]): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .replace(/["“”]\s*([^"“”]*?)\s*["“”]/gu, '"$1"')
    .replace(/\s+\/\s+/gu, '/')
    .replace(/(\p{L}s) (['’]) (?=\p{L})/gu, '$1$2 ')
    .replace(/\b([Cc]hildren|people) (['’]) (?=\p{L})/gu, '$1$2s ')
    .replace(/\s+([,;:)%!?…،؛、，])/gu, '$1')
    .replace(/([(])\s+/gu, '$1')
    .replace(/(?:,\s*)+,/gu, ',')
    .replace(/,?\s+(?:and|or|but|so)$/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,;:.]+|[\s,;:.–—-]+$/gu, '')
    .replace(/\ba (?=(?:[aeio]|un[a-z]|hour)[a-z]*\b)(?!a (?:one|uni|use|euro))/giu, 'an ')
}

/** 'led a team' → 'Led a team'; names that begin small stay ('iOS'). */
export const capitalised = (text: string): string =>
  /^\p{Ll}+(?:[^\p{L}]|$)/u.test(text) || /^\p{Ll}\p{Ll}/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text

/** Words that began a sentence and no longer do: a capital that is no name's goes. */
export const quiet = (words: readonly Word[]): readonly Word[] =>
  words.map((word, at) =>
    at === 0 && !word.isName && word.isKnown && /^\p{Lu}\p{Ll}*$/u.test(word.text) && !FIRST_NAMES.has(word.lower)
      ? withCapital({ ...word, ...saying(word, word.lower) })
      : word,
  )

/** The words of the answer from the first to the last that something was made of. */
export function quoted(answer: string, words: readonly Pick<Word, 'start' | 'end'>[]): string {
  const start = Math.min(...words.map((word) => word.start))
  const end = Math.max(...words.map((word) => word.end))
  return Number.isFinite(start) ? answer.slice(start, end) : ''
}
