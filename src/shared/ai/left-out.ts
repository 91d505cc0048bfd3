import { withoutOrders } from '#shared/ai/grounding/orders.ts'
import { quantitiesIn } from '#shared/ai/grounding/quantities.ts'
import type { Quantity } from '#shared/ai/grounding/quantity.ts'
import type { Line, Told, Unused, Written } from '#shared/ai/types.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** A piece of an answer, from where to before where in UTF-16 units. */
type Piece = { readonly from: number; readonly to: number }

/**
 * What was written, with what its writer says nothing of: sentences of the answers that no line rests on, and those
 * with a number that no line tells. They are offered in the order told, word for word.
 */
export function withLeftOut(written: Written, told: readonly Told[], language: ResumeLanguage): Written {
  const lines = linesOf(written)
  const left = told.flatMap((one): Unused[] => {
    const own = lines.filter(({ source }) => source.questionId === one.questionId)
    const set = written.unused.filter(({ source }) => source.questionId === one.questionId)
    const why = own.length > 0 ? 'enough' : 'unclear'
    const shown = [...own.map(({ text }) => text), ...set.map(({ source }) => source.quote)].join('\n')
    const rested = [...own, ...set].flatMap(({ source }) => placeOf(source.quote, one.answer))
    return leftOf(one.answer, { rested, shown, language }).map((quote) => ({
      source: { questionId: one.questionId, quote },
      why,
    }))
  })
  return { ...written, unused: [...written.unused, ...left] }
}

/** Pieces of one answer that are offered, at most: those with numbers go before others. */
const MOST = 6
/** Fewest words of a sentence that says something by itself, where other lines were written of its answer. */
const FEWEST_WORDS = 4

type Known = { readonly rested: readonly Piece[]; readonly shown: string; readonly language: ResumeLanguage }

function leftOf(answer: string, { rested, shown, language }: Known): readonly string[] {
  const told = new Set(numbersIn(shown, language).map(({ value }) => value))
  const left = sentencesOf(withoutOrders(answer), language).flatMap((piece) => {
    const text = answer.slice(piece.from, piece.to)
    const isRestedOn = rested.some(({ from, to }) => from < piece.to && piece.from < to)
    const untold = numbersIn(text, language).filter(({ value }) => !told.has(value))
    if (untold.length > 0) return around(text, untold).map((one) => ({ text: one, isCounted: true }))
    const isWhole = rested.length === 0 || text.split(/\s+/).length >= FEWEST_WORDS
    return !isRestedOn && isWhole ? [{ text: text.slice(0, cut(text, 0).to), isCounted: false }] : []
  })
  const first = left.toSorted((a, b) => Number(b.isCounted) - Number(a.isCounted)).slice(0, MOST)
  return left.filter((one) => first.includes(one)).map(({ text }) => text)
}

const numbersIn = (text: string, language: ResumeLanguage): readonly Quantity[] =>
  quantitiesIn(text, language).filter(({ isVague, isOrdinal }) => !isVague && !isOrdinal)

/** Sentences and lines that tell something: no questions, and nothing without a word. */
const sentencesOf = (answer: string, language: ResumeLanguage): readonly Piece[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(answer)].flatMap(({ segment, index }) => {
    const [text, from] = [segment.trim(), index + segment.search(/\S/)]
    return /\p{L}/u.test(text) && !text.endsWith('?') ? [{ from, to: from + text.length }] : []
  })

const placeOf = (quote: string, answer: string): readonly Piece[] => {
  const from = answer.indexOf(quote)
  return from < 0 ? [] : [{ from, to: from + quote.length }]
}

/** Longest piece that is offered, in UTF-16 units. */
const LONGEST = 300

/** A text with its numbers; of one without a full stop the words around each of them. */
function around(text: string, numbers: readonly Quantity[]): readonly string[] {
  const pieces: Piece[] = []
  for (const { start } of numbers) {
    const end = pieces.at(-1)?.to ?? 0
    if (start >= end) pieces.push(cut(text, Math.max(end, Math.min(start - LONGEST / 3, text.length - LONGEST))))
  }
  return pieces.map(({ from, to }) => text.slice(from, to).trim())
}

/** Whole words of a text from a place on, as many as are offered in one piece. */
function cut(text: string, at: number): Piece {
  const from = at <= 0 || /\s/.test(text[at - 1] ?? '') ? Math.max(0, at) : at + text.slice(at).search(/\s|$/)
  if (text.length - from <= LONGEST) return { from, to: text.length }
  const last = text.slice(from, from + LONGEST).search(/\s\S*$/)
  return { from, to: from + (last > 0 ? last : LONGEST) }
}

const linesOf = ({ summary, experience, skills, projects }: Written): readonly Line[] => [
  ...summary,
  ...experience.flatMap(({ description, achievements }) => [...description, ...achievements]),
  ...skills,
  ...projects.flatMap(({ description }) => description),
]
