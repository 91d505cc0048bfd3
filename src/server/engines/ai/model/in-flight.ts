/** Runs the same work once for all callers who ask for it at the same time. */
export type InFlight<T> = {
  /**
   * Joins the work under this key, or starts it. A caller whose signal is aborted gets the signal's reason; the work is
   * aborted when the last caller has left.
   */
  readonly run: (key: string, caller: Caller, work: Work<T>) => Promise<T>
}
type OnPart = (part: unknown) => void
type Caller = { readonly signal: AbortSignal; readonly onPart?: OnPart | undefined }
type Work<T> = (signal: AbortSignal, onPart: OnPart | undefined) => Promise<T>
type Entry<T> = { readonly result: Promise<T>; readonly callers: Set<Caller>; readonly controller: AbortController }

export function createInFlight<T>(): InFlight<T> {
  const entries = new Map<string, Entry<T>>()

  function start(key: string, isStreaming: boolean, work: Work<T>): Entry<T> {
    const controller = new AbortController()
    const callers = new Set<Caller>()
    const onPart = (part: unknown) => {
      for (const caller of callers) caller.onPart?.(part)
    }
    const result = work(controller.signal, isStreaming ? onPart : undefined).finally(() => forget(key, entry))
    // Callers see the error; without any it must not end the process.
    result.catch(() => {})
    const entry: Entry<T> = { result, callers, controller }
    entries.set(key, entry)
    return entry
  }

  function forget(key: string, entry: Entry<T>): void {
    if (entries.get(key) === entry) entries.delete(key)
  }

  return {
    async run(key, caller, work) {
      const { signal } = caller
      signal.throwIfAborted()
      const entry = entries.get(key) ?? start(key, caller.onPart !== undefined, work)
      entry.callers.add(caller)
      const { promise: left, reject } = Promise.withResolvers<never>()
      const leave = () => {
        entry.callers.delete(caller)
        reject(signal.reason)
        if (entry.callers.size > 0) return
        forget(key, entry)
        entry.controller.abort(signal.reason)
      }
      signal.addEventListener('abort', leave)
      try {
        return await Promise.race([entry.result, left])
      } finally {
        signal.removeEventListener('abort', leave)
      }
    },
  }
}
