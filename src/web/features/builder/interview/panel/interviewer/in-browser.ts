import type { AnswerOf, AskOf, Done, Job, Task } from '#web/features/builder/interview/panel/interviewer/jobs.ts'

type Waiting = { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void }

let worker: Worker | undefined
const waiting = new Map<number, Waiting>()
let count = 0

/** Runs a job in a worker that starts with the first job. Rejects if no worker starts. */
export function askWorker<J extends Job>(job: J, ask: AskOf<J>): Promise<AnswerOf<J>> {
  return new Promise<AnswerOf<J>>((resolve, reject) => {
    worker ??= started()
    const id = (count += 1)
    waiting.set(id, { resolve, reject })
    // `job` and `ask` belong together by the signature.
    worker.postMessage({ id, job, ask } as unknown as Task)
  })
}

function started(): Worker {
  const made = new Worker(new URL('./interview-worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<Done>) => settle(data))
  // Its file failed to load: waiting jobs fail, and the next job starts another worker.
  made.addEventListener('error', (event) => {
    event.preventDefault()
    made.terminate()
    worker = undefined
    for (const id of waiting.keys()) settle({ id, error: event.message })
  })
  return made
}

function settle(done: Done): void {
  const asked = waiting.get(done.id)
  waiting.delete(done.id)
  if ('error' in done) asked?.reject(new Error(done.error))
  // The answer belongs to the job with this number.
  else asked?.resolve(done.answer as never)
}
