/** Does the work once for all who ask for the same at the same moment. */
export type InFlight<T> = {
  /** `run` is stopped when the last of those who wait has gone. Rejects with the signal's reason for whoever goes. */
  readonly join: (key: string, asker: Passenger, run: Run<T>) => Promise<T>
}
type Passenger = { readonly signal: AbortSignal; readonly onPart?: ((part: unknown) => void) | undefined }
type Run<T> = (signal: AbortSignal, tell: ((part: unknown) => void) | undefined) => Promise<T>
type Flight<T> = { readonly landed: Promise<T>; readonly aboard: Set<Passenger>; readonly stop: AbortController }

export function createInFlight<T>(): InFlight<T> {
  const flights = new Map<string, Flight<T>>()

  function start(key: string, tells: boolean, run: Run<T>): Flight<T> {
    const stop = new AbortController()
    const aboard = new Set<Passenger>()
    const tell = (part: unknown) => {
      for (const { onPart } of aboard) onPart?.(part)
    }
    const landed = run(stop.signal, tells ? tell : undefined).finally(() => {
      if (flights.get(key) === flight) flights.delete(key)
    })
    // Whoever waits hears of a fault; it is no fault of the process when nobody waits any more.
    landed.catch(() => {})
    const flight: Flight<T> = { landed, aboard, stop }
    flights.set(key, flight)
    return flight
  }

  return {
    async join(key, asker, run) {
      asker.signal.throwIfAborted()
      const flight = flights.get(key) ?? start(key, asker.onPart !== undefined, run)
      flight.aboard.add(asker)
      let leave = () => {}
      const left = new Promise<never>((_, reject) => {
        leave = () => {
          flight.aboard.delete(asker)
          reject(asker.signal.reason)
          if (flight.aboard.size > 0) return
          if (flights.get(key) === flight) flights.delete(key)
          flight.stop.abort(asker.signal.reason)
        }
      })
      asker.signal.addEventListener('abort', leave)
      try {
        return await Promise.race([flight.landed, left])
      } finally {
        asker.signal.removeEventListener('abort', leave)
      }
    },
  }
}
