import { JOBS, type Jobs } from '#web/features/import/reading/worker-jobs.ts'

/** The jobs of an import done at once: the tests' browser has no workers. */
export async function workedHere<K extends keyof Jobs>(kind: K, ask: Jobs[K]['ask']): Promise<Jobs[K]['answer']> {
  return JOBS[kind](ask)
}
