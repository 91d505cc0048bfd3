import { withoutOrders } from '#shared/grounding/machine-instructions.ts'
import { quantitiesIn } from '#shared/grounding/quantities.ts'
import type { Quantity } from '#shared/grounding/quantity.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import type { Language } from '#shared/text/languages.ts'
import { linesOf } from '#shared/writer/lines-of.ts'
import { around, cut, type Piece } from '#shared/text/pieces.ts'
import type { AnsweredQuestion, Unused, Written } from '#shared/writer/types.ts'

/**
 * Adds to the unused text what the writer left out: sentences of the answers that no line cites, and sentences with a
 * number that appears in no line. In the order of the answers, word for word.
 */
export function withLeftOut(written: Written, answered: readonly AnsweredQuestion[], language: Language): Written {
  const lines = linesOf(written)
  const leftOut = answered.flatMap((item): Unused[] => {
    const own = lines.filter(({ source }) => source.questionId === item.questionId)
    const unused = written.unused.filter(({ source }) => source.questionId === item.questionId)
    const shown = [...own.map(({ text }) => text), ...unused.map(({ source }) => source.quote)].join('\n')
    const citedPieces = [...own, ...unused].flatMap(({ source }) => pieceOf(source.quote, item.answer))
    return leftOutOf(item.answer, { citedPieces, shown, language }).map((quote) => ({
      source: { questionId: item.questionId, quote },
      why: 'untold',
    }))
  })
  return { ...written, unused: [...written.unused, ...leftOut] }
}

/** Maximum number of pieces offered per answer, what fits on a screen; pieces with numbers come first. */
const MAX_PIECES = 20
/** Minimum words of a sentence worth offering if other lines were written from the same answer. */
const MIN_WORDS = 4

type Shown = { readonly citedPieces: readonly Piece[]; readonly shown: string; readonly language: Language }

function leftOutOf(answer: string, { citedPieces, shown, language }: Shown): readonly string[] {
  const sentences = sentencesOf(withoutOrders(answer), language).map((piece) => {
    const text = answer.slice(piece.from, piece.to)
    return { ...piece, text, numbers: numbersIn(text, language) }
  })
  const isUnshown = unshownIn(
    numbersIn(shown, language),
    sentences.flatMap(({ numbers }) => numbers),
  )
  const leftOut = sentences.flatMap(({ from, to, text, numbers }) => {
    const unshown = numbers.filter(isUnshown)
    if (unshown.length > 0)
      return around(
        text,
        unshown.map(({ start }) => start),
      ).map((item) => ({ text: item, isCounted: true }))
    const isCited = citedPieces.some((item) => item.from < to && from < item.to)
    const isWhole = citedPieces.length === 0 || wordsIn(text, language) >= MIN_WORDS
    return !isCited && isWhole ? [{ text: text.slice(0, cut(text, 0).to), isCounted: false }] : []
  })
  const first = leftOut.toSorted((a, b) => Number(b.isCounted) - Number(a.isCounted)).slice(0, MAX_PIECES)
  return leftOut.filter((item) => first.includes(item)).map(({ text }) => text)
}

/**
 * Which numbers of an answer appear nowhere. What they count is compared only if the answer uses a number twice: '12
 * drivers' and '12%'. Otherwise lines may describe the same thing in other words.
 */
function unshownIn(shown: readonly Quantity[], stated: readonly Quantity[]): (item: Quantity) => boolean {
  const [shownByValue, statedByValue] = [things(shown), things(stated)]
  return (item) => {
    const countsOneThing = statedByValue.get(item.value)?.every((other) => isSameThing(other, item)) ?? true
    return !shownByValue.get(item.value)?.some((other) => countsOneThing || isSameThing(other, item))
  }
}

/** Maximum number of different things that one number counts; the limit bounds the time. */
const MAX_THINGS = 50

const things = (numbers: readonly Quantity[]): ReadonlyMap<number, readonly Quantity[]> =>
  new Map(
    [...Map.groupBy(distinct(numbers), ({ value }) => value)].map(([value, all]) => [value, all.slice(0, MAX_THINGS)]),
  )

/** Each counted thing once: an answer may repeat the same number a thousand times. */
const distinct = (numbers: readonly Quantity[]): readonly Quantity[] => [
  ...new Map(
    numbers.map((item) => [[item.value, item.unit?.dimension, item.unit?.factor, ...item.counted].join(' '), item]),
  ).values(),
]

/** An unnamed thing may be anything. */
function isSameThing(a: Quantity, b: Quantity): boolean {
  if (a.unit?.dimension !== b.unit?.dimension || a.unit?.factor !== b.unit?.factor) return false
  if (a.unit || a.counted.length === 0 || b.counted.length === 0) return true
  return a.counted.some((word) => b.counted.some((other) => isRelated(word, other)))
}

const numbersIn = (text: string, language: Language): readonly Quantity[] =>
  quantitiesIn(withSpacedDigits(text), language).filter(({ isVague, isOrdinal }) => !isVague && !isOrdinal)

/** Scripts without spaces between digits and the words beside them; no number words are known for them. */
const SPACELESS = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]/gu

/** Every character keeps its position. */
const withSpacedDigits = (text: string): string =>
  text.replace(/[０-９％]/g, (wide) => wide.normalize('NFKC')).replace(SPACELESS, (letter) => ' '.repeat(letter.length))

/** Word count, for scripts without spaces too. */
const wordsIn = (text: string, language: Language): number =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length

/** Sentences and lines that state something: not questions, and not those without a letter. */
const sentencesOf = (answer: string, language: Language): readonly Piece[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(answer)].flatMap(({ segment, index }) => {
    const [text, from] = [segment.trim(), index + segment.search(/\S/)]
    return /\p{L}/u.test(text) && !/[?？]$/.test(text) ? [{ from, to: from + text.length }] : []
  })

const pieceOf = (quote: string, answer: string): readonly Piece[] => {
  const from = answer.indexOf(quote)
  return from < 0 ? [] : [{ from, to: from + quote.length }]
}
