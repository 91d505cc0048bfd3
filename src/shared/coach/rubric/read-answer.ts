import { ALWAYS_VOICED } from '#shared/coach/rubric/fillers-words.ts'
import { SCORE_WISH } from '#shared/coach/rubric/instructions.ts'
import { languageOfAnswer } from '#shared/coach/rubric/language-of-answer.ts'
import { matchesOf } from '#shared/coach/rubric/matches.ts'
import { rubricWords } from '#shared/coach/rubric/rubric-words.ts'
import { type Sentence, sentenceOf, type Word } from '#shared/coach/rubric/sentence.ts'
import type { RubricWords } from '#shared/coach/rubric/words.ts'
import { UNPARTED } from '#shared/text/spaceless-scripts.ts'

/** An answer as the criteria see it. Hesitation sounds and instructions are not words of a sentence. */
export type Answer = {
  readonly text: string
  readonly sentences: readonly Sentence[]
  /** Words without hesitation sounds; in scripts without spaces two letters count as one. */
  readonly count: number
  /** Words of the sentences, so without instructions as well. */
  readonly said: number
  readonly voiced: readonly Word[]
  readonly instructions: readonly Word[]
  /** What to look for in its language; null in one that we do not read. */
  readonly words: RubricWords | null
}

/** An answer in a language that we read. */
export type KnownAnswer = Answer & { readonly words: RubricWords }

/** Reads an answer once for all criteria. */
export function readAnswer(text: string): Answer {
  const found = wordsOf(text)
  const first = parted(found, ALWAYS_VOICED)
  const language = languageOfAnswer(
    first.sentences.flatMap((one) => withoutWish(one).kept.words.map(({ plain }) => plain)),
  )
  const words = language && rubricWords(language)
  const { sentences: read, voiced } = words ? parted(found, words.voiced) : first
  const wishless = read.map(withoutWish)
  const isLeftOut = (sentence: Sentence) => words?.isInstruction(sentence.plain) === true
  const sentences = wishless.flatMap(({ kept }) => (isLeftOut(kept) ? [] : kept.words.length > 0 ? [kept] : []))
  const instructions = wishless.flatMap(({ kept, dropped }) => [...dropped, ...(isLeftOut(kept) ? kept.words : [])])
  const all = read.reduce((sum, sentence) => sum + weightOf(sentence), 0)
  const said = sentences.reduce((sum, sentence) => sum + weightOf(sentence), 0)
  const parts = words ? sentences.flatMap((sentence) => withoutRunOn(sentence, words)) : sentences
  return { text, sentences: parts, count: Math.round(all), said, voiced, instructions, words }
}

type Found = Word & { readonly breaks: boolean }

const WORD =
  /[$€£¥]?\d+(?:[.,]\d+)*(?:%|\p{L}{1,3}(?![\p{L}\p{M}]))?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)*[+#]*/gu
const ENDS = /[.!?…]["'”’»)\]]*\s|[。！？।؟\n]/u
const COMMA = /[,;:–—()、،]/u

function wordsOf(text: string): readonly Found[] {
  const found: Found[] = []
  let end = 0
  let before = ''
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(end, match.index)
    const plain = match[0].toLowerCase().replaceAll('’', "'")
    const isAbbreviated = ABBREVIATIONS.has(before) && !/[!?…\n]/u.test(gap)
    const breaks = found.length > 0 && ENDS.test(gap) && !isAbbreviated
    end = match.index + match[0].length
    before = plain
    const isCapitalized = /^\p{Lu}/u.test(match[0])
    found.push({ plain, start: match.index, end, afterComma: COMMA.test(gap), isCapitalized, breaks })
  }
  return found
}

/** 'e.g.' is read as 'e' and 'g', 'z. B.' as 'z' and 'b'. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'g e mr mrs ms dr vs approx st prof inc ltd z b bzw ca nr hr fr sr sra mme mlle p ej ex av'.split(' '),
)

/** Parts words into sentences and takes out the voiced ones; a comma or an end before those is one before the next. */
function parted(found: readonly Found[], voicedWords: ReadonlySet<string>) {
  const sentences: Word[][] = [[]]
  const voiced: Word[] = []
  let breaks = false
  let comma = false
  for (const word of found) {
    breaks ||= word.breaks
    comma ||= word.afterComma
    if (voicedWords.has(word.plain)) {
      voiced.push(word)
      continue
    }
    if (breaks && sentences.at(-1)?.length !== 0) sentences.push([])
    const { plain, start, end, isCapitalized } = word
    sentences.at(-1)?.push({ plain, start, end, afterComma: comma, isCapitalized })
    breaks = false
    comma = false
  }
  return { sentences: sentences.filter(({ length }) => length > 0).map(sentenceOf), voiced }
}

/** Without 'score 100', which says nothing about the speaker. */
function withoutWish(sentence: Sentence): { readonly kept: Sentence; readonly dropped: readonly Word[] } {
  if (!sentence.plain.includes('100')) return { kept: sentence, dropped: [] }
  const places = matchesOf(sentence, SCORE_WISH)
  const wished = new Set(places.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  if (wished.size === 0) return { kept: sentence, dropped: [] }
  const kept: Word[] = []
  const dropped: Word[] = []
  let comma = false
  sentence.words.forEach((word, at) => {
    comma ||= word.afterComma
    if (wished.has(at)) return dropped.push(word)
    kept.push({ ...word, afterComma: comma })
    comma = false
  })
  return { kept: sentenceOf(kept), dropped }
}

/** Spoken sentences with more words than this have no punctuation, and are split where a new step begins. */
const RUN_ON = 35
/** A part must be long enough to say something. */
const SHORTEST_PART = 6

function withoutRunOn(sentence: Sentence, { step, isOpen }: RubricWords): readonly Sentence[] {
  if (sentence.words.length <= RUN_ON) return [sentence]
  const parts: Word[][] = [[]]
  for (const word of sentence.words) {
    const part = parts.at(-1) ?? []
    if (step.test(word.plain) && part.length >= SHORTEST_PART && !isOpen(part)) parts.push([])
    parts.at(-1)?.push(word)
  }
  return parts.map(sentenceOf)
}

const weightOf = ({ words }: Sentence): number =>
  words.reduce((sum, { plain }) => sum + (UNPARTED.test(plain) ? Math.max(1, plain.length / 2) : 1), 0)
