import { clausesApart, FEWEST_WORDS, isCount } from '#shared/ai/embedded/apart.ts'
import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import type { Draft, Drafted } from '#shared/ai/embedded/draft.ts'
import { amountsIn, toldIn } from '#shared/ai/embedded/lost-amounts.ts'
import { isBound, isOwnDenial, passageAround, textOf, type Passage, type Said } from '#shared/ai/embedded/passage.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { isTellable } from '#shared/ai/embedded/tellable.ts'

/** Lines that one answer may give in this way. */
const MOST = 3

/**
 * No number goes silently: sentences with one that no line tells stand as they were said, in their order, in place of
 * the lines that were made of nothing else. Nothing is torn from what it counts, and nothing is claimed beyond it. What
 * stronger lines left no room for is not brought back.
 */
export function withAsSaid(
  kept: readonly Draft[],
  over: readonly Draft[],
  { withdrawn, ...heard }: Said & Pick<Drafted, 'withdrawn'>,
  holds: (draft: Draft) => boolean = () => true,
): readonly Draft[] {
  const said = inPieces(heard)
  let lines = kept
  const passages = passagesOf([...kept, ...over], said, withdrawn)
  for (const passage of passages.slice(0, MOST)) {
    // Two good lines are worth more than what became of it.
    const isMany = (one: Passage) => {
      const within = lines.filter(isWithin(wordsOf(one, said)))
      return within.length > 1 && !within.some((line) => isHalf(line, wordsOf(one, said)))
    }
    const { from, to } = isMany(passage) ? { ...passage, to: passage.at } : passage
    if (isMany({ from, to, at: to })) {
      lines = [...lines, ...clausesApart(passage.at, said, [...lines, ...over])]
      continue
    }
    const sentences = said.spoken.slice(from, to + 1)
    const words = sentences.flat()
    const text = textOf(sentences)
    const one = { text, words, kind: 'fact' as const, sentence: from, verbatim: true, isAsSaid: true }
    // What the check would refuse takes no line's place.
    if (!holds(one)) continue
    lines = [...lines.filter((line) => !isWithin(words)(line)).map((line) => withoutFacts(line, text)), one]
  }
  const isIn = (at: number) => passages.some(({ from, to }) => at >= from && at <= to)
  for (const [at, words] of said.spoken.entries()) {
    const isGone = words.some(({ start }) => withdrawn.has(start))
    const room = MOST - lines.filter(({ isAsSaid }) => isAsSaid).length
    if (!isIn(at) && !isGone) lines = [...lines, ...clausesApart(at, said, [...lines, ...over]).slice(0, room)]
  }
  return lines
}

const wordsOf = ({ from, to }: Passage, { spoken }: Said): readonly Word[] => spoken.slice(from, to + 1).flat()

/** A line of which all stands in those words. */
const isWithin = (words: readonly Word[]) => {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  return (line: Draft): boolean => line.words.every((word) => word.start >= start && word.end <= end)
}

/** 'Threw out 14% of the bread' of what goes on '… and we were at 6 after a year': what was before, without what became of it. */
const isHalf = ({ words, text }: Draft, all: readonly Word[]): boolean =>
  amountsIn(words).some((one) => text.includes(one.text)) &&
  /\b(?:after|now|instead of|when (?:i|we) (?:came|started|left|took)|before|used to|down to|at the (?:start|end))\b/.test(
    lowerText(all),
  )

/** A line without the facts beside its deed that the passage tells whole. */
function withoutFacts(line: Draft, passage: string): Draft {
  const [deed = '', ...facts] = line.text.split('; ')
  const more = facts.filter((fact) => !passage.toLowerCase().includes(fact.toLowerCase()))
  return more.length === facts.length ? line : { ...line, text: [deed, ...more].join('; ') }
}

/**
 * Of a sentence without an end each piece that begins with what whoever speaks did, as dictation has no full stops; and
 * what somebody denies of themselves apart from the rest.
 */
function inPieces({ sentences, spoken }: Said): Said {
  const pieces = spoken.flatMap((words, at) => {
    const clauses = sentences[at] ?? []
    const isLong = textOf([words]).length > LONGEST_SENTENCE
    const starts = clauses.flatMap((clause, place) => {
      const isOwn = /^(?:own|team)$/.test(clause.subject)
      const isParted = isOwn && (isLong || isOwnDenial(clause) || isAfterDenial(clauses[place - 1]))
      return place === 0 || isParted ? [place] : []
    })
    if (starts.length < 2) return [{ words, clauses }]
    return starts.map((start, place) => {
      const own = clauses.slice(start, starts[place + 1])
      return { words: own.flatMap((clause) => clause.words), clauses: own }
    })
  })
  return { sentences: pieces.map(({ clauses }) => clauses), spoken: pieces.map(({ words }) => words) }
}
/** Longest sentence, in characters, that stays whole. */
const LONGEST_SENTENCE = 200

const isAfterDenial = (before: Clause | undefined): boolean => before !== undefined && isOwnDenial(before)

function passagesOf(
  drafts: readonly Draft[],
  { sentences, spoken }: Said,
  withdrawn: ReadonlySet<number>,
): readonly Passage[] {
  const told = new Set(drafts.flatMap(toldIn))
  const isTold = (words: readonly Word[], one: Word) => {
    const next = words[words.indexOf(one) + 1]?.text
    return told.has(one.start) || (next && drafts.some(({ text }) => text.includes(`${one.text} ${next}`)))
  }
  const passages: Passage[] = []
  for (const [at, words] of spoken.entries()) {
    const counted = (sentences[at] ?? []).filter((clause) =>
      amountsIn(clause.words).some((one) => !isTold(words, one) && isCount(clause, words, one)),
    )
    const last = passages.at(-1)
    const isLong = isBound(words) || words.filter((word) => !isMark(word)).length >= FEWEST_WORDS
    const isWithdrawn = words.some(({ start }) => withdrawn.has(start))
    if (isWithdrawn || counted.length === 0 || at <= (last?.to ?? -1) || !isLong || !isTellable(words, counted))
      continue
    const passage = passageAround(
      at,
      { spoken, sentences },
      { last, isOfIt: counted.some(isOfIt) && !isOfThing(sentences[at]?.[0]) },
    )
    if (passage && last && passage.from <= last.to) passages[passages.length - 1] = passage
    else if (passage) passages.push(passage)
  }
  return passages
}

/** 'The on-time rate was 97%, it was 88 when I came': 'it' is told in the sentence itself. */
const isOfThing = (first: Clause | undefined): boolean =>
  first?.subject === 'thing' && first.group !== null && amountsIn(first.words).length > 0

/** '…, and it fell to 29': of what, the sentence before tells. */
const isOfIt = ({ subject, group }: Clause): boolean =>
  subject === 'it' && (group?.copula === true || /^(?:fall|go|drop|rise|come|grow|climb|sink)$/.test(group?.base ?? ''))
