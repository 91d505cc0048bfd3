import { databaseAnswers } from '#server/health/store.ts'
import type { Db } from '#server/database/connection.ts'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'

export type Readiness = {
  readonly database: 'ready' | 'unavailable'
  readonly pdf: 'starting' | 'ready' | 'unavailable'
  /** Why no work can be taken yet; a server without a browser works, without PDFs. */
  readonly reason?: string
}
export type Health = ReturnType<typeof createHealth>

export function createHealth({ db, pdf: pdfEngine }: { db: Db; pdf: Pick<PdfEngine, 'health'> }) {
  return {
    async readiness(): Promise<Readiness> {
      const pdf = pdfEngine.health().state
      if (!(await databaseAnswers(db))) return { database: 'unavailable', pdf, reason: 'The database does not answer.' }
      if (pdf === 'starting')
        return { database: 'ready', pdf, reason: 'The browser that prints PDFs is still starting.' }
      return { database: 'ready', pdf }
    },
  }
}
