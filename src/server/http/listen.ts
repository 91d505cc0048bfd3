import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'

/** Running requests get this long to finish when the process is asked to stop. */
const GRACE_MS = 8000

/** Starts listening; resolves with the port. */
export function listen(
  app: Hono,
  { port, host }: { port: number; host: string },
): Promise<{ server: Server; port: number }> {
  // Without options of its own the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : port })
    })
  })
}

/** Accepts no new connections, finishes running requests, and closes those that exceed the grace period. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection that its client keeps open would hold the process although nothing is asked on it.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
