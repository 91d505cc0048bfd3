import { GOAL } from '#shared/ai/embedded/anothers.ts'
import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { HELPED } from '#shared/ai/embedded/company.ts'
import type { Draft } from '#shared/ai/embedded/draft.ts'
import { withoutArticle } from '#shared/ai/embedded/literal.ts'
import { amountsIn, toldIn } from '#shared/ai/embedded/lost-amounts.ts'
import { hasNoMerit, isOtherCause, isQualified } from '#shared/ai/embedded/no-merit.ts'
import { isOwnLife } from '#shared/ai/embedded/own-life.ts'
import { BARE, isBefore, isBound, textOf, type Said } from '#shared/ai/embedded/passage.ts'
import { SUM } from '#shared/ai/embedded/results.ts'
import { isDisclaimed } from '#shared/ai/embedded/taken-back.ts'
import { OTHERS } from '#shared/ai/embedded/pronouns.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { isDecent, isTellable, SPARED } from '#shared/ai/embedded/tellable.ts'

/** Words of what leans on nothing else. */
export const FEWEST_WORDS = 4

/**
 * Of a sentence that cannot stand whole, or gave good lines, the clauses with a number that is in none of them, as they
 * were said: '… and in 9 years we never had a mix-up', 'we raised £2,140 in 11 days, I had hoped for 3,000'.
 */
export function clausesApart(at: number, { sentences, spoken }: Said, lines: readonly Draft[]): readonly Draft[] {
  const clauses = sentences[at] ?? []
  if (amountsIn(spoken[at] ?? []).length === 0) return []
  const told = new Set(lines.filter(isNear(spoken[at] ?? [])).flatMap(toldIn))
  const next = sentences[at + 1]?.[0]
  return clauses.flatMap((clause, place) => {
    const after = clauses[place + 1]
    const words = wordsOf(clause, spoken[at] ?? [])
    const amounts = amountsIn(words)
    const isUntold =
      amounts.every((one) => !told.has(one.start) && !lines.some(({ text }) => text.includes(counted(words, one)))) &&
      amounts.some((one) => isCount(clause, words, one))
    return isUntold &&
      isWhole(clause, words) &&
      !isLeaning({ connector: clause.connector, isOwn: clause.subject === 'own' }, clauses[place - 1]) &&
      !isLimited(clause, after) &&
      ![clause, after, next].some((one) => one && (isDisclaimed(one) || NOT_MINE.test(lowerText(one.words)))) &&
      isTellable(words, [clause]) &&
      isDecent(words)
      ? [{ text: textOf([words]), words, kind: 'fact' as const, sentence: at, verbatim: true, isAsSaid: true }]
      : []
  })
}

const wordsOf = ({ words: [first, ...more] }: Clause, sentence: readonly Word[]): readonly Word[] => {
  const [start, end] = [first?.start ?? 0, (more.at(-1) ?? first)?.end ?? 0]
  const words = sentence.filter((word) => word.start >= start && word.end <= end)
  return words.slice(0, words.findLastIndex((word) => !isMark(word)) + 1)
}

/** A line of which some words stand in that sentence. */
const isNear = (words: readonly Word[]) => {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  return (line: Draft): boolean => line.words.some((word) => word.start >= start && word.end <= end)
}

/** '40 articles' */
const counted = (words: readonly Word[], one: Word): string =>
  `${one.text} ${words[words.indexOf(one) + 1]?.text ?? ''}`

/** It says who or what did it, or counts a thing, and means nothing that was named elsewhere. */
const isWhole = (clause: Clause, words: readonly Word[]): boolean =>
  (clause.subject === 'none' && clause.group === null && !isBound(words) && RATE.test(lowerText(words))) ||
  (/^(?:own|team|thing)$/.test(clause.subject) &&
    clause.group !== null &&
    !(clause.group.negative && !SPARED.test(lowerText(words))) &&
    !isBefore(words) &&
    !/\bonly\b/.test(lowerText(words)) &&
    !isOwnLife(clause) &&
    !isBound(words) &&
    !BARE.test(lowerText(words)) &&
    !(clause.group.copula && /^(?:i|we)$/.test(clause.subjectWords[0]?.lower ?? '')) &&
    !GOAL.test(textOf([withoutArticle(words)])) &&
    clause.connector.every((word) => /^(?:and|so|then|also)$/.test(word)) &&
    words.filter((word) => !isMark(word)).length >= FEWEST_WORDS)

/** '60 calls in a shift' */
const RATE =
  /^(?:otherwise |usually |mostly )?(?:about |over |nearly )?\d[\d,]* (?:[a-z]+ ){1,2}(?:in an?|an?|per) (?:shift|day|week|month|year|night|hour)(?= ?,|$)/

/** 'When we opened, 30 came': it leans on what was said before it. */
const isLeaning = (
  { connector, isOwn }: { readonly connector: Clause['connector']; readonly isOwn: boolean },
  before: Clause | undefined,
): boolean =>
  // 'My sister and [I did it]'
  (before?.group === null && connector.length === 0) ||
  (isOwn && connector.join(' ') === 'and' && isSomebody(before?.words.at(-1))) ||
  (connector.length === 0 && LEADS.test(before?.connector.at(-1) ?? ''))
const isSomebody = (word: Word | undefined): boolean =>
  word !== undefined && (word.tag === 'PROPN' || OTHERS.test(word.lower))
const LEADS = /^(?:when|whenever|if|unless|after|before|while|as|since|once|until)$/

/** 'That was the board, not me' */
const NOT_MINE = /\b(?:not|than) (?:me|mine|us|ours)\b/

/** What follows takes something of it back, or says on what it hung. */
const isLimited = (clause: Clause, after: Clause | undefined): boolean =>
  hasNoMerit(clause, after) ||
  isQualified(clause, after) ||
  (after !== undefined &&
    (SUM.test(lowerText(after.words)) ||
      HELPED.test(lowerText(after.words)) ||
      isOtherCause(after) ||
      LIMITS.test(after.connector.at(-1) ?? '') ||
      /^(?:or|not|only)\b/.test(lowerText(after.words))))
const LIMITS = /^(?:but|though|although|except|if|unless|until|till|or)$/

/** 'There were 6 of us on the committee' tells of what; 'there were 6 of us' does not. */
const THERE = /^there (?:is|are|was|were) (?:about )?\d+ of us (?:on|at|in|who)\b/

/** No time of day ('at 4', '3 o'clock'), no age ('when I was 13'), no share of people ('2 of us') and no 'for the last 9'. */
export function isCount({ lead }: Clause, words: readonly Word[], one: Word): boolean {
  const at = words.indexOf(one)
  const [before, next, third] = [words[at - 1]?.lower ?? '', words[at + 1], words[at + 2]]
  if (
    /^(?:o'clock|am|pm)$/.test(next?.lower ?? '') ||
    (next?.lower === 'of' && third?.lower === 'us' && (!THERE.test(lowerText(words)) || amountsIn(words).length > 1))
  )
    return false
  // '9 broken vials'
  const counts = next?.tag === 'VERB' && third?.tag === 'NOUN' ? third : next
  const isBare = /^\d{1,2}(?::\d\d)?$/.test(one.text) && !/^(?:NOUN|ADJ|ADP|NUM)$/.test(counts?.tag ?? '')
  const isAge = before === 'was' && words[at - 2]?.lower === 'i'
  // 'From 6 to 2'; 'it fell to 29' is no time.
  const isTo = before === 'to' && /^\d/.test(words[at - 2]?.text ?? '') && words[at - 3]?.lower === 'from'
  const isClock = isTo || /^(?:at|until|till|from|before|half)$/.test(before)
  return !(isBare && (isAge || lead.includes(one) || isClock))
}
