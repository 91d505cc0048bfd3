import { attempt, badAnswer, type Attempt, type Failed, type Prompt } from '#server/engines/ai/model/attempt.ts'
import type { CircuitBreaker, Permit } from '#server/engines/ai/model/circuit-breaker.ts'
import type { Provider } from '#server/engines/ai/model/provider.ts'
import { withRetry, type CountedAttempt, type RetryOptions } from '#server/engines/ai/model/retry.ts'
import type { TokenBudget } from '#server/engines/ai/model/token-budget.ts'
import type { Logger } from '#server/log.ts'
import type { FallbackReason } from '#shared/interview/schemas.ts'

/** JSON as the model wrote it, with placeholders, or why there is none. */
export type CallResult = { readonly json: unknown; readonly tokens: number } | { readonly failed: FallbackReason }
export type Call = (of: {
  readonly userId: string
  readonly prompt: Prompt
  /** Whether JSON is what was asked for. */
  readonly isValid: (json: unknown) => boolean
  readonly signal: AbortSignal
  readonly onPart: ((part: unknown) => void) | undefined
}) => Promise<CallResult>

type Options = {
  readonly load: () => Promise<Provider>
  readonly budget: TokenBudget
  readonly breaker: CircuitBreaker
  readonly retry: RetryOptions
  readonly log: Logger
}

/** Characters of one question: some 30,000 tokens, which most models can read at once. */
const MAX_PROMPT_LENGTH = 100_000
/** Bytes per token: a low estimate, so that too much is reserved rather than too little. */
const TOKEN_BYTES = 3

/** Asks the model, within the budget and the timeout, and only while it answers at all. */
export function createCall({ load, budget, breaker, retry, log }: Options): Call {
  return async ({ userId, prompt, isValid, signal, onPart }) => {
    if (prompt.text.length > MAX_PROMPT_LENGTH) return { failed: 'too-long' }
    const provider = await load()
    const permit = breaker.tryAcquire()
    if (!permit) return { failed: 'unavailable' }
    try {
      const promptTokens = tokensIn(prompt.system) + tokensIn(prompt.text) + tokensIn(JSON.stringify(prompt.schema))
      const reservation = await budget.reserve(userId, promptTokens + provider.maxOutputTokens)
      if (!reservation) return { failed: 'budget' }
      const once = async (either: AbortSignal) =>
        counted(checked(await attempt(provider, prompt, either, onPart), isValid), promptTokens)
      const made = await withRetry(once, signal, retry, promptTokens)
      report(permit, made)
      await reservation.settle(made.tokens)
      if (made.state === 'answered') return { json: made.json, tokens: made.tokens }
      logFailure(log, made)
      return { failed: made.failed }
    } finally {
      permit.release()
    }
  }
}

const checked = (made: Attempt, isValid: (json: unknown) => boolean): Attempt =>
  made.state === 'answered' && !isValid(made.json) ? badAnswer(made.tokens, 'not as asked') : made

/** If the model does not say how many tokens it took, every prompt counts, and so does the answer. */
const counted = (made: Attempt, promptTokens: number): CountedAttempt => ({
  ...made,
  tokens: made.tokens ?? promptTokens + (made.state === 'answered' ? tokensIn(JSON.stringify(made.json)) : 0),
})

/** What the operator can do, by the status of the reply: nobody else can fix these. */
const ADVICE: Readonly<Record<string, string>> = {
  401: 'the language model rejected the key: check AI_API_KEY',
  402: 'the language model account is out of credit: add funds',
  403: 'the key is not allowed to use this language model: check AI_API_KEY and AI_MODEL',
  404: 'the language model was not found: check AI_MODEL and AI_BASE_URL',
}

function logFailure(log: Logger, { failed, code }: Failed): void {
  if (code === 'aborted') return
  const advice = ADVICE[code]
  if (advice) log.error({ why: failed, code }, advice)
  else log.warn({ why: failed, code }, 'the language model did not answer')
}

function report(permit: Permit, made: Attempt): void {
  if (made.state === 'answered') return permit.succeed()
  if (made.isDown) return permit.fail()
  if (made.code !== 'aborted') permit.succeed()
}

const tokensIn = (text: string) => Math.ceil(Buffer.byteLength(text) / TOKEN_BYTES)
