import type { Printer } from '#server/engines/pdf/printer.ts'

/** Prints after which a browser is exchanged, because it grows a little with each. */
const PRINTS_PER_BROWSER = 2000
const ATTEMPTS = 3
/** Milliseconds before a browser that could not be started is tried again. */
const PATIENCE = 15_000

export type PressHealth =
  | { readonly state: 'starting' }
  | { readonly state: 'ready'; readonly name: string; readonly version: string; readonly printed: number }
  | { readonly state: 'unavailable'; readonly reason: string }

/** Keeps one printer running: starts another when it ends, and in good time when it is worn. */
export type Press = {
  printer(): Promise<Printer>
  health(): PressHealth
  close(): Promise<void>
}

export function openPress(start: () => Promise<Printer>, failed: (error: unknown) => void): Press {
  let health: PressHealth = { state: 'starting' }
  let current: Printer | undefined
  let next: Promise<Printer> | undefined
  let failedAt = -Infinity
  let failure: unknown
  let isClosed = false

  /** Starts the next printer, once for all who wait for it, and puts it in the place of the present one. */
  const renew = (): Promise<Printer> => {
    next ??= tryOften(start)
      .then(install, refuse)
      .finally(() => (next = undefined))
    return next
  }

  const install = async (printer: Printer): Promise<Printer> => {
    if (isClosed) {
      await printer.retire()
      throw new Error('The PDF engine was closed.')
    }
    const worn = current
    current = printer
    health = { state: 'ready', name: printer.name, version: printer.version, printed: 0 }
    printer.onEnd(() => {
      if (current === printer && !isClosed) renewQuietly()
    })
    void worn?.retire()
    return printer
  }

  const refuse = (error: unknown): never => {
    failedAt = performance.now()
    failure = error
    if (!current?.isRunning()) health = { state: 'unavailable', reason: reasonOf(error) }
    failed(error)
    throw error
  }

  const renewQuietly = () => void renew().catch(() => undefined) // told by `failed`

  renewQuietly()
  return {
    printer: async () => {
      if (isClosed) throw new Error('The PDF engine was closed.')
      if (current?.isRunning()) {
        if (current.printed() >= PRINTS_PER_BROWSER) renewQuietly()
        return current
      }
      if (!next && performance.now() - failedAt < PATIENCE) throw failure
      return renew()
    },
    health: () => (health.state === 'ready' && current ? { ...health, printed: current.printed() } : health),
    close: async () => {
      isClosed = true
      await next?.catch(() => undefined)
      await current?.retire()
    },
  }
}

async function tryOften(start: () => Promise<Printer>): Promise<Printer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start()
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, 200 * attempt))
    }
  }
}

/** Playwright adds a picture of its log to the first line, which is what an operator needs. */
const reasonOf = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
