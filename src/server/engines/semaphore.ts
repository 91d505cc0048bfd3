import { busy, cancelled } from '#server/engines/pdf/refusal.ts'

export type Turns = {
  /** Waits for a turn and returns what ends it; refuses when too many wait already. */
  take(signal?: AbortSignal): Promise<() => void>
  waiting(): number
}

type Waiter = { readonly begin: () => void }

/** Lets `atOnce` jobs work and `queue` more wait, first come, first served. */
export function openTurns({ atOnce, queue }: { atOnce: number; queue: number }): Turns {
  const line: Waiter[] = []
  let working = 0

  const end = () => {
    working -= 1
    line.shift()?.begin()
  }
  const begin = () => {
    working += 1
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      end()
    }
  }

  async function take(signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw cancelled()
    if (working < atOnce) return begin()
    if (line.length >= queue) throw busy()
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(waiter), 1)
        reject(cancelled())
      }
      const waiter: Waiter = {
        begin: () => {
          signal?.removeEventListener('abort', leave)
          resolve(begin())
        },
      }
      line.push(waiter)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return { take, waiting: () => line.length }
}
