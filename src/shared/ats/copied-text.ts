import type { Context, ReadTextField } from '#shared/ats/context.ts'
import type { Role } from '#shared/ats/text-fields.ts'
import { SHINGLE_WORDS, type Posting } from '#shared/ats/posting/read-posting.ts'
import { coveredWords } from '#shared/skills/match.ts'
import { withoutWords, type TokenIndexes } from '#shared/ats/without-words.ts'
import { oncePer } from '#shared/text/once-per.ts'
import { sentencesOf } from '#shared/text/sentences.ts'
import { stopWords } from '#shared/text/stop-words.ts'

/**
 * The resume without text copied from the posting, which says what the employer wants and not what the person did.
 * Words that appear in the posting in the same order, eight or more of them, are removed, also where they run from one
 * item to the next, and so is every sentence that shares much of its text with it; the text next to them stays. A run of
 * skill names is not a copy, because every list has those, and neither is the name of a job, degree or certificate.
 * `copies` are the fields that lost text.
 */
export function withoutCopiedText(
  context: Context,
  posting: Posting,
): { readonly context: Context; readonly copies: readonly ReadTextField[] } {
  const copied = copiedIn(context.textFields, posting)
  if (copied.size === 0) return { context, copies: [] }
  const textFields = context.textFields.flatMap((textField) => {
    const words = copied.get(textField)
    return words ? (withoutWords(textField, sentencesOfCopy(textField, words)) ?? []) : textField
  })
  return { context: { ...context, textFields }, copies: [...copied.keys()] }
}

/** A word of the resume, with its text field and its position there. */
type WordPosition = { readonly textField: ReadTextField; readonly at: number; readonly word: string }

/** Of a sentence; one that shares this much was pasted. */
const MAX_SHARED = 0.3
/** Of eight consecutive words, how many must not be skill names for a copy. */
const MIN_PLAIN_WORDS = 2
const LIST_ROLES: readonly Role[] = ['skill', 'language', 'certificate', 'other']
/** Roles whose texts are names: the posting's own name for a job or a degree is the right one. */
const NAME_ROLES: readonly Role[] = ['position', 'degree', 'certificate', 'skill', 'language', 'employer', 'school']
/** Words of the longest name; what is longer is prose. */
const MAX_NAME_WORDS = 12

const isName = ({ role, tokens }: ReadTextField): boolean =>
  NAME_ROLES.includes(role) && tokens.length <= MAX_NAME_WORDS

function copiedIn(
  textFields: readonly ReadTextField[],
  { shingles, language }: Posting,
): ReadonlyMap<ReadTextField, TokenIndexes> {
  const copied = new Map<ReadTextField, Set<number>>()
  const firstWords = new Set([...shingles].map((key) => key.slice(0, key.indexOf(' '))))
  const words = textFields
    .filter((textField) => !isName(textField))
    .flatMap((textField) => textField.tokens.map(({ folded }, at): WordPosition => ({ textField, at, word: folded })))
  const isStopWord = (word: string) => stopWords(language).has(word) || stopWords('en').has(word)
  for (const [index, { word }] of words.entries()) {
    if (!firstWords.has(word)) continue
    const run = words.slice(index, index + SHINGLE_WORDS)
    if (!shingles.has(run.map((position) => position.word).join(' ')) || !isCopy(run, isStopWord)) continue
    for (const { textField, at } of run) copied.set(textField, (copied.get(textField) ?? new Set()).add(at))
  }
  return copied
}

/** List items may well follow the posting's order, and stop words between them are not items. */
function isCopy(run: readonly WordPosition[], isStopWord: (word: string) => boolean): boolean {
  const plain = run.filter(({ textField, at }) => !wordsOfSkills(textField).has(at))
  const areItems =
    run.some(({ textField }) => textField !== run[0]?.textField) &&
    run.every(({ textField }) => LIST_ROLES.includes(textField.role))
  return areItems ? plain.some(({ word }) => isStopWord(word)) : plain.length >= MIN_PLAIN_WORDS
}

const wordsOfSkills = oncePer(({ skills }: ReadTextField) => coveredWords(skills))

/** Copied words, with all others of sentences that are copied for the most part. */
function sentencesOfCopy(textField: ReadTextField, copied: TokenIndexes): TokenIndexes {
  return new Set(
    sentencesOf(textField.text, textField.tokens).flatMap(([from, to]) => {
      const sentence = Array.from({ length: to - from }, (_, offset) => from + offset)
      const shared = sentence.filter((position) => copied.has(position))
      return shared.length >= sentence.length * MAX_SHARED ? sentence : shared
    }),
  )
}
