import type { ScoreInput } from '#shared/ats/score.ts'
import type { ShownScore } from '#web/features/score/shown-score.ts'

/** The outcome of a request; `failed` if the worker could not be loaded or crashed. */
export type ScorerResult = { readonly state: 'ready'; readonly score: ShownScore } | { readonly state: 'failed' }

export type Scorer = {
  /** Scores this next; it replaces any waiting request, whose answer is dropped. */
  ask(input: ScoreInput): void
  /** Stops the worker; no answer comes afterward. */
  close(): void
}

/** Scores resumes one at a time in a worker that starts with the first request. Nothing leaves the browser. */
export function createScorer(onScored: (scored: ScorerResult) => void, start = startWorker): Scorer {
  let worker: Worker | undefined
  let running: ScoreInput | undefined
  let next: ScoreInput | undefined

  function send(input: ScoreInput) {
    running = input
    try {
      worker ??= opened()
      worker.postMessage(input)
    } catch (error) {
      // Some browsers are configured not to start workers.
      console.warn('No score can be worked out here', error)
      settle({ state: 'failed' })
    }
  }
  function opened(): Worker {
    const made = start()
    made.addEventListener('message', ({ data }: MessageEvent<ShownScore>) => settle({ state: 'ready', score: data }))
    // It could not be loaded, or crashed: the next request starts a new one.
    made.addEventListener('error', (event) => {
      event.preventDefault()
      made.terminate()
      worker = undefined
      settle({ state: 'failed' })
    })
    return made
  }
  function settle(scored: ScorerResult) {
    const waiting = next
    running = next = undefined
    if (waiting) send(waiting)
    else onScored(scored)
  }
  return {
    ask: (input) => {
      if (running) next = input
      else send(input)
    },
    close() {
      worker?.terminate()
      worker = running = next = undefined
    },
  }
}

const startWorker = () => new Worker(new URL('./score-worker.ts', import.meta.url), { type: 'module' })
