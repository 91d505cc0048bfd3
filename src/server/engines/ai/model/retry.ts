import { setTimeout as pause } from 'node:timers/promises'
import { failure, type Attempt } from '#server/engines/ai/model/attempt.ts'

/** Milliseconds: for everything together, and before asking again. */
export type Patience = { readonly limit: number; readonly pause: number }
/** An attempt of which it is known, or taken, how many tokens it took. */
export type Counted = Attempt & { readonly tokens: number }
export const PATIENCE: Patience = { limit: 30_000, pause: 500 }

/**
 * Asks, and once more where that may help and there is time for it. Whoever does not answer in time is not waited for.
 * The last attempt is given, with the tokens of both; `asking` are those of one that nobody answered.
 */
export async function withRetry(
  once: (signal: AbortSignal) => Promise<Counted>,
  signal: AbortSignal,
  patience: Patience,
  asking: number,
): Promise<Counted> {
  const until = Date.now() + patience.limit
  const limit = AbortSignal.timeout(patience.limit)
  const either = AbortSignal.any([signal, limit])
  const inTime = async (): Promise<Counted> => {
    const made = await Promise.race([once(either), aborted(either)])
    return made === 'aborted' || (made.state === 'failed' && either.aborted) ? late(signal, asking) : made
  }

  const first = await inTime()
  if (first.state === 'answered' || !first.again || either.aborted) return first
  const wait = Math.max(patience.pause, first.waitMs)
  if (Date.now() + wait >= until) return first
  const isOver = await pause(wait, false, { signal: either }).catch(() => true)
  if (isOver) return late(signal, first.tokens)
  const second = await inTime()
  return { ...second, tokens: first.tokens + second.tokens }
}

const aborted = (signal: AbortSignal) =>
  new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted')
    signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })

const late = (signal: AbortSignal, tokens: number): Counted =>
  signal.aborted
    ? { ...failure({ failed: 'unavailable', code: 'left' }), tokens }
    : { ...failure({ failed: 'timeout', isDown: true, code: 'timeout' }), tokens }
