import type { WorkerJobs } from '#web/features/import/reading/worker-jobs.ts'

/** Works a job out away from the page, which stays quick; the signal ends it at once. */
export async function runInWorker<K extends keyof WorkerJobs>(
  kind: K,
  ask: WorkerJobs[K]['ask'],
  signal: AbortSignal,
): Promise<WorkerJobs[K]['answer']> {
  const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve, reject) => {
      signal.throwIfAborted()
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerJobs[K]['answer']>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be started')))
      worker.postMessage({ kind, ask })
    })
  } finally {
    worker.terminate()
  }
}
