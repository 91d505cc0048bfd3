import type { Printer } from '#server/engines/pdf/printer.ts'

/** Prints after which a browser is replaced, because each print leaks a little memory. */
const PRINTS_PER_BROWSER = 2000
const ATTEMPTS = 3
/** Before a browser that could not be started is tried again. */
const RETRY_DELAY_MS = 15_000

export type PrinterHealth =
  | { readonly state: 'starting' }
  | { readonly state: 'ready'; readonly name: string; readonly version: string; readonly printed: number }
  | { readonly state: 'unavailable'; readonly reason: string }

/** Keeps one printer running: replaces it when it ends or has printed enough. */
export type PrinterSupervisor = {
  printer(): Promise<Printer>
  health(): PrinterHealth
  close(): Promise<void>
}

export function createPrinterSupervisor(
  launch: () => Promise<Printer>,
  onFailure: (error: unknown) => void,
): PrinterSupervisor {
  let health: PrinterHealth = { state: 'starting' }
  let current: Printer | undefined
  let next: Promise<Printer> | undefined
  let failedAt = -Infinity
  let failure: unknown
  let isClosed = false

  /** Launches the next printer, once for all callers, and replaces the current one. */
  const renew = (): Promise<Printer> => {
    next ??= withRetries(launch, () => isClosed)
      .then(install, fail)
      .finally(() => (next = undefined))
    return next
  }

  const install = async (printer: Printer): Promise<Printer> => {
    if (isClosed) {
      await printer.shutDown()
      throw new Error('The PDF engine was closed.')
    }
    const previous = current
    current = printer
    health = { state: 'ready', name: printer.name, version: printer.version, printed: 0 }
    printer.onEnd(() => {
      if (current === printer && !isClosed) renewQuietly()
    })
    void previous?.shutDown()
    return printer
  }

  const fail = (error: unknown): never => {
    failedAt = performance.now()
    failure = error
    if (!current?.isRunning()) health = { state: 'unavailable', reason: reasonOf(error) }
    onFailure(error)
    throw error
  }

  const renewQuietly = () => void renew().catch(() => undefined) // reported by `onFailure`

  return {
    printer: async () => {
      if (isClosed) throw new Error('The PDF engine was closed.')
      if (current?.isRunning()) {
        if (current.printed() >= PRINTS_PER_BROWSER) renewQuietly()
        return current
      }
      if (!next && performance.now() - failedAt < RETRY_DELAY_MS) throw failure
      return renew()
    },
    health: () => (health.state === 'ready' && current ? { ...health, printed: current.printed() } : health),
    close: async () => {
      isClosed = true
      await next?.catch(() => undefined)
      await current?.shutDown()
    },
  }
}

async function withRetries(launch: () => Promise<Printer>, isStopped: () => boolean): Promise<Printer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch()
    } catch (error) {
      if (attempt === ATTEMPTS || isStopped()) throw error
      await new Promise((resolve) => setTimeout(resolve, 200 * attempt))
    }
  }
}

/** Playwright appends its log to the first line, which is the part an operator needs. */
const reasonOf = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
