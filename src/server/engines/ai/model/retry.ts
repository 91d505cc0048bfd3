import { setTimeout as pause } from 'node:timers/promises'
import { failure, type Attempt } from '#server/engines/ai/model/attempt.ts'

/** `timeoutMs` is for everything together, `pauseMs` comes before the second attempt. */
export type RetryOptions = { readonly timeoutMs: number; readonly pauseMs: number }
/** An attempt with the tokens that it took, or an estimate of them. */
export type CountedAttempt = Attempt & { readonly tokens: number }
export const RETRY: RetryOptions = { timeoutMs: 30_000, pauseMs: 500 }

/**
 * Asks, and once more where that may help and there is time for it. Returns the last attempt with the tokens of both;
 * `promptTokens` is the estimate for an attempt that got no answer. Not p-retry or cockatiel: neither takes its pause
 * from the reply ('Retry-After') and ends it when the visitor leaves.
 */
export async function withRetry(
  once: (signal: AbortSignal) => Promise<CountedAttempt>,
  signal: AbortSignal,
  { timeoutMs, pauseMs }: RetryOptions,
  promptTokens: number,
): Promise<CountedAttempt> {
  const deadline = Date.now() + timeoutMs
  const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const attempt = async (): Promise<CountedAttempt> => {
    const made = await Promise.race([once(either), aborted(either)])
    return made === 'aborted' || (made.state === 'failed' && either.aborted) ? unanswered(signal, promptTokens) : made
  }

  const first = await attempt()
  if (first.state === 'answered' || !first.isRetryable || either.aborted) return first
  const waitMs = Math.max(pauseMs, first.retryAfterMs)
  if (Date.now() + waitMs >= deadline) return first
  const isAborted = await pause(waitMs, false, { signal: either }).catch(() => true)
  if (isAborted) return unanswered(signal, first.tokens)
  const second = await attempt()
  return { ...second, tokens: first.tokens + second.tokens }
}

const aborted = (signal: AbortSignal) =>
  new Promise<'aborted'>((resolve) => {
    if (signal.aborted) resolve('aborted')
    signal.addEventListener('abort', () => resolve('aborted'), { once: true })
  })

/** The visitor has left, which is no failure of the model, or time is up. */
const unanswered = (signal: AbortSignal, tokens: number): CountedAttempt =>
  signal.aborted
    ? { ...failure({ failed: 'unavailable', code: 'aborted' }), tokens }
    : { ...failure({ failed: 'timeout', isDown: true, code: 'timeout' }), tokens }
