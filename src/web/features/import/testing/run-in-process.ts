import { WORKER_JOBS, type WorkerJobs } from '#web/features/import/reading/worker-jobs.ts'

/** The jobs of an import done at once: the tests' browser has no workers. */
export async function workedHere<K extends keyof WorkerJobs>(
  kind: K,
  ask: WorkerJobs[K]['ask'],
): Promise<WorkerJobs[K]['answer']> {
  return WORKER_JOBS[kind](ask)
}
