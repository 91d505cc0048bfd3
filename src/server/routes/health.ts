import { databaseAnswers } from '#server/db/health.ts'
import type { Parts } from '#server/parts.ts'

/** For whoever watches over the process: /healthz says that it runs, /readyz that it can do its work. */
export function healthRoutes({ app, db, engines }: Parts): void {
  app.get('/healthz', (c) => {
    c.set('route', 'health')
    return c.json({ status: 'ok' })
  })

  app.get('/readyz', async (c) => {
    c.set('route', 'health')
    const database = (await databaseAnswers(db)) ? 'ready' : 'unavailable'
    const pdf = engines.pdf.health().state
    if (database === 'ready' && pdf !== 'starting') return c.json({ status: 'ready', database, pdf })
    const reason =
      database === 'unavailable' ? 'The database does not answer.' : 'The browser that prints PDFs is still starting.'
    return c.json({ status: 'not_ready', reason, database, pdf }, 503)
  })
}
