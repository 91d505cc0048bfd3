import { anyTopic, BY_KIND, topicRoots } from '#shared/coach/rubric/competency-words.ts'
import type { Asked, Judge, Points } from '#shared/coach/rubric/judged.ts'
import { holds } from '#shared/coach/rubric/matches.ts'
import { quoteAt, quotesOf, someOf } from '#shared/coach/rubric/quote.ts'
import { type Answer, readAnswer, type Word } from '#shared/coach/rubric/read-answer.ts'
import { rootOf, tellsTopic } from '#shared/coach/rubric/roots.ts'
import { skillsIn } from '#shared/coach/rubric/skills-in.ts'

/** Hits that answer a question in full; more where the question does not tell its topic, and in a long answer. */
const ENOUGH = 3
const ENOUGH_OF_ANY = 5
const WORDS_FOR_ONE = 70
/** So many words in the order of the question are the question said again. */
const COPIED = 5
/** In a short text an insult is all there is. */
const SHORT = 30

/** Words, skills and topics that the answer shares with the question, once each. */
export const relevance: Judge = (answer, asked) => {
  const insults = answer.said < SHORT ? answer.sentences.filter((one) => holds(one, INSULT)) : []
  if (insults.length > 0) return { points: 0, advice: 'relevance-insult', evidence: quotesOf(answer, insults, INSULT) }
  const question = readAnswer(asked.question)
  const copied = copiedWords(answer, question)
  const topics = topicRoots(asked.question)
  const hits = hitsIn(answer, asked, [aboutOf(question), ...(topics ?? anyTopic())], copied)
  const shared = hits.length
  const evidence = someOf(hits.slice(0, 6).map((hit) => quoteFor(answer, hit)))
  const need = Math.max(topics ? ENOUGH : ENOUGH_OF_ANY, answer.said / WORDS_FOR_ONE)
  const points = pointsOf(shared / need)
  const values = { shared }
  if (points === 4) return { points, advice: 'relevance-good', evidence, values }
  if (shared > 0) return { points, advice: 'relevance-thin', evidence, values }
  return { points: 0, advice: copied.size > 0 ? 'relevance-repeats-question' : 'relevance-missing' }
}

const pointsOf = (share: number): Points => (share >= 1 ? 4 : share >= 0.66 ? 3 : share >= 0.33 ? 2 : share > 0 ? 1 : 0)

const wordsOf = ({ sentences }: Answer): readonly Word[] => sentences.flatMap(({ words }) => words)

/** The first word of the answer for each thing it shares. */
function hitsIn(answer: Answer, { kind }: Asked, roots: readonly ReadonlySet<string>[], copied: ReadonlySet<Word>) {
  const wanted = [...roots, BY_KIND[kind] ?? NONE]
  const found = new Map<string, Word>()
  for (const word of wordsOf(answer)) {
    if (word.plain.length < 3 || copied.has(word)) continue
    const root = rootOf(word.plain)
    if (!found.has(root) && wanted.some((roots) => roots.has(root))) found.set(root, word)
  }
  const skills = kind === 'role' || kind === 'resume' ? skillsIn(answer).slice(0, 2) : []
  const others = skills.flatMap(({ form }) => {
    const word = wordsOf(answer).find(({ start }) => answer.text.startsWith(form, start))
    return word && !copied.has(word) && !found.has(rootOf(word.plain)) ? [word] : []
  })
  return [...found.values(), ...others]
}

const aboutOf = (question: Answer): ReadonlySet<string> =>
  new Set(wordsOf(question).flatMap(({ plain }) => (tellsTopic(plain) ? [rootOf(plain)] : [])))

const NONE: ReadonlySet<string> = new Set()

function copiedWords(answer: Answer, question: Answer): ReadonlySet<Word> {
  const asked = wordsOf(question).map(({ plain }) => plain)
  const runs = new Set(asked.slice(0, Math.max(0, asked.length - COPIED + 1)).map((_, at) => runAt(asked, at)))
  const words = wordsOf(answer)
  const plain = words.map((word) => word.plain)
  const copied = new Set<Word>()
  words.forEach((_, at) => {
    if (runs.has(runAt(plain, at))) for (const word of words.slice(at, at + COPIED)) copied.add(word)
  })
  return copied
}

const runAt = (words: readonly string[], at: number): string => words.slice(at, at + COPIED).join(' ')

function quoteFor(answer: Answer, word: Word): string {
  const sentence = answer.sentences.find(({ words }) => words.includes(word))
  if (!sentence) return answer.text.slice(word.start, word.end)
  const at = sentence.words.indexOf(word)
  return quoteAt(answer, sentence, { from: at, to: at + 1 })
}

const INSULT =
  /\b(?:(?:you|you're|you are|ur|u r|u are)(?: \w+){0,3} (?:idiots?|stupid|morons?|dumb|useless|pathetic|losers?|bastards?|worthless|garbage|trash)|fuck|fucking|shut up|bullshit|piss off|screw you|(?:this|that|it) (?:is|was) (?:so )?(?:stupid|dumb|bullshit|garbage))\b/g
