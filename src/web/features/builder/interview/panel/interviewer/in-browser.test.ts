import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Done, Task } from '#web/features/builder/interview/panel/interviewer/jobs.ts'
import { InterviewWorker } from '#web/features/builder/interview/testing/interview-worker.ts'

/** A worker that answers or breaks when the test says so. */
class HeldWorker extends EventTarget {
  static readonly all: HeldWorker[] = []
  readonly asked: Task[] = []
  isEnded = false
  constructor() {
    super()
    HeldWorker.all.push(this)
  }
  postMessage(task: Task): void {
    this.asked.push(task)
  }
  terminate(): void {
    this.isEnded = true
  }
  answer(data: Done): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  break(): void {
    this.dispatchEvent(new ErrorEvent('error', { message: 'The file did not come', cancelable: true }))
  }
}

beforeEach(() => {
  HeldWorker.all.length = 0
  // Each test is a new page, which has not started a worker yet.
  vi.resetModules()
})
afterEach(() => void vi.unstubAllGlobals())

const openPage = async () => (await import('#web/features/builder/interview/panel/interviewer/in-browser.ts')).askWorker

const KITCHEN = { questionId: 'general.mid-achievements-1@experience.0', answer: 'We cleaned the kitchen every day.' }

test('a job runs in the worker that the first job started', async () => {
  vi.stubGlobal('Worker', InterviewWorker)
  const askWorker = await openPage()
  const questions = await askWorker('questions', { industry: '', experienceLevel: 'Mid-level' })
  expect(questions[0]).toMatchObject({ id: 'general.mid-career_goals-1', category: 'career_goals' })
  expect(await askWorker('followUp', KITCHEN)).toMatchObject({ piece: 'own-part' })
})

test('each of several jobs in one worker gets its own answer, in any order of completion', async () => {
  vi.stubGlobal('Worker', HeldWorker)
  const askWorker = await openPage()
  const [first, second, third] = [1, 2, 3].map(() => askWorker('followUp', KITCHEN))
  expect(HeldWorker.all).toHaveLength(1)
  const worker = HeldWorker.all[0]!
  const [one, two, three] = worker.asked.map(({ id }) => id)
  worker.answer({ id: three!, answer: { piece: 'tool', text: 'With what?' } })
  worker.answer({ id: one!, answer: null })
  worker.answer({ id: two!, error: 'It broke' })
  expect(await third).toEqual({ piece: 'tool', text: 'With what?' })
  expect(await first).toBeNull()
  await expect(second).rejects.toThrow('It broke')
})

test('a broken worker fails its pending jobs, and the next job starts a new one', async () => {
  vi.stubGlobal('Worker', HeldWorker)
  const askWorker = await openPage()
  const failing = [askWorker('followUp', KITCHEN), askWorker('followUp', KITCHEN)]
  const [broken] = HeldWorker.all
  broken?.break()
  for (const job of failing) await expect(job).rejects.toThrow('The file did not come')
  expect(broken?.isEnded).toBe(true)
  const job = askWorker('followUp', KITCHEN)
  const [, another] = HeldWorker.all
  another?.answer({ id: another.asked[0]!.id, answer: null })
  expect(await job).toBeNull()
})

test('a job fails if no worker can start, and can be retried', async () => {
  vi.stubGlobal('Worker', undefined)
  const askWorker = await openPage()
  await expect(askWorker('followUp', KITCHEN)).rejects.toThrow(TypeError)
  vi.stubGlobal('Worker', InterviewWorker)
  expect(await askWorker('followUp', KITCHEN)).toMatchObject({ piece: 'own-part' })
})
