import { expect, test } from 'vitest'
import type { ScoreInput } from '#shared/ats/score.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { createScorer, type ScorerResult } from '#web/features/score/scorer.ts'
import { makeShownScore } from '#web/features/score/testing/make-shown-score.ts'

/** A worker that answers when the test says so. */
function makeWorkers() {
  const started: (EventTarget & { asked: ScoreInput[]; isEnded: boolean })[] = []
  const start = () => {
    const worker = Object.assign(new EventTarget(), {
      asked: [] as ScoreInput[],
      isEnded: false,
      postMessage: (input: ScoreInput) => worker.asked.push(input),
      terminate: () => (worker.isEnded = true),
    })
    started.push(worker)
    return worker as unknown as Worker
  }
  const answer = (score: number) =>
    started.at(-1)?.dispatchEvent(new MessageEvent('message', { data: makeShownScore({ score }) }))
  const fail = () => started.at(-1)?.dispatchEvent(new Event('error', { cancelable: true }))
  return { started, start, answer, fail }
}

const resume = (summary: string): ScoreInput => ({ content: { ...emptyContent(), summary }, today: '2026-01-01' })

function open() {
  const workers = makeWorkers()
  const scored: ScorerResult[] = []
  return { ...workers, scored, scorer: createScorer((each) => scored.push(each), workers.start) }
}
const scoresOf = (scored: readonly ScorerResult[]) =>
  scored.map((each) => (each.state === 'ready' ? each.score.score : 'failed'))

test('no worker starts before the first request', () => {
  expect(open().started).toEqual([])
})

test('while one resume is scored, only the newest waiting one is scored next, and only its result is returned', () => {
  const { scorer, started, scored, answer } = open()
  for (const text of ['one', 'two', 'three']) scorer.ask(resume(text))
  answer(1)
  answer(3)
  expect(started[0]?.asked.map(({ content }) => content.summary)).toEqual(['one', 'three'])
  expect(scoresOf(scored)).toEqual([3])
})

test('a broken worker reports an error, and the next request starts a new one', () => {
  const { scorer, started, scored, answer, fail } = open()
  scorer.ask(resume('one'))
  fail()
  scorer.ask(resume('two'))
  answer(50)
  expect(scoresOf(scored)).toEqual(['failed', 50])
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

test('a closed scorer terminates its worker', () => {
  const { scorer, started } = open()
  scorer.ask(resume('one'))
  scorer.close()
  expect(started[0]?.isEnded).toBe(true)
})
