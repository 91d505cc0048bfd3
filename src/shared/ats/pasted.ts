import type { Context, ReadTextField } from '#shared/ats/context.ts'
import type { Role } from '#shared/ats/text-fields.ts'
import { SHINGLE, type Posting } from '#shared/ats/posting/read-posting.ts'
import { sentencesOf } from '#shared/text/sentences.ts'
import { stopWords } from '#shared/text/stop-words.ts'

/**
 * The resume without text copied from the posting, which says what the employer wants and not what the person did.
 * Words that appear in the posting in the same five-word order are removed, also where they run from one item to the
 * next, and so is every sentence that shares much of its text with it; the text beside them stays. A run of skill names
 * is not a copy, because every list has those.
 */
export function withoutPasted(context: Context, posting: Posting): Context {
  const copied = copiedIn(context.textFields, posting)
  return copied.size === 0
    ? context
    : {
        ...context,
        textFields: context.textFields.flatMap((textField) => ownWords(textField, copied.get(textField)) ?? []),
      }
}

/** A word of the resume, with its text field and its position there. */
type Place = { readonly textField: ReadTextField; readonly at: number; readonly word: string }
type Places = ReadonlySet<number>

/** Of 1,500 genuine resume and posting pairs, none shared five words; text that shares this much was pasted. */
const MOST_SHARED = 0.3
/** Of five consecutive words, how many must not be skill names for a copy. */
const LEAST_PLAIN = 2
const ITEMS: readonly Role[] = ['skill', 'language', 'certificate', 'other']

function copiedIn(
  textFields: readonly ReadTextField[],
  { shingles, language }: Posting,
): ReadonlyMap<ReadTextField, Places> {
  const copied = new Map<ReadTextField, Set<number>>()
  const firsts = new Set([...shingles].map((key) => key.slice(0, key.indexOf(' '))))
  const words = textFields.flatMap((textField) =>
    textField.tokens.map(({ folded }, at): Place => ({ textField, at, word: folded })),
  )
  const isLoose = (word: string) => stopWords(language).has(word) || stopWords('en').has(word)
  for (const [index, { word }] of words.entries()) {
    if (!firsts.has(word)) continue
    const five = words.slice(index, index + SHINGLE)
    if (!shingles.has(five.map((place) => place.word).join(' ')) || !isCopy(five, isLoose)) continue
    for (const { textField, at } of five) copied.set(textField, (copied.get(textField) ?? new Set()).add(at))
  }
  return copied
}

/** List items may well follow the posting's order, and stop words between them are not items. */
function isCopy(five: readonly Place[], isLoose: (word: string) => boolean): boolean {
  const plain = five.filter(({ textField, at }) => !textField.skills.some(({ from, to }) => at >= from && at < to))
  const areItems =
    five.some(({ textField }) => textField !== five[0]?.textField) &&
    five.every(({ textField }) => ITEMS.includes(textField.role))
  return areItems ? plain.some(({ word }) => isLoose(word)) : plain.length >= LEAST_PLAIN
}

function ownWords(textField: ReadTextField, copied: Places | undefined): ReadTextField | null {
  if (!copied) return textField
  const gone = new Set(
    sentencesOf(textField.text, textField.tokens).flatMap(([from, to]) => {
      const sentence = range(from, to)
      const shared = sentence.filter((place) => copied.has(place))
      return shared.length >= sentence.length * MOST_SHARED ? sentence : shared
    }),
  )
  if (gone.size === textField.tokens.length) return null
  return {
    ...textField,
    text: blanked(textField, gone),
    tokens: textField.tokens.filter((_, at) => !gone.has(at)),
    skills: textField.skills.filter(({ from, to }) => !range(from, to).some((at) => gone.has(at))),
  }
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset)

/** Replaces the removed words with spaces so that the others keep their positions. */
function blanked({ text, tokens }: ReadTextField, gone: Places): string {
  const signs = text.split('')
  for (const [at, { start, end }] of tokens.entries()) if (gone.has(at)) signs.fill(' ', start, end)
  return signs.join('')
}
