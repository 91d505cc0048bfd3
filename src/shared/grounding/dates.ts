import { isDateWord, isOneDate, monthsInDigits } from '#shared/grounding/date-words.ts'
import { misplacedDates } from '#shared/grounding/date-places.ts'
import type { Reading, Violation, Word } from '#shared/grounding/types.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** Months, weekdays, seasons, decades and hours of the line that nobody named, and dates that belong to something else. */
export function dateViolations({ line, said, known, language }: Reading): readonly Violation[] {
  const spoken = [...[...said.words, ...known.words].map(({ lower }) => lower), ...monthsInDigits(said.text)]
  const unsaid = line.words
    .filter((word, at) => isDated(word, line.words[at - 1], line.words[at + 1], language))
    .filter(({ lower }) => !spoken.some((word) => isOneDate(word, lower)))
  const words = [...unsaid, ...misplacedDates(line, said)].map(({ text }) => text)
  return [...words, ...unsaidFromToday(line.text, said.text), ...turnedHours(line.text, said.text)].map((what) => ({
    kind: 'date',
    what,
  }))
}

function isDated(
  { text, lower }: Word,
  before: Word | undefined,
  after: Word | undefined,
  language: ResumeLanguage,
): boolean {
  if (!isDateWord(lower)) return false
  if (language !== 'en') return !OTHERWISE_WORDS.test(lower)
  return !DOUBTFUL.test(lower) || isDateAmong(text, before, after)
}

/** Whether a word that may mean something else is a date by what stands around it. */
function isDateAmong(text: string, before: Word | undefined, after: Word | undefined): boolean {
  const lead = before?.lower ?? ''
  if (/^(?:spring|fall)$/.test(text)) return /^(?:in|since|until|by|early|late|mid)$/.test(lead)
  // 'May' and 'march' are dates with a capital and something of a date around them.
  if (!/^\p{Lu}/u.test(text)) return false
  const isInTime = /^(?:in|since|until|by|from|to|of|early|late|mid)$/.test(lead)
  return isInTime || [before, after].some((word) => /^\d/.test(word?.text ?? ''))
}

/** 'Mon', 'sept' and 'été' are everyday words in French, 'mar' in Spanish. */
const OTHERWISE_WORDS = /^(?:mon|sept|ete|mar|sat|sun|fall|may|march|spring|dec)$/
const DOUBTFUL = /^(?:may|march|mar|mai|sat|sun|fall|mars|spring|mon|wed|sept|marz)$/

const unsaidFromToday = (line: string, said: string): readonly string[] =>
  agoIn(line).filter((what) => !agoIn(said).includes(what) && !(GOES_ON.test(what) && STILL.test(said)))

/** 'Last year', 'next summer': when something is told from today. */
const agoIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(
      /\b(?:last|next|this|previous) (?:year|month|week|quarter|season|summer|winter|spring|autumn|fall)\b(?! of)|\b(?:to|until|till) (?:present|now|today|date)\b/g,
    ) ?? []

const GOES_ON = /(?:present|now|today|date)$/
const STILL = /\b(?:now|today|still|current(?:ly)?|present|so far|since|these days|i am|i'm|i work|i do)\b/i

/** '2 pm' where '2 am' was said. */
const turnedHours = (line: string, said: string): readonly string[] =>
  hoursIn(line).filter((hour) => {
    const alike = hoursIn(said).filter((other) => other.slice(0, -2) === hour.slice(0, -2))
    return alike.length > 0 && !alike.includes(hour)
  })

const hoursIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\b\d{1,2}(?::\d\d)? ?[ap]m\b/g) ?? []).map((hour) => hour.replace(' ', ''))
