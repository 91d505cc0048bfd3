export type Semaphore = {
  /** Waits for a permit and returns the function that releases it. */
  acquire(signal?: AbortSignal): Promise<() => void>
  waiting(): number
}

type Options = {
  readonly permits: number
  /** How many callers may wait. */
  readonly maxQueue: number
  /** The error for a caller who finds the queue full. */
  readonly busy: () => Error
  /** The error for a caller whose signal is aborted before there is a permit. */
  readonly canceled: () => Error
}

/** Limits how many jobs run at once; others wait in a queue, first come, first served. */
export function createSemaphore({ permits, maxQueue, busy, canceled }: Options): Semaphore {
  const queue: { readonly start: () => void }[] = []
  let running = 0

  function start(): () => void {
    running += 1
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      running -= 1
      queue.shift()?.start()
    }
  }

  async function acquire(signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw canceled()
    if (running < permits) return start()
    if (queue.length >= maxQueue) throw busy()
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(waiter), 1)
        reject(canceled())
      }
      const waiter = {
        start: () => {
          signal?.removeEventListener('abort', leave)
          resolve(start())
        },
      }
      queue.push(waiter)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return { acquire, waiting: () => queue.length }
}
