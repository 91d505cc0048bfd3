import { CRITERIA, type Criterion, type Feedback, type Judged, type ToJudge } from '#shared/coach/feedback.ts'
import { action } from '#shared/coach/rubric/action.ts'
import { ENOUGH_WORDS, fillers } from '#shared/coach/rubric/fillers.ts'
import { type Asked, type Judge, named, type Verdict, type WordJudge } from '#shared/coach/rubric/judged.ts'
import { length } from '#shared/coach/rubric/length.ts'
import { ownership } from '#shared/coach/rubric/ownership.ts'
import { pace } from '#shared/coach/rubric/pace.ts'
import { quoteAt, someOf } from '#shared/coach/rubric/quote.ts'
import { type Answer, type KnownAnswer, readAnswer } from '#shared/coach/rubric/read-answer.ts'
import { sentenceOf } from '#shared/coach/rubric/sentence.ts'
import { relevance } from '#shared/coach/rubric/relevance.ts'
import { result } from '#shared/coach/rubric/result.ts'
import { situation } from '#shared/coach/rubric/situation.ts'
import { specificity } from '#shared/coach/rubric/specificity.ts'
import { structure } from '#shared/coach/rubric/structure.ts'
import { task } from '#shared/coach/rubric/task.ts'
import { isStory, STORY_ONLY, weightsFor } from '#shared/coach/rubric/weights.ts'

/**
 * Judges an answer to an interview question by rules only, so the same answer to the same question always gets the
 * same feedback. Quotes are verbatim. It cannot know whether an answer is true.
 */
export function judgeAnswer({ answer: text, spokenSeconds, ...question }: ToJudge): Feedback {
  const isSpoken = spokenSeconds !== undefined && Number.isFinite(spokenSeconds) && spokenSeconds > 0
  const asked = { ...question, seconds: isSpoken ? spokenSeconds : null }
  const answer = readAnswer(text)
  const judged = CRITERIA.map((criterion) => named(criterion, verdictOf(criterion, answer, asked)))
  return { total: totalOf(judged, asked), judged, fixFirst: fixFirstOf(judged, answer, asked) }
}

const isKnown = (answer: Answer): answer is KnownAnswer => answer.words !== null

const byWords =
  (judge: WordJudge): Judge =>
  (answer, asked) =>
    isKnown(answer) ? judge(answer, asked) : { points: null, advice: 'not-english' }

/** Length, structure, numbers and pace can be seen in an answer of any language. */
const JUDGES: Readonly<Record<Criterion, Judge>> = {
  situation: byWords(situation),
  task: byWords(task),
  action: byWords(action),
  result: byWords(result),
  ownership: byWords(ownership),
  specificity,
  relevance: byWords(relevance),
  structure,
  length,
  fillers: byWords(fillers),
  pace,
}

function verdictOf(criterion: Criterion, answer: Answer, asked: Asked): Verdict {
  if (criterion === 'pace' && asked.seconds === null) return { points: null, advice: 'not-spoken' }
  if (STORY_ONLY.has(criterion) && !isStory(asked)) return { points: null, advice: 'not-needed' }
  if (answer.said === 0) return withoutAnswer(criterion, answer)
  const isTooShort =
    (criterion === 'pace' || (criterion === 'fillers' && isKnown(answer))) && answer.said < ENOUGH_WORDS
  if (isTooShort) return { points: null, advice: 'too-short', values: { words: answer.count } }
  return JUDGES[criterion](answer, asked)
}

/** Nothing was said, or only to the judge. */
function withoutAnswer(criterion: Criterion, answer: Answer): Verdict {
  if (criterion !== 'relevance' || answer.instructions.length === 0) return { points: 0, advice: 'empty' }
  const spoken = sentenceOf(answer.instructions)
  const evidence = someOf([quoteAt(answer, spoken, { from: 0, to: 1 })])
  return { points: 0, advice: 'relevance-instruction', evidence }
}

function totalOf(judged: readonly Judged[], asked: Asked): number {
  const weights = weightsFor(asked)
  const counted = judged.filter(({ points }) => points !== null)
  const whole = counted.reduce((sum, { criterion }) => sum + weights[criterion], 0)
  const got = counted.reduce((sum, { criterion, points }) => sum + (weights[criterion] * (points ?? 0)) / 4, 0)
  return whole === 0 ? 0 : Math.round((got * 100) / whole)
}

/** So few words are a beginning. */
const BEGINNING = 10

/** What costs most, but first whether there is an answer at all, and one to this question. */
function fixFirstOf(judged: readonly Judged[], answer: Answer, asked: Asked): Criterion | null {
  const pointsOf = (criterion: Criterion) => judged.find((one) => one.criterion === criterion)?.points
  if (answer.said === 0) return answer.instructions.length > 0 ? 'relevance' : 'length'
  // A whole story may answer the question in its own words.
  if (pointsOf('relevance') === 0 && (pointsOf('action') ?? 0) < 3) return 'relevance'
  if (answer.said < BEGINNING) return 'length'
  const weights = weightsFor(asked)
  const lossOf = ({ criterion, points }: Judged) => weights[criterion] * (4 - (points ?? 4))
  const [worst] = judged.toSorted((a, b) => lossOf(b) - lossOf(a))
  if (!worst || lossOf(worst) === 0) return null
  // A number in the result fixes both, and matters most there.
  const isUnmeasured = judged.some(({ advice }) => advice === 'result-without-number')
  return worst.criterion === 'specificity' && isUnmeasured ? 'result' : worst.criterion
}
