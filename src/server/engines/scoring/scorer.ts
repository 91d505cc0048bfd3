import type { Worker } from 'node:worker_threads'
import {
  createWorkerPool,
  spawnWorker,
  type TaskOptions,
  type WorkerPoolOptions,
} from '#server/engines/workers/worker-pool.ts'
import type { StoredContent } from '#server/engines/scoring/stored-score.ts'
import type { ScoreInput } from '#shared/ats/score.ts'
import type { Feedback, ToJudge } from '#shared/coach/feedback.ts'
import type { Analysis, QuickScore } from '#shared/contract/ats.ts'

/** Of one task, including the start of its thread; the largest input allowed takes a third of a second. */
const TIMEOUT_MS = 10_000
const MAX_QUEUE = 200
const THREADS = 2

export type ScoringTask =
  | { readonly kind: 'quickScore' | 'analysis'; readonly input: ScoreInput }
  | { readonly kind: 'storedScore'; readonly input: StoredContent }
  | { readonly kind: 'coachAnswer'; readonly input: ToJudge }

/** Scores resumes and answers in worker threads. Each throws `WorkerError`. */
export type Scorer = {
  quickScore(input: ScoreInput, options?: TaskOptions): Promise<QuickScore>
  analyze(input: ScoreInput, options?: TaskOptions): Promise<Analysis>
  /** See `storedScore`. */
  scoreStored(input: StoredContent, options?: TaskOptions): Promise<number | null>
  /** Feedback on an answer to a question of the coach. */
  judge(input: ToJudge, options?: TaskOptions): Promise<Feedback>
  close(): Promise<void>
}

type Options = { readonly log: WorkerPoolOptions['log']; readonly start?: () => Worker }

export function createScorer({ log, start = () => spawnWorker('scoring-worker', import.meta.url) }: Options): Scorer {
  const pool = createWorkerPool<ScoringTask, unknown>({
    log,
    name: 'scores',
    threads: THREADS,
    timeoutMs: TIMEOUT_MS,
    maxQueue: MAX_QUEUE,
    start,
  })
  // Each kind of task has its own kind of answer, as the worker's `answerTo` shows.
  const run = <T>(task: ScoringTask, options?: TaskOptions) => pool.run(task, options) as Promise<T>
  return {
    quickScore: (input, options) => run<QuickScore>({ kind: 'quickScore', input }, options),
    analyze: (input, options) => run<Analysis>({ kind: 'analysis', input }, options),
    scoreStored: (input, options) => run<number | null>({ kind: 'storedScore', input }, options),
    judge: (input, options) => run<Feedback>({ kind: 'coachAnswer', input }, options),
    close: pool.close,
  }
}
