import { isDateWord, isSameDate, monthsInDigits } from '#shared/grounding/date-words.ts'
import { misplacedDates } from '#shared/grounding/date-places.ts'
import type { Reading, Violation, Word } from '#shared/grounding/types.ts'
import type { Language } from '#shared/text/languages.ts'

/**
 * Months, weekdays, seasons, decades and hours of the line that are not in the source, and dates that belong to
 * something else.
 */
export function dateViolations({ line, source, known, language }: Reading): readonly Violation[] {
  const sourceWords = [...[...source.words, ...known.words].map(({ lower }) => lower), ...monthsInDigits(source.text)]
  const unmatched = line.words
    .filter((word, at) => isDate(word, line.words[at - 1], line.words[at + 1], language))
    .filter(({ lower }) => !sourceWords.some((word) => isSameDate(word, lower)))
  const words = [...unmatched, ...misplacedDates(line, source)].map(({ text }) => text)
  return [...words, ...unmatchedRelativeDates(line.text, source.text), ...changedHours(line.text, source.text)].map(
    (what) => ({
      kind: 'date',
      what,
    }),
  )
}

function isDate({ text, lower }: Word, before: Word | undefined, after: Word | undefined, language: Language): boolean {
  if (!isDateWord(lower)) return false
  if (language !== 'en') return !EVERYDAY_WORDS.test(lower)
  return !AMBIGUOUS.test(lower) || isDateInContext(text, before, after)
}

/** Whether an ambiguous word is a date in its context. */
function isDateInContext(text: string, before: Word | undefined, after: Word | undefined): boolean {
  const lead = before?.lower ?? ''
  if (/^(?:spring|fall)$/.test(text)) return /^(?:in|since|until|by|early|late|mid)$/.test(lead)
  // 'May' and 'march' are dates if capitalized and next to a preposition of time or a number.
  if (!/^\p{Lu}/u.test(text)) return false
  const follows = /^(?:in|since|until|by|from|to|of|early|late|mid)$/.test(lead)
  return follows || [before, after].some((word) => /^\d/.test(word?.text ?? ''))
}

/** 'Mon', 'sept' and 'été' are everyday words in French, 'mar' in Spanish. */
const EVERYDAY_WORDS = /^(?:mon|sept|ete|mar|sat|sun|fall|may|march|spring|dec)$/
const AMBIGUOUS = /^(?:may|march|mar|mai|sat|sun|fall|mars|spring|mon|wed|sept|marz)$/

const unmatchedRelativeDates = (line: string, source: string): readonly string[] =>
  relativeDatesIn(line).filter(
    (what) => !relativeDatesIn(source).includes(what) && !(ONGOING.test(what) && SOURCE_ONGOING.test(source)),
  )

/** 'Last year', 'next summer': dates relative to today. */
const relativeDatesIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(
      /\b(?:last|next|this|previous) (?:year|month|week|quarter|season|summer|winter|spring|autumn|fall)\b(?! of)|\b(?:to|until|till) (?:present|now|today|date)\b/g,
    ) ?? []

const ONGOING = /(?:present|now|today|date)$/
const SOURCE_ONGOING = /\b(?:now|today|still|current(?:ly)?|present|so far|since|these days|i am|i'm|i work|i do)\b/i

/** '2 pm' where the source says '2 am'. */
const changedHours = (line: string, source: string): readonly string[] =>
  hoursIn(line).filter((hour) => {
    const sameHour = hoursIn(source).filter((other) => other.slice(0, -2) === hour.slice(0, -2))
    return sameHour.length > 0 && !sameHour.includes(hour)
  })

const hoursIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\b\d{1,2}(?::\d\d)? ?[ap]m\b/g) ?? []).map((hour) => hour.replace(' ', ''))
