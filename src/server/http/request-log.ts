import type { MiddlewareHandler } from 'hono'
import type { Logger } from '#server/log.ts'
import { internalCaller } from '#server/http/visitor.ts'

/** Logs one line per request, with the pattern of its path: the path itself may hold names and tokens. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    await next()
    const line = {
      requestId: c.get('visitor').requestId,
      method: c.req.method,
      route: c.get('route') ?? 'unknown',
      status: c.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    }
    const quiet = internalCaller(c) || line.route === 'file' || line.route === 'health'
    log[quiet ? 'debug' : 'info'](line, 'request')
  }
}
