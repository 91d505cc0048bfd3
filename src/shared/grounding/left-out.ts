import { withoutOrders } from '#shared/grounding/orders.ts'
import { quantitiesIn } from '#shared/grounding/quantities.ts'
import type { Quantity } from '#shared/grounding/quantity.ts'
import { isRelated } from '#shared/grounding/stems.ts'
import { linesOf } from '#shared/writer/lines-of.ts'
import { around, cut, type Piece } from '#shared/text/pieces.ts'
import type { Told, Unused, Written } from '#shared/writer/types.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/**
 * What was written, with what its writer says nothing of: sentences of the answers that no line rests on, and those
 * with a number that no line tells. They are offered in the order told, word for word.
 */
export function withLeftOut(written: Written, told: readonly Told[], language: ResumeLanguage): Written {
  const lines = linesOf(written)
  const left = told.flatMap((one): Unused[] => {
    const own = lines.filter(({ source }) => source.questionId === one.questionId)
    const set = written.unused.filter(({ source }) => source.questionId === one.questionId)
    const shown = [...own.map(({ text }) => text), ...set.map(({ source }) => source.quote)].join('\n')
    const rested = [...own, ...set].flatMap(({ source }) => placeOf(source.quote, one.answer))
    return leftOf(one.answer, { rested, shown, language }).map((quote) => ({
      source: { questionId: one.questionId, quote },
      why: 'untold',
    }))
  })
  return { ...written, unused: [...written.unused, ...left] }
}

/** Pieces of one answer that are offered, at most, as many as a screen bears: those with numbers go before others. */
const MOST = 20
/** Fewest words of a sentence that says something by itself, where other lines were written of its answer. */
const FEWEST_WORDS = 4

type Known = { readonly rested: readonly Piece[]; readonly shown: string; readonly language: ResumeLanguage }

function leftOf(answer: string, { rested, shown, language }: Known): readonly string[] {
  const sentences = sentencesOf(withoutOrders(answer), language).map((piece) => {
    const text = answer.slice(piece.from, piece.to)
    return { ...piece, text, numbers: numbersIn(text, language) }
  })
  const isUntold = untoldBy(
    numbersIn(shown, language),
    sentences.flatMap(({ numbers }) => numbers),
  )
  const left = sentences.flatMap(({ from, to, text, numbers }) => {
    const untold = numbers.filter(isUntold)
    if (untold.length > 0)
      return around(
        text,
        untold.map(({ start }) => start),
      ).map((one) => ({ text: one, isCounted: true }))
    const isRestedOn = rested.some((one) => one.from < to && from < one.to)
    const isWhole = rested.length === 0 || wordsIn(text, language) >= FEWEST_WORDS
    return !isRestedOn && isWhole ? [{ text: text.slice(0, cut(text, 0).to), isCounted: false }] : []
  })
  const first = left.toSorted((a, b) => Number(b.isCounted) - Number(a.isCounted)).slice(0, MOST)
  return left.filter((one) => first.includes(one)).map(({ text }) => text)
}

/**
 * Which numbers of an answer are told nowhere. What they count is compared where the answer has a number twice: '12
 * drivers' and '12%'. Elsewhere lines may count the same thing in other words.
 */
function untoldBy(told: readonly Quantity[], said: readonly Quantity[]): (one: Quantity) => boolean {
  const [ofTold, ofSaid] = [Map.groupBy(told, valueOf), Map.groupBy(thingsOf(said), valueOf)]
  return (one) => {
    const isOnly = ofSaid.get(one.value)?.every((other) => isSameThing(other, one)) ?? true
    return !ofTold.get(one.value)?.some((other) => isOnly || isSameThing(other, one))
  }
}

const valueOf = ({ value }: Quantity): number => value

/** Each thing that is counted, once: somebody may say the same a thousand times. */
const thingsOf = (numbers: readonly Quantity[]): readonly Quantity[] => [
  ...new Map(
    numbers.map((one) => [[one.value, one.unit?.dimension, one.unit?.factor, ...one.counted].join(' '), one]),
  ).values(),
]

/** A thing that is not named may be any. */
function isSameThing(a: Quantity, b: Quantity): boolean {
  if (a.unit?.dimension !== b.unit?.dimension || a.unit?.factor !== b.unit?.factor) return false
  if (a.unit || a.counted.length === 0 || b.counted.length === 0) return true
  return a.counted.some((word) => b.counted.some((other) => isRelated(word, other)))
}

const numbersIn = (text: string, language: ResumeLanguage): readonly Quantity[] =>
  quantitiesIn(withDigitsApart(text), language).filter(({ isVague, isOrdinal }) => !isVague && !isOrdinal)

/** Scripts that put no blank between digits and the words beside them, in which no number word is known. */
const GLUING = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]/gu

/** All stays where it is. */
const withDigitsApart = (text: string): string =>
  text.replace(/[０-９％]/g, (wide) => wide.normalize('NFKC')).replace(GLUING, (letter) => ' '.repeat(letter.length))

/** Words, in scripts without blanks too. */
const wordsIn = (text: string, language: ResumeLanguage): number =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(({ isWordLike }) => isWordLike).length

/** Sentences and lines that tell something: no questions, and nothing without a word. */
const sentencesOf = (answer: string, language: ResumeLanguage): readonly Piece[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(answer)].flatMap(({ segment, index }) => {
    const [text, from] = [segment.trim(), index + segment.search(/\S/)]
    return /\p{L}/u.test(text) && !/[?？]$/.test(text) ? [{ from, to: from + text.length }] : []
  })

const placeOf = (quote: string, answer: string): readonly Piece[] => {
  const from = answer.indexOf(quote)
  return from < 0 ? [] : [{ from, to: from + quote.length }]
}
