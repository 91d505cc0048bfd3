import { readingOf, type Reading } from '#shared/writer/english/subject.ts'
import { whyOut } from '#shared/writer/english/stays-out.ts'
import { capitalized, tidied, withoutOwner } from '#shared/writer/english/tidy.ts'
import { withoutPerson } from '#shared/writer/english/verbs.ts'
import type { Worded } from '#shared/writer/language-rules.ts'

/** Fewest words of a sentence of a summary. */
const FEWEST_WORDS = 5
/** Longest line, in characters: more is no line. */
const LONGEST = 240

/** A clause as a line of a resume: tidied, without its person, in its own words and order; or why it is none. */
export function lineOf(clause: string, around: string): Worded {
  const text = tidied(clause).replace(/[.!…]+$/, '')
  const reading = readingOf(text)
  const why = whyOut({ ...reading, text, around: tidied(around) })
  if (why) return { why }
  const worded = wordingOf(reading)
  const line = worded === null ? null : capitalized(withoutOwner(worded))
  if (line === null || FIRST_PERSON.test(line) || line.length > LONGEST || NO_START.test(line))
    return { why: 'unclear' }
  return { line }
}

function wordingOf({ subject, front, predicate }: Reading): string | null {
  if (subject === 'other') return predicate.replace(/^(?:the|a|an|my|our) (?=\p{L})/iu, '')
  const deed = withoutPerson(predicate)
  if (deed === null || deed.split(/\s+/).length < (SHORT.test(deed) ? 2 : 3)) return null
  const before = [
    ...(subject === 'we' ? ['with the team'] : []),
    ...(front === '' || IDLE.test(front) ? [] : [front.charAt(0).toLowerCase() + front.slice(1)]),
  ]
  return [...before, deed].join(', ')
}
/** Says something in two words: '14 audits', 'forklift licence'. */
const SHORT = /\d|\b(?:licen[cs]e|certificate|diploma|degree)\b/i
/** What stands before a subject and says nothing without what was said before. */
const IDLE = /^(?:here|there|now|then|today|first|also|(?:before|after|since|besides) (?:that|then))$/i

/** A whole sentence that somebody said of themselves, for a summary; 'I' goes where it stands at the start alone. */
export function summaryOf(sentence: string): Worded {
  const text = tidied(sentence).replace(/[.!…]+$/, '')
  const reading = readingOf(text)
  const why = whyOut({ ...reading, text, around: text, isSummary: true })
  if (why) return { why }
  if (reading.subject !== 'I' && reading.subject !== 'nobody') return { why: 'unclear' }
  const worded = withoutOwner(reading.front === '' ? aboutSelf(reading.predicate) : text)
  const line = FIRST_PERSON.test(worded) || reading.front !== '' ? text : worded
  if (line.split(/\s+/).length < FEWEST_WORDS) return { why: 'too-short' }
  return line.length > LONGEST ? { why: 'unclear' } : { line: `${capitalized(line)}.` }
}

const aboutSelf = (predicate: string): string =>
  withoutPerson(predicate) ??
  predicate.replace(/^(?:would (?:like|love)|want) to /i, 'looking to ').replace(/^(?:am|have been) (?:also )?/i, '')

/** 'Phase I' is no person, 'US' a country. */
const FIRST_PERSON =
  /(?<!\b(?:Phase|Type|Level|Part|Class|Grade|Stage) )\bI\b|\b(?:[Mm]e|[Mm]y|[Mm]yself|[Ww]e|us|[Oo]urs?|[Oo]urselves|[Mm]ine|i)\b/
const NO_START =
  /^[,;]|^(?:that|it|they|he|she|you|there|which|who|what|was|were|is|are|been|had|has|have|can|could|would|will|to|or|of|not|no),?\s/i
