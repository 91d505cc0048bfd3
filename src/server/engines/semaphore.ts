export type Semaphore = {
  /** Waits for a permit and returns the function that releases it. */
  acquire(job?: Job): Promise<() => void>
  waiting(): number
}

type Job = {
  /** Account or network that the job is for: one of its jobs runs at a time. Absent: nobody's, like every other such job. */
  readonly owner?: string | undefined
  readonly signal?: AbortSignal | undefined
}

type Options = {
  readonly permits: number
  /** How many callers may wait. */
  readonly maxQueue: number
  /** How many jobs of one owner may wait, so that nobody fills the queue alone. */
  readonly maxPerOwner?: number
  /** The error for a caller who finds the queue full. */
  readonly busy: () => Error
  /** The error for a caller whose signal is aborted before there is a permit. */
  readonly canceled: () => Error
}

type Waiter = { readonly start: () => void }
type Owner = string | symbol

/**
 * Limits how many jobs run at once. Others wait: those of one owner in their order, and owners take turns, so that one
 * with many jobs delays another by no more than one of them.
 */
export function createSemaphore({ permits, maxQueue, maxPerOwner = maxQueue, busy, canceled }: Options): Semaphore {
  /** Waiting jobs by owner; the owner whose turn is next comes first. */
  const queues = new Map<Owner, Waiter[]>()
  const running = new Set<Owner>()

  const waiting = () => [...queues.values()].reduce((sum, { length }) => sum + length, 0)

  function start(owner: Owner): () => void {
    running.add(owner)
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      running.delete(owner)
      startNext()
    }
  }

  function startNext(): void {
    const next = [...queues].find(([owner]) => !running.has(owner))
    if (!next || running.size >= permits) return
    const [owner, queue] = next
    const [first, ...others] = queue
    queues.delete(owner)
    // At the end: everyone else who waits has a turn before.
    if (others.length > 0) queues.set(owner, others)
    first!.start()
  }

  function leave(owner: Owner, waiter: Waiter): void {
    const others = (queues.get(owner) ?? []).filter((each) => each !== waiter)
    if (others.length > 0) queues.set(owner, others)
    else queues.delete(owner)
  }

  async function acquire({ owner: named, signal }: Job = {}): Promise<() => void> {
    const owner = named ?? Symbol('nobody')
    if (signal?.aborted) throw canceled()
    if (running.size < permits && !running.has(owner)) return start(owner)
    const queue = queues.get(owner) ?? []
    if (queue.length >= maxPerOwner || waiting() >= maxQueue) throw busy()
    return new Promise<() => void>((resolve, reject) => {
      const cancel = () => {
        leave(owner, waiter)
        reject(canceled())
      }
      const waiter = {
        start: () => {
          signal?.removeEventListener('abort', cancel)
          resolve(start(owner))
        },
      }
      queues.set(owner, [...queue, waiter])
      signal?.addEventListener('abort', cancel, { once: true })
    })
  }

  return { acquire, waiting }
}
