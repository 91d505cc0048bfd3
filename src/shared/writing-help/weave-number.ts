import { addsNothing } from '#shared/writing-help/adds-nothing.ts'
import { hasNumber, type AskedNumber } from '#shared/writing-help/ask-number.ts'

type WovenRequest = { readonly line: string; readonly asked: AskedNumber; readonly answer: string }

/** The line with an answer woven in; null if the answer has no number or would change what the line says. */
export function withNumber({ line, asked, answer }: WovenRequest): string | null {
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
