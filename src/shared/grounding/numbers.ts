import { inferredFromNeighbors } from '#shared/grounding/neighbor-inference.ts'
import { boundFits, pairFits } from '#shared/grounding/range-fits.ts'
import { impliedIn, multiplesIn } from '#shared/grounding/implied.ts'
import { periodsIn, rhythmsIn, type Rhythm } from '#shared/grounding/periods.ts'
import { perPassage } from '#shared/grounding/per-passage.ts'
import type { Period, Quantity } from '#shared/grounding/quantity.ts'
import { quantitiesIn } from '#shared/grounding/quantities.ts'
import { areAlike, isSupported, mentionsOf } from '#shared/grounding/support.ts'
import { isRelated, isSmallWord } from '#shared/grounding/stems.ts'
import type { Passage, Reading, Violation } from '#shared/grounding/types.ts'
import { isMoney } from '#shared/grounding/units.ts'
import { firstIndex } from '#shared/text/first-index.ts'
import type { Language } from '#shared/text/languages.ts'

/** Numbers of the line that the source doesn't state, or not with this unit, currency, bound or period. */
export function numberViolations({ line, source, language }: Reading): readonly Violation[] {
  const evidence = EVIDENCE[language](source)
  const numbers = quantitiesIn(line.text, language)
  const wrong = numbers.flatMap((quantity) => {
    const kind = violationOf(quantity, evidence)
    return kind && !isStatedWithNeighbor(quantity, numbers, line, evidence) ? [{ kind, what: quantity.text }] : []
  })
  const multiples = multiplesIn(line).filter(({ value }) => !isMultiple(value, evidence))
  const periods = periodsIn(source)
  const rhythms = rhythmsIn(line)
    .filter(
      (rhythm) =>
        (!periods.has(rhythm.period) && !evidence.stated.some(({ per }) => per === rhythm.period)) ||
        belongsToAnotherAction(rhythm, line, source),
    )
    .map(({ what }) => ({ kind: 'date' as const, what }))
  return [...wrong, ...multiples.map(({ what }) => ({ kind: 'number' as const, what })), ...rhythms]
}

/** 'Weighed daily' for 'fed daily, weighed weekly': an action keeps its own frequency. */
function belongsToAnotherAction({ period, clause }: Rhythm, line: Passage, source: Passage): boolean {
  const sourcePeriods = periodsByClause(source)
  return line.words.some((word) => {
    if (word.clause !== clause || isSmallWord(word.lower) || !/(?:ed|ing)$/.test(word.lower)) return false
    const mentions = mentionsOf(source, word.lower)
    return mentions.length > 0 && mentions.every((mention) => sourcePeriods.get(mention.clause)?.has(period) === false)
  })
}

/** The periods of each clause that states a frequency. */
const periodsByClause = perPassage((passage): ReadonlyMap<number, ReadonlySet<Period>> => {
  const byClause = new Map<number, Set<Period>>()
  for (const { clause, period } of rhythmsIn(passage))
    byClause.set(clause, (byClause.get(clause) ?? new Set()).add(period))
  return byClause
})

/** 'Quotes of 90, 110 and 87 thousand': a bare number of the line may take its magnitude from a neighbor too. */
const isStatedWithNeighbor = (
  { start }: Quantity,
  numbers: readonly Quantity[],
  line: Passage,
  evidence: NumberEvidence,
): boolean =>
  inferredFromNeighbors(numbers, line.text).some(
    (candidate) => candidate.start === start && violationOf(candidate, evidence) === null,
  )

type NumberEvidence = {
  readonly source: Passage
  readonly stated: readonly Quantity[]
  /** Bare numbers with the unit, currency or magnitude of a neighbor. */
  readonly inferred: readonly Quantity[]
  /** What follows from other words: 'twice', 'a year'. */
  readonly implied: readonly Quantity[]
  /** Dimensions of the stated numbers. */
  readonly dimensions: ReadonlySet<string>
  /** Stated values other than ranks, in ascending order. */
  readonly values: readonly number[]
  readonly language: Reading['language']
}

const evidenceIn = (language: Language) =>
  perPassage((source): NumberEvidence => {
    const stated = withoutRetracted(quantitiesIn(source.text, language), source.text)
    return {
      source,
      stated,
      inferred: inferredFromNeighbors(stated, source.text),
      implied: impliedIn(source.text, stated, language),
      dimensions: new Set(stated.flatMap(({ unit }) => unit?.dimension ?? [])),
      values: stated
        .flatMap(({ isOrdinal, value }) => (isOrdinal || !Number.isFinite(value) ? [] : [value]))
        .toSorted((a, b) => a - b),
      language,
    }
  })

const EVIDENCE = { en: evidenceIn('en'), de: evidenceIn('de'), fr: evidenceIn('fr'), es: evidenceIn('es') } as const

function violationOf(quantity: Quantity, evidence: NumberEvidence): Violation['kind'] | null {
  const readings = [...evidence.stated, ...evidence.inferred]
  const same = [...readings, ...evidence.implied].filter((candidate) => isSameValue(quantity, candidate))
  if (quantity.isVague) return null
  if (same.length === 0) return quantity.isYear ? 'date' : 'number'
  const sameUnit = same.filter((candidate) => unitFits(quantity, candidate, evidence))
  if (sameUnit.length === 0) return quantity.unit && isMoney(quantity.unit) ? 'currency' : 'unit'
  const bounded = sameUnit.filter((candidate) => boundFits(quantity, candidate))
  if (bounded.length === 0 || !pairFits(quantity, bounded, [...readings, ...evidence.implied], evidence.source.text))
    return 'range'
  const samePeriod = bounded.filter((candidate) => isSamePeriod(quantity, candidate, evidence.source))
  return samePeriod.length === 0 || !samePeriod.some((candidate) => isSameThing(quantity, candidate, evidence))
    ? 'unit'
    : null
}

/** 'Doubled' needs a similar word, or a number and its double. */
const isMultiple = (value: number, { stated, implied, values }: NumberEvidence): boolean =>
  [...stated, ...implied].some(
    (candidate) =>
      (candidate.value === value && candidate.unit?.dimension === 'times') ||
      (candidate.unit?.dimension === 'percent' &&
        isNear(candidate.value, value < 1 ? value * 100 : (value - 1) * 100)) ||
      (!candidate.isOrdinal && includesNear(values, candidate.value * value)),
  )

/** Whether one of the values, in ascending order, is near a number: the last one below it, or the first above. */
function includesNear(values: readonly number[], wanted: number): boolean {
  const at = firstIndex(values.length, (index) => (values[index] ?? 0) >= wanted)
  return [values[at - 1], values[at]].some((value) => value !== undefined && isNear(value, wanted))
}

/** Equal as written, or in the same base unit: '90 minutes' and '1.5 hours'. */
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

function unitFits(quantity: Quantity, candidate: Quantity, { dimensions }: NumberEvidence): boolean {
  if (quantity.isOrdinal || candidate.isOrdinal) return true
  if (!quantity.unit) return !candidate.unit || !quantity.counted.some(isPlural) || candidate.unit.dimension === 'times'
  if (!candidate.unit) {
    if (isMoney(quantity.unit) || /^(?:points|percent)$/.test(quantity.unit.dimension)) return false
    return candidate.counted.length === 0 && dimensions.has(quantity.unit.dimension)
  }
  const isSameUnit = quantity.unit.dimension === candidate.unit.dimension
  return isSameUnit && (quantity.isFraction || candidate.isFraction || isNear(inBase(quantity), inBase(candidate)))
}

/** 'An hour' is not 'a day'; a period elsewhere in the source will do if the number has none. */
function isSamePeriod({ per }: Quantity, candidate: Quantity, source: Passage): boolean {
  if (per === null) return true
  return candidate.per === null ? periodsIn(source).has(per) : candidate.per === per
}

/** What is counted must match what the source counts, or a common word for it. */
function isSameThing(quantity: Quantity, candidate: Quantity, { source, language }: NumberEvidence): boolean {
  const { counted } = quantity
  if (quantity.isOrdinal)
    return (
      !counted.some(isTimeOrPlace) ||
      candidate.counted.length === 0 ||
      isRelated(counted[0] ?? '', candidate.counted[0] ?? '')
    )
  if (language !== 'en' || quantity.unit || quantity.isYear) return true
  if (!counted.some(isPlural) || candidate.counted.length === 0) return true
  const isAlike = counted.some((word) =>
    candidate.counted.some(
      (other, at) =>
        (isRelated(other, word) || areAlike(other, word)) &&
        (GENERAL.test(word) || !isPlural(word) || !isFirstOfTwo(candidate.counted, at)),
    ),
  )
  const isGeneral = candidate.counted.every((word) => GENERAL.test(word) || !isPlural(word))
  return (
    isAlike || counted.some((word) => isNearby(word, candidate, source) || (isGeneral && isSupported(source, word)))
  )
}

/** '6,000 pallet places' are not 6,000 pallets. */
const isFirstOfTwo = (counted: readonly string[], at: number): boolean =>
  !isPlural(counted[at] ?? '') && isPlural(counted[at + 1] ?? '')

/** Named close to the number, and not counted by another one: '40 boxes of parts', 'covers on a Saturday: 300'. */
function isNearby(word: string, { start, end }: Quantity, { words }: Passage): boolean {
  const found = firstIndex(words.length, (index) => (words[index]?.end ?? 0) > start)
  const at = found === words.length ? -1 : found
  return words.slice(Math.max(0, at - 4), at + 7).some((candidate) => {
    if (!isRelated(candidate.lower, word) && !areAlike(candidate.lower, word)) return false
    // 'Our shop had 4 tills' doesn't mean 4 shops.
    if (isPlural(candidate.lower) !== isPlural(word)) return false
    const before = words[candidate.index - 1]
    return before === undefined || before.end === end || !COUNT.test(before.lower)
  })
}

const COUNT = /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|dozen)$/

/** General words for the things counted, whose exact name may be elsewhere: '12 people, mostly nurses'. */
const GENERAL =
  /^(?:people|persons|things|ones|others|pieces|kinds|types|times|lots|sets|groups?|teams?|members?|staff)$/

const isTimeOrPlace = (word: string) =>
  /^(?:year|month|week|day|quarter|season|half|semester|term|place|prize)$/.test(word)

const isPlural = (word: string) => /[^s]s$/.test(word) || /^(?:people|children|staff|men|women)$/.test(word)

/** 'My portfolio was 25 million, sorry, 35 million': only the correction counts. */
const withoutRetracted = (stated: readonly Quantity[], text: string): readonly Quantity[] =>
  stated.filter(({ end }, at) => {
    const next = stated[at + 1]
    return (
      !next ||
      !/^[^.!?]{0,16}\b(?:sorry|i mean|no wait|correction|scratch that|pardon)\b[^.!?]{0,16}$/i.test(
        text.slice(end, next.start),
      )
    )
  })
