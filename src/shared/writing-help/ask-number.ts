import { NUMBER_QUESTIONS, type NumberQuestion } from '#shared/writing-help/number-questions.ts'
import { addsNothing } from '#shared/writing-help/adds-nothing.ts'

/** The question that a line is asked, and where its answer goes. */
export type AskedNumber = {
  readonly question: string
  /** Index in the line where the noun it asks about begins and ends; null if it asks in general. */
  readonly noun: { readonly from: number; readonly to: number } | null
  readonly place: NumberQuestion['place']
  /** 'shift', when asked per shift. */
  readonly per: string | null
}

const GENERAL: AskedNumber = {
  question: 'How many, how often, or how much?',
  noun: null,
  place: 'before',
  per: null,
}

/** A question for the number that a line lacks, fitted to the first thing in it that has none. */
export function numberQuestion(line: string): AskedNumber {
  const found = NUMBER_QUESTIONS.flatMap((each) => {
    const match = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${each.nouns})(?![\\p{L}\\p{N}])`, 'iu').exec(line)
    if (!match || isCounted(line, match.index, each.place)) return []
    const noun = { from: match.index, to: match.index + match[0].length }
    return [
      {
        question: each.question.replace('{noun}', match[0].toLowerCase()),
        noun,
        place: each.place,
        per: each.per ?? null,
      },
    ]
  })
  return found.toSorted((a, b) => a.noun.from - b.noun.from)[0] ?? GENERAL
}

/** Whether a number or a word such as 'a' or 'each' already goes with the noun. */
function isCounted(line: string, at: number, place: NumberQuestion['place']): boolean {
  if (place === 'of')
    return /^\S+ (?:of|up to) [$€£]?\d/.test(line.slice(at)) || /\d[\d.,]*[km%]? $/i.test(line.slice(0, at))
  return (
    /(?:\d[\d.,]*[km%+]?|\b(?:an?|the|each|every|one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|these|those|their|our|my))(?: [\p{L}-]+)? $/iu.test(
      line.slice(0, at),
    ) || /^\S+ (?:per|an?|each|every) /i.test(line.slice(at))
  )
}

/** Whether a text holds a number, in digits or in words. */
export const hasNumber = (text: string): boolean =>
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozens?|hundreds?|thousands?|once|twice|daily|weekly|monthly|half|doubled?|tripled?)\b/i.test(
    text,
  )

/** The line with an answer woven in; null if the answer has no number or would change what the line says. */
export function withNumber(line: string, asked: AskedNumber, answer: string): string | null {
  const told = answer
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
  if (told === '' || !hasNumber(told)) return null
  const result = asked.noun ? atNoun(line.trimEnd(), asked, asked.noun, told) : atEnd(line.trimEnd(), told)
  const extra = asked.per === null ? [told] : [told, `per ${asked.per}`]
  return addsNothing(line, [result], extra) ? result : null
}

function atNoun(
  line: string,
  { place, per }: AskedNumber,
  { from, to }: NonNullable<AskedNumber['noun']>,
  told: string,
): string {
  const noun = line.slice(from, to)
  const [before, after] = [line.slice(0, from), line.slice(to)]
  if (place === 'of')
    return `${before}${noun} of ${told.replace(/ (?:people|persons|members|employees)$/i, '')}${after}`
  const [, count = told, rate = ''] = /^(.*?)( (?:per|an?|each|every) .+)$/i.exec(told) ?? []
  const words = count.toLowerCase().split(' ')
  const isNamed = words.includes(noun.toLowerCase())
  const when = rate !== '' ? rate : per === null ? '' : ` per ${per}`
  if (isNamed) return `${before}${count}${rate}${after}`
  if (!/(?:\d[\d.,]*[km+]?|\p{L}+)$/iu.test(count) || count.endsWith('%')) return atEnd(line, told)
  // Adjectives stay with their noun.
  const [adjectives = ''] =
    /(?:\b(?:new|junior|senior|young|elderly|large|small|international|local|live|inbound|outbound|incoming|daily|weekly|monthly) )+$/i.exec(
      before,
    ) ?? []
  const start = before.slice(0, before.length - adjectives.length)
  return start === '' ? atEnd(line, told) : `${start}${count} ${adjectives}${noun}${when}${after}`
}

/** 'by 20%' where something changed, as it is where the sentence reads on, else in parentheses. */
function atEnd(line: string, told: string): string {
  const [stop = ''] = /[.;]$/.exec(line) ?? []
  const body = line.slice(0, line.length - stop.length)
  if (
    /^(?:by|from|for|to|in|within|over|up to|across|per|every|each|twice|once|daily|weekly|monthly|at) /i.test(
      `${told} `,
    )
  )
    return `${body} ${told}${stop}`
  if (/^(?:about |around |over |nearly |almost )?\d[\d.,]*%$/i.test(told) && CHANGE.test(body) && !/\bby\b/i.test(body))
    return `${body} by ${told}${stop}`
  return `${body} (${told})${stop}`
}
const CHANGE = /^(?:increased?|cut|reduced?|improved?|raised?|grew|grow|lowered?|boosted?|decreased?|shortened?)\b/i
