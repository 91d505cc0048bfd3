import { borrowedIn } from '#shared/grounding/borrowed.ts'
import { boundFits, pairFits } from '#shared/grounding/range-fits.ts'
import { impliedIn, multiplesIn } from '#shared/grounding/implied.ts'
import { periodsIn, rhythmsIn, type Rhythm } from '#shared/grounding/periods.ts'
import { perPassage } from '#shared/grounding/per-passage.ts'
import type { Quantity } from '#shared/grounding/quantity.ts'
import { quantitiesIn } from '#shared/grounding/quantities.ts'
import { areAlike, isSupported, mentionsOf } from '#shared/grounding/support.ts'
import { isRelated, isSmallWord } from '#shared/grounding/stems.ts'
import type { Passage, Reading, Violation } from '#shared/grounding/types.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'
import { isMoney } from '#shared/grounding/units.ts'

/** Numbers of the line that nobody said, or not of this unit, currency, side or time. */
export function numberViolations({ line, said, language }: Reading): readonly Violation[] {
  const spoken = SPOKEN[language](said)
  const borrowed = BORROWED[language](said)
  const ground: Ground = { said, spoken, borrowed, implied: impliedIn(said.text, spoken, language), language }
  const numbers = quantitiesIn(line.text, language)
  const wrong = numbers.flatMap((quantity) => {
    const kind = faultOf(quantity, ground)
    return kind && !isSaidBySharing(quantity, numbers, line, ground) ? [{ kind, what: quantity.text }] : []
  })
  const multiples = multiplesIn(line).filter(({ value }) => !isMultiple(value, ground))
  const periods = periodsIn(said)
  const rhythms = rhythmsIn(line)
    .filter(
      (rhythm) =>
        (!periods.has(rhythm.period) && !ground.spoken.some(({ per }) => per === rhythm.period)) ||
        isOfAnotherDeed(rhythm, line, said),
    )
    .map(({ what }) => ({ kind: 'date' as const, what }))
  return [...wrong, ...multiples.map(({ what }) => ({ kind: 'number' as const, what })), ...rhythms]
}

/** 'Weighed daily' for 'fed daily, weighed weekly': a deed keeps the rhythm that was told of it. */
function isOfAnotherDeed({ period, clause }: Rhythm, line: Passage, said: Passage): boolean {
  const spoken = saidRhythms(said)
  return line.words.some((word) => {
    if (word.clause !== clause || isSmallWord(word.lower) || !/(?:ed|ing)$/.test(word.lower)) return false
    const told = mentionsOf(said, word.lower).map((mention) => spoken.filter((one) => one.clause === mention.clause))
    return told.length > 0 && told.every((own) => own.length > 0 && !own.some((one) => one.period === period))
  })
}

const saidRhythms = perPassage(rhythmsIn)

/** Numbers of the answers. */
const spokenOf = (language: ResumeLanguage) =>
  perPassage(({ text }) => withoutRetracted(quantitiesIn(text, language), text))

const SPOKEN = { en: spokenOf('en'), de: spokenOf('de'), fr: spokenOf('fr'), es: spokenOf('es') } as const

/** The numbers of the answers with what they leave to their neighbours. */
const borrowedOf = (language: ResumeLanguage) =>
  perPassage((said: Passage) => borrowedIn(SPOKEN[language](said), said.text))

const BORROWED = { en: borrowedOf('en'), de: borrowedOf('de'), fr: borrowedOf('fr'), es: borrowedOf('es') } as const

/** 'Quotes of 90, 110 and 87 thousand': a bare number of the line may rest on its neighbours too. */
const isSaidBySharing = ({ start }: Quantity, numbers: readonly Quantity[], line: Passage, ground: Ground): boolean =>
  borrowedIn(numbers, line.text).some((one) => one.start === start && faultOf(one, ground) === null)

type Ground = {
  readonly said: Passage
  readonly spoken: readonly Quantity[]
  /** Bare numbers in the unit, currency or magnitude of a neighbour. */
  readonly borrowed: readonly Quantity[]
  /** What follows from words that are no numbers: 'twice', 'a year'. */
  readonly implied: readonly Quantity[]
  readonly language: Reading['language']
}

function faultOf(quantity: Quantity, ground: Ground): Violation['kind'] | null {
  const told = [...ground.spoken, ...ground.borrowed]
  const same = [...told, ...ground.implied].filter((one) => isSameValue(quantity, one))
  if (quantity.isVague) return null
  if (same.length === 0) return quantity.isYear ? 'date' : 'number'
  const alike = same.filter((one) => unitFits(quantity, one, ground))
  if (alike.length === 0) return quantity.unit && isMoney(quantity.unit) ? 'currency' : 'unit'
  const bounded = alike.filter((one) => boundFits(quantity, one))
  if (bounded.length === 0 || !pairFits(quantity, bounded, [...told, ...ground.implied], ground.said.text))
    return 'range'
  const timed = bounded.filter((one) => isOfSameTime(quantity, one, ground.said))
  return timed.length === 0 || !timed.some((one) => isOfSameThing(quantity, one, ground)) ? 'unit' : null
}

/** 'Doubled' rests on a word of the same, or on a number and its double. */
const isMultiple = (value: number, { spoken, implied }: Ground): boolean =>
  [...spoken, ...implied].some(
    (one) =>
      (one.value === value && one.unit?.dimension === 'times') ||
      (one.unit?.dimension === 'percent' && isNear(one.value, value < 1 ? value * 100 : (value - 1) * 100)) ||
      (!one.isOrdinal && spoken.some((other) => !other.isOrdinal && isNear(other.value, one.value * value))),
  )

/** The same as written, or once both are in one unit: '90 minutes' and '1.5 hours'. */
function isSameValue(a: Quantity, b: Quantity): boolean {
  if (a.isOrdinal !== b.isOrdinal) return /\d/.test(a.text + b.text) && !/^q/i.test(a.text) && a.value === b.value
  if (a.isFraction || b.isFraction) {
    const isShare = a.unit?.dimension === 'percent' && b.unit?.dimension === 'percent'
    return isShare ? Math.abs(a.value - b.value) < 0.5 : a.value === b.value
  }
  return isNear(a.value, b.value) || (a.unit?.dimension === b.unit?.dimension && isNear(inBase(a), inBase(b)))
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.abs(a) * 1e-9

const inBase = ({ value, unit }: Quantity) => value * (unit?.factor ?? 1)

function unitFits(quantity: Quantity, one: Quantity, { spoken }: Ground): boolean {
  if (quantity.isOrdinal || one.isOrdinal) return true
  if (!quantity.unit) return !one.unit || !quantity.counted.some(isPlural) || one.unit.dimension === 'times'
  if (!one.unit) {
    if (isMoney(quantity.unit) || /^(?:points|percent)$/.test(quantity.unit.dimension)) return false
    const isNamed = spoken.some(({ unit }) => unit?.dimension === quantity.unit?.dimension)
    return one.counted.length === 0 && isNamed
  }
  const isOneUnit = quantity.unit.dimension === one.unit.dimension
  return isOneUnit && (quantity.isFraction || one.isFraction || isNear(inBase(quantity), inBase(one)))
}

/** 'An hour' is not 'a day'; a time said further away will do where none stands at the number. */
function isOfSameTime({ per }: Quantity, one: Quantity, said: Passage): boolean {
  if (per === null) return true
  return one.per === null ? periodsIn(said).has(per) : one.per === per
}

/** What is counted must be what was counted in the answers, or what everybody would call it. */
function isOfSameThing(quantity: Quantity, one: Quantity, { said, language }: Ground): boolean {
  const { counted } = quantity
  if (quantity.isOrdinal)
    return !counted.some(isTimeOrPlace) || one.counted.length === 0 || isRelated(counted[0] ?? '', one.counted[0] ?? '')
  if (language !== 'en' || quantity.unit || quantity.isYear) return true
  if (!counted.some(isPlural) || one.counted.length === 0) return true
  const isAlike = counted.some((word) =>
    one.counted.some(
      (other, at) =>
        (isRelated(other, word) || areAlike(other, word)) &&
        (GENERAL.test(word) || !isPlural(word) || !isFirstOfTwo(one.counted, at)),
    ),
  )
  const isGeneral = one.counted.every((word) => GENERAL.test(word) || !isPlural(word))
  return isAlike || counted.some((word) => isNearby(word, one, said) || (isGeneral && isSupported(said, word)))
}

/** '6,000 pallet places' are no 6,000 pallets. */
const isFirstOfTwo = (counted: readonly string[], at: number): boolean =>
  !isPlural(counted[at] ?? '') && isPlural(counted[at + 1] ?? '')

/** Named close to the number, and not counted by another one: '40 boxes of parts', 'covers on a Saturday: 300'. */
function isNearby(word: string, { start, end }: Quantity, { words }: Passage): boolean {
  const at = words.findIndex((one) => one.end > start)
  return words.some((one, place) => {
    if (!isRelated(one.lower, word) && !areAlike(one.lower, word)) return false
    // 'Our shop had 4 tills' tells of no 4 shops.
    if (isPlural(one.lower) !== isPlural(word)) return false
    const before = words[place - 1]
    const isCounted = before !== undefined && before.end !== end && COUNT.test(before.lower)
    return !isCounted && place > at - 5 && place < at + 7
  })
}

const COUNT = /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|dozen)$/

/** What the word for the things counted may leave to another place: '12 people, mostly nurses'. */
const GENERAL =
  /^(?:people|persons|things|ones|others|pieces|kinds|types|times|lots|sets|groups?|teams?|members?|staff)$/

const isTimeOrPlace = (word: string) =>
  /^(?:year|month|week|day|quarter|season|half|semester|term|place|prize)$/.test(word)

const isPlural = (word: string) => /[^s]s$/.test(word) || /^(?:people|children|staff|men|women)$/.test(word)

/** 'My portfolio was 25 million, sorry, 35 million': only what was meant counts. */
const withoutRetracted = (spoken: readonly Quantity[], text: string): readonly Quantity[] =>
  spoken.filter(({ end }, at) => {
    const next = spoken[at + 1]
    return (
      !next ||
      !/^[^.!?]{0,16}\b(?:sorry|i mean|no wait|correction|scratch that|pardon)\b[^.!?]{0,16}$/i.test(
        text.slice(end, next.start),
      )
    )
  })
