import type { Hono } from 'hono'
import type { Health } from '#server/health/service.ts'

type Services = {
  readonly health: Health
}

/** For whoever watches over the process: /healthz says that it runs, /readyz that it can do its work. */
export function healthRoutes(app: Hono, { health }: Services): void {
  app.get('/healthz', (c) => {
    c.set('route', 'health')
    return c.json({ status: 'ok' })
  })

  app.get('/readyz', async (c) => {
    c.set('route', 'health')
    const readiness = await health.readiness()
    return readiness.reason
      ? c.json({ status: 'not_ready', ...readiness }, 503)
      : c.json({ status: 'ready', ...readiness })
  })
}
