import { capitalized } from '#shared/text/capitalized.ts'
import { readingOf, type Reading } from '#shared/writer/english/subject.ts'
import { rejectionOf } from '#shared/writer/english/rejection-rules.ts'
import { tidied, withoutOwner } from '#shared/writer/english/tidy.ts'
import { withoutPerson } from '#shared/writer/english/verbs.ts'
import type { LineResult } from '#shared/writer/language-rules.ts'

/** Minimum words of a sentence of a summary. */
const MIN_WORDS = 5
/** Maximum length of a line, in characters. */
const MAX_LENGTH = 240

/** A clause as a line of a resume: tidied, without 'I' or 'we', in its own words and order; or why it can't be one. */
export function lineOf(clause: string, around: string): LineResult {
  const text = tidied(clause).replace(/[.!…]+$/, '')
  const reading = readingOf(text)
  const rejection = rejectionOf({ ...reading, text, around: tidied(around) })
  if (rejection) return { why: rejection }
  const wording = wordingOf(reading)
  const line = wording === null ? null : capitalized(withoutOwner(wording))
  if (line === null || FIRST_PERSON.test(line) || line.length > MAX_LENGTH || INVALID_START.test(line))
    return { why: 'unclear' }
  return { line }
}

function wordingOf({ subject, front, predicate }: Reading): string | null {
  if (subject === 'other') return predicate.replace(/^(?:the|a|an|my|our) (?=\p{L})/iu, '')
  const action = withoutPerson(predicate)
  if (action === null || action.split(/\s+/).length < (SHORT.test(action) ? 2 : 3)) return null
  const before = [
    ...(subject === 'we' ? ['with the team'] : []),
    ...(front === '' || EMPTY_FRONT.test(front) ? [] : [front.charAt(0).toLowerCase() + front.slice(1)]),
  ]
  return [...before, action].join(', ')
}
/** Text that is complete in two words: '14 audits', 'forklift licence'. */
const SHORT = /\d|\b(?:licen[cs]e|certificate|diploma|degree)\b/i
/** Text before a subject that means nothing without the previous sentence. */
const EMPTY_FRONT = /^(?:here|there|now|then|today|first|also|(?:before|after|since|besides) (?:that|then))$/i

/** A whole sentence about the speaker, for a summary. 'I' is dropped only at the start. */
export function summaryOf(sentence: string): LineResult {
  const text = tidied(sentence).replace(/[.!…]+$/, '')
  const reading = readingOf(text)
  const rejection = rejectionOf({ ...reading, text, around: text, isSummary: true })
  if (rejection) return { why: rejection }
  if (reading.subject !== 'I' && reading.subject !== 'nobody') return { why: 'unclear' }
  const wording = withoutOwner(reading.front === '' ? aboutSelf(reading.predicate) : text)
  const line = FIRST_PERSON.test(wording) || reading.front !== '' ? text : wording
  if (line.split(/\s+/).length < MIN_WORDS) return { why: 'too-short' }
  return line.length > MAX_LENGTH ? { why: 'unclear' } : { line: `${capitalized(line)}.` }
}

const aboutSelf = (predicate: string): string =>
  withoutPerson(predicate) ??
  predicate.replace(/^(?:would (?:like|love)|want) to /i, 'looking to ').replace(/^(?:am|have been) (?:also )?/i, '')

/** 'Phase I' is not a person, 'US' is a country. */
const FIRST_PERSON =
  /(?<!\b(?:Phase|Type|Level|Part|Class|Grade|Stage) )\bI\b|\b(?:[Mm]e|[Mm]y|[Mm]yself|[Ww]e|us|[Oo]urs?|[Oo]urselves|[Mm]ine|i)\b/
const INVALID_START =
  /^[,;]|^(?:that|it|they|he|she|you|there|which|who|what|was|were|is|are|been|had|has|have|can|could|would|will|to|or|of|not|no),?\s/i
