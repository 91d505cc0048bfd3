import type { Db } from '#server/database/connection.ts'
import type { Scorer } from '#server/engines/scoring/scorer.ts'
import { WorkerError } from '#server/engines/workers/worker-error.ts'
import type { Logger } from '#server/log.ts'
import { selectResume, updateScore, type ResumeCardRow } from '#server/resumes/store.ts'

/** After the last save of a resume: while somebody types, only the state at the next pause is scored. */
const PAUSE_MS = 3000
/** Resumes that one read scores; others keep no score until the next read. */
const MAX_AT_ONCE = 20

type Options = { readonly db: Db; readonly clock: () => Date; readonly scorer: Scorer; readonly log: Logger }

/**
 * Scores of resumes without a posting, stored with the version they belong to. Saves do not wait for them: a resume is
 * scored after a pause, or when its owner reads it before, or after a restart.
 */
export function createStoredScores({ db, clock, scorer, log }: Options) {
  const timers = new Map<number, NodeJS.Timeout>()
  const running = new Map<number, Promise<void>>()
  let isClosed = false

  /** Scores what is stored now, once for all who ask meanwhile. */
  function score(userId: string, id: number): Promise<void> {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const work = running.get(id) ?? scoreNow(userId, id).finally(() => running.delete(id))
    running.set(id, work)
    return work
  }

  async function scoreNow(userId: string, id: number): Promise<void> {
    if (isClosed) return
    const row = await selectResume(db, userId, id)
    if (!row || isScored(row)) return
    try {
      const { content, version } = row
      const score = await scorer.scoreStored({ content, today: dayOf(clock()) }, { owner: userId })
      await updateScore(db, { id, version }, score)
    } catch (error) {
      // Too much to do at the moment: the next read tries again.
      if (!(error instanceof WorkerError)) throw error
    }
  }

  return {
    /** Notes that a resume was saved. */
    later(userId: string, id: number): void {
      clearTimeout(timers.get(id))
      const run = () => score(userId, id).catch((err: unknown) => log.error({ err }, 'could not store a score'))
      timers.set(id, setTimeout(() => void run(), PAUSE_MS).unref())
    },

    /** Scores those of a user's resumes that were saved since their last score. Returns whether there were any. */
    async settle(userId: string, rows: readonly ScoredRow[]): Promise<boolean> {
      const unscored = rows.filter((row) => !isScored(row)).slice(0, MAX_AT_ONCE)
      await Promise.all(unscored.map(({ id }) => score(userId, id)))
      return unscored.length > 0
    },

    async close(): Promise<void> {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.allSettled(running.values())
    },
  }
}

type ScoredRow = Pick<ResumeCardRow, 'id' | 'version' | 'scoredVersion'>

const isScored = ({ version, scoredVersion }: Omit<ScoredRow, 'id'>) => scoredVersion === version

/** The day in UTC, as scoring rules expect it. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
