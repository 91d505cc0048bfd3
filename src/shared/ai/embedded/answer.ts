import { sentencesOf } from '#shared/ai/embedded/clean.ts'
import { clausesOf, type Clause } from '#shared/ai/embedded/clauses.ts'
import { withoutOpening } from '#shared/ai/embedded/opening.ts'
import { isPrivate } from '#shared/ai/embedded/own-life.ts'
import { plainly } from '#shared/ai/embedded/rewrite.ts'
import { settled } from '#shared/ai/embedded/settle.ts'
import { isInsult, isOrder } from '#shared/ai/embedded/unwanted.ts'
import { isWithdrawn } from '#shared/ai/embedded/withdrawn.ts'
import type { Tagger, Word } from '#shared/ai/embedded/tagger.ts'

export type Heard = {
  readonly sentences: readonly (readonly Clause[])[]
  /** The same sentences as they were said, part by part of speech. */
  readonly spoken: readonly (readonly Word[])[]
  /** Sentences that nothing may be made of: orders to the writer, insults, questions, what is private or taken back. */
  readonly unwanted: readonly (readonly Word[])[]
  /** All words in order, unwanted ones as well: what 'it' means may stand there. */
  readonly all: readonly Word[]
}

/** Words beyond this many are not read: nobody says more in one answer. */
const MOST_WORDS = 12_000

/** An answer as sentences of clauses. */
export function heard(answer: string, tag: Tagger): Heard {
  const sentences = sentencesOf(answer.slice(0, MOST_WORDS * 8)).map(tag)
  const isUnwanted = (words: readonly Word[], at: number) =>
    isOrder(words) ||
    isQuestion(words) ||
    isWithdrawn(sentences, at, answer) ||
    (words.length <= LONG && (isInsult(words) || isPrivate(words)))
  const wanted = sentences.filter((words, at) => !isUnwanted(words, at))
  return {
    sentences: wanted.map((words) => civil(clausesOf(plainly(withoutOpening(settled(words)))), isInsult(words))),
    spoken: wanted,
    unwanted: sentences.filter((words, at) => isUnwanted(words, at)),
    all: sentences.flat(),
  }
}

/** Words of a sentence so long that an insult in it does not colour all of it. */
const LONG = 25

/** Of a long sentence in which somebody is called names only what tells of the speaker. */
const civil = (clauses: readonly Clause[], hasInsult: boolean): readonly Clause[] =>
  hasInsult
    ? clauses.filter(({ subject, words }) => (subject === 'own' || subject === 'team') && !isInsult(words))
    : clauses

/** A question to the reader; a statement with a doubtful tail ('about 90 families?') is none. */
const isQuestion = (words: readonly Word[]): boolean =>
  words.at(-1)?.text === '?' &&
  (words.length < 4 ||
    !words.some(({ text }) => /\p{Script=Latin}/u.test(text)) ||
    words[0]?.tag === 'AUX' ||
    /^(?:what|why|how|who|when|where|which|you|your|is|right)$/.test(words[0]?.lower ?? ''))
