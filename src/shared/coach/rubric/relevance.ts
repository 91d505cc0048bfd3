import { type Asked, inEnglish, type Points, type WordJudge } from '#shared/coach/rubric/judged.ts'
import { holds } from '#shared/coach/rubric/matches.ts'
import { quoteAt, quotesOf, someOf } from '#shared/coach/rubric/quote.ts'
import { type Answer, type KnownAnswer, readAnswer } from '#shared/coach/rubric/read-answer.ts'
import type { Word } from '#shared/coach/rubric/sentence.ts'
import { skillsIn } from '#shared/coach/rubric/skills-in.ts'
import type { Topics } from '#shared/coach/rubric/words.ts'

/** Hits that answer a question in full; more in a long answer. */
const ENOUGH = 3
const WORDS_FOR_ONE = 70
/** This many words in the same order as in the question repeat the question. */
const COPIED = 5
/** In a short text an insult is all there is. */
const SHORT = 30

/** Words, skills and topics that the answer shares with the question, once each. */
export const relevance: WordJudge = (answer, asked) => {
  const { insult } = answer.words
  const insults = answer.said < SHORT ? answer.sentences.filter((one) => holds(one, insult)) : []
  if (insults.length > 0) return { points: 0, advice: 'relevance-insult', evidence: quotesOf(answer, insults, insult) }
  const told = [asked.question, asked.listensFor ?? ''].map(readAnswer)
  const copied = copiedWords(answer, told)
  const { telling, general } = hitsIn(answer, asked, told, copied)
  if (telling.length === 0 && copied.size === 0 && isPerhapsOfWork(answer, asked))
    return { points: null, advice: 'relevance-unclear' }
  // What other answers say as well counts only together with specific words, and no more than those.
  const hits = [...telling, ...general.slice(0, telling.length)]
  const shared = hits.length
  if (shared === 0) return { points: 0, advice: copied.size > 0 ? 'relevance-repeats-question' : 'relevance-missing' }
  const evidence = someOf(hits.slice(0, 6).map((hit) => quoteFor(answer, hit)))
  const points = pointsOf(shared / Math.max(ENOUGH, answer.said / WORDS_FOR_ONE))
  return { points, advice: points === 4 ? 'relevance-good' : 'relevance-thin', evidence, values: { shared } }
}

const pointsOf = (share: number): Points => (share >= 1 ? 4 : share >= 0.66 ? 3 : share >= 0.33 ? 2 : share > 0 ? 1 : 0)

const wordsOf = ({ sentences }: Answer): readonly Word[] => sentences.flatMap(({ words }) => words)

/** The first word of the answer for each shared topic: specific ones, and ones that other answers share too. */
function hitsIn(answer: KnownAnswer, asked: Asked, told: readonly Answer[], copied: ReadonlySet<Word>) {
  const { topics } = answer.words
  const general = topics.general[asked.kind]
  const asksFor = { question: inEnglish(asked), competency: asked.competency }
  const particular = [
    ...told.map((one) => aboutOf(one, topics)),
    ...topics.ofQuestion(asksFor),
    topics.ofIndustry(asked.industry ?? null),
  ]
  const telling = new Map<string, Word>()
  const others = new Map<string, Word>()
  for (const word of wordsOf(answer)) {
    if (word.plain.length < 3 || copied.has(word)) continue
    const root = topics.rootOf(word.plain)
    const isTelling = particular.some((roots) => topics.isIn(roots, root))
    const found = isTelling ? telling : general && topics.isIn(general, root) ? others : null
    if (found && !found.has(root)) found.set(root, word)
  }
  return { telling: [...telling.values()], general: [...others.values(), ...skillWords(answer, asked, copied)] }
}

/** An industry has more words than the lists: an answer in words about work alone is not called off-topic. */
function isPerhapsOfWork(answer: KnownAnswer, { kind }: Asked): boolean {
  if (kind === 'behavioural' || kind === 'salary') return false
  const { topics } = answer.words
  const general = topics.general[kind]
  const isGeneral = (root: string) => general !== undefined && topics.isIn(general, root)
  return [...aboutOf(answer, topics)].filter((root) => topics.isOfWork(root) || isGeneral(root)).length >= ENOUGH - 1
}

/** The first words of two skills. One alone may occur in any answer ('radiator'), and their industry is unknown. */
function skillWords(answer: Answer, { kind }: Asked, copied: ReadonlySet<Word>): readonly Word[] {
  const named = kind === 'role' || kind === 'resume' ? skillsIn(answer).slice(0, 2) : []
  if (named.length < 2) return []
  return named.flatMap(({ form }) => {
    const word = wordsOf(answer).find(({ start }) => answer.text.startsWith(form, start))
    return word && !copied.has(word) ? [word] : []
  })
}

const aboutOf = (told: Answer, { rootOf, tellsTopic }: Topics): ReadonlySet<string> =>
  new Set(wordsOf(told).flatMap(({ plain }) => (tellsTopic(plain) ? [rootOf(plain)] : [])))

/** Words already said by the interviewer, or in our hint of what they listen for. */
function copiedWords(answer: Answer, told: readonly Answer[]): ReadonlySet<Word> {
  const runs = new Set(told.flatMap(runsIn))
  const words = wordsOf(answer)
  const plain = words.map((word) => word.plain)
  const copied = new Set<Word>()
  words.forEach((_, at) => {
    if (runs.has(runAt(plain, at))) for (const word of words.slice(at, at + COPIED)) copied.add(word)
  })
  return copied
}

function runsIn(told: Answer): readonly string[] {
  const words = wordsOf(told).map(({ plain }) => plain)
  return words.slice(0, Math.max(0, words.length - COPIED + 1)).map((_, at) => runAt(words, at))
}

const runAt = (words: readonly string[], at: number): string => words.slice(at, at + COPIED).join(' ')

function quoteFor(answer: Answer, word: Word): string {
  const sentence = answer.sentences.find(({ words }) => words.includes(word))
  if (!sentence) return answer.text.slice(word.start, word.end)
  const at = sentence.words.indexOf(word)
  return quoteAt(answer, sentence, { from: at, to: at + 1 })
}
