import type { Context, ReadTextField } from '#shared/ats/context.ts'
import type { Role } from '#shared/ats/text-fields.ts'
import { mergedRanges } from '#shared/ats/periods.ts'
import { SHINGLE_WORDS, type Posting } from '#shared/ats/posting/read-posting.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import { coveredWords } from '#shared/skills/match.ts'
import { withoutWords, type TokenIndexes } from '#shared/ats/without-words.ts'
import { oncePer } from '#shared/text/once-per.ts'
import { plainWords } from '#shared/text/plain-words.ts'
import { sentencesOf } from '#shared/text/sentences.ts'
import { stopWords } from '#shared/text/stop-words.ts'

/**
 * The resume without text copied from the posting, which says what the employer wants and not what the person did. A run
 * of twelve or more of the posting's words in its order is a copy, also where it runs from one item to the next; one of
 * eight to eleven only if it is most of its sentence, since people do write eight words alike. A sentence that is mostly
 * copied is removed whole; the text next to it stays. A run of skill names is not a copy, because every list has those,
 * and neither is the name of a job, degree or certificate. `copies` are the fields that lost text, with what they lost.
 */
export function withoutCopiedText(
  context: Context,
  posting: Posting,
): { readonly context: Context; readonly copies: readonly Copy[] } {
  const runs = runsIn(context.textFields, posting)
  if (runs.size === 0) return { context, copies: [] }
  const copies: Copy[] = []
  const textFields = context.textFields.flatMap((textField) => {
    const removed = copiedWords(textField, runs.get(textField) ?? new Map())
    if (removed.size === 0) return textField
    const left = withoutWords(textField, removed)
    const words = plainWords(textField.text).length - plainWords(left?.text ?? '').length
    copies.push({ path: textField.path, text: firstStretch(textField, removed), words })
    return left ?? []
  })
  return { context: { ...context, textFields }, copies }
}

/** What a field lost: `text` is where it begins. */
export type Copy = { readonly path: FieldPath; readonly text: string; readonly words: number }

function firstStretch({ text, tokens }: ReadTextField, removed: TokenIndexes): string {
  const from = Math.min(...removed)
  let to = from
  while (removed.has(to + 1)) to += 1
  return text.slice(tokens[from]?.start, tokens[to]?.end)
}

/** A word of the resume, with its text field and its position there. */
type WordPosition = { readonly textField: ReadTextField; readonly at: number; readonly word: string }

/** Words in the posting's order that are a copy wherever they are; for a phrase of a trade they are too many. */
const LONG_RUN = 12
/** Of a sentence; one that shares more was pasted. */
const MOST = 0.6
/** Of eight consecutive words, how many must not be skill names for a copy. */
const MIN_PLAIN_WORDS = 2
const LIST_ROLES: readonly Role[] = ['skill', 'language', 'certificate', 'other']
/** Roles whose texts are names: the posting's own name for a job or a degree is the right one. */
const NAME_ROLES: readonly Role[] = ['position', 'degree', 'certificate', 'skill', 'language', 'employer', 'school']
/** Words of the longest name; what is longer is prose. */
const MAX_NAME_WORDS = 12

const isName = ({ role, tokens }: ReadTextField): boolean =>
  NAME_ROLES.includes(role) && tokens.length <= MAX_NAME_WORDS

/** The words of fields that lie in a run of the posting's words, each with the length of its run. */
function runsIn(
  textFields: readonly ReadTextField[],
  { shingles, language }: Posting,
): ReadonlyMap<ReadTextField, Runs> {
  const firstWords = new Set([...shingles].map((key) => key.slice(0, key.indexOf(' '))))
  const words = textFields
    .filter((textField) => !isName(textField))
    .flatMap((textField) => textField.tokens.map(({ folded }, at): WordPosition => ({ textField, at, word: folded })))
  const isStopWord = (word: string) => stopWords(language).has(word) || stopWords('en').has(word)
  const starts = [...words.entries()].flatMap(([index, { word }]) => {
    if (!firstWords.has(word)) return []
    const run = words.slice(index, index + SHINGLE_WORDS)
    return shingles.has(run.map((position) => position.word).join(' ')) && isCopy(run, isStopWord) ? [index] : []
  })
  const runs = new Map<ReadTextField, Map<number, number>>()
  for (const [from, to] of mergedRanges(starts.map((start) => [start, start + SHINGLE_WORDS - 1])))
    for (const { textField, at } of words.slice(from, to + 1))
      runs.set(textField, (runs.get(textField) ?? new Map<number, number>()).set(at, to - from + 1))
  return runs
}

/** Positions of words, each with the length of the run it is in. */
type Runs = ReadonlyMap<number, number>

/** List items may well follow the posting's order, and stop words between them are not items. */
function isCopy(run: readonly WordPosition[], isStopWord: (word: string) => boolean): boolean {
  const plain = run.filter(({ textField, at }) => !wordsOfSkills(textField).has(at))
  const areItems =
    run.some(({ textField }) => textField !== run[0]?.textField) &&
    run.every(({ textField }) => LIST_ROLES.includes(textField.role))
  return areItems ? plain.some(({ word }) => isStopWord(word)) : plain.length >= MIN_PLAIN_WORDS
}

const wordsOfSkills = oncePer(({ skills }: ReadTextField) => coveredWords(skills))

/** Sentences that are copied for the most part, and of other sentences the long runs. */
function copiedWords(textField: ReadTextField, runs: Runs): TokenIndexes {
  return new Set(
    sentencesOf(textField.text, textField.tokens).flatMap(([from, to]) => {
      const sentence = Array.from({ length: to - from }, (_, offset) => from + offset)
      const shared = sentence.filter((position) => runs.has(position))
      return shared.length > sentence.length * MOST
        ? sentence
        : shared.filter((position) => (runs.get(position) ?? 0) >= LONG_RUN)
    }),
  )
}
