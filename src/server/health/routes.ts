import type { Parts } from '#server/app-context.ts'

/** For whoever watches over the process: /healthz says that it runs, /readyz that it can do its work. */
export function healthRoutes({ app, health }: Parts): void {
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
