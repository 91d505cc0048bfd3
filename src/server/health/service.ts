import { databaseAnswers, databaseHasRoom } from '#server/health/store.ts'
import type { Db } from '#server/database/connection.ts'
import type { Outages } from '#server/database/outages.ts'
import { withTimeout } from '#server/engines/timeout.ts'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'

export type Readiness = {
  readonly database: 'ready' | 'unavailable'
  readonly pdf: 'starting' | 'ready' | 'unavailable'
  /** Why no work can be taken yet; a server without a browser works, without PDFs. */
  readonly reason?: string
}
export type Health = ReturnType<typeof createHealth>

type Options = {
  readonly db: Db
  readonly outages: Pick<Outages, 'isFull' | 'hasRoom'>
  readonly pdf: Pick<PdfEngine, 'health'>
}

/** A monitor waits some seconds for an answer; a database that needs longer is no use to visitors either. */
const ANSWER_MS = 3000

export function createHealth({ db, outages, pdf: pdfEngine }: Options) {
  const inTime = (answer: Promise<boolean>) => withTimeout(answer, ANSWER_MS, { onTimeout: () => false })

  /** Writes only after a write has failed: a monitor that asks every second must not cost a write each time. */
  async function canWrite(): Promise<boolean> {
    if (!outages.isFull()) return true
    if (!(await inTime(databaseHasRoom(db)))) return false
    outages.hasRoom()
    return true
  }

  return {
    async readiness(): Promise<Readiness> {
      const pdf = pdfEngine.health().state
      if (!(await inTime(databaseAnswers(db))))
        return { database: 'unavailable', pdf, reason: 'The database isn’t responding.' }
      if (!(await canWrite())) return { database: 'unavailable', pdf, reason: 'The database’s disk is full.' }
      if (pdf === 'starting')
        return { database: 'ready', pdf, reason: 'The browser that prints PDFs is still starting.' }
      return { database: 'ready', pdf }
    },
  }
}
