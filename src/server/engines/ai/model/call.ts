import { attempt, badAnswer, type Attempt, type Failed, type Prompt } from '#server/engines/ai/model/attempt.ts'
import type { CircuitBreaker, Permit } from '#server/engines/ai/model/circuit-breaker.ts'
import type { TokenBudget } from '#server/engines/ai/model/token-budget.ts'
import type { Provider } from '#server/engines/ai/model/provider.ts'
import { withRetry, type Counted, type Patience } from '#server/engines/ai/model/retry.ts'
import type { Logger } from '#server/log.ts'
import type { FellBack } from '#shared/contract/ai.ts'

/** What came of a question; JSON as the model wrote it, with placeholders. */
export type CallResult = { readonly json: unknown; readonly tokens: number } | { readonly failed: FellBack }
export type Call = (of: {
  readonly userId: string
  readonly prompt: Prompt
  /** Whether JSON is what was asked for. */
  readonly fits: (json: unknown) => boolean
  readonly signal: AbortSignal
  readonly tell: ((part: unknown) => void) | undefined
}) => Promise<CallResult>

type Options = {
  readonly load: () => Promise<Provider>
  readonly budget: TokenBudget
  readonly breaker: CircuitBreaker
  readonly patience: Patience
  readonly log: Logger
}

/** Characters that one question may have: some 30,000 tokens, which most models can read at once. */
const MOST = 100_000
/** Bytes of a token, counted low so that too much is held rather than too little. */
const TOKEN_BYTES = 3

/** Puts questions to the model, within the budget, in time, and only while it answers at all. */
export function createCall({ load, budget, breaker, patience, log }: Options): Call {
  return async ({ userId, prompt, fits, signal, tell }) => {
    if (prompt.text.length > MOST) return { failed: 'too-long' }
    const provider = await load()
    const pass = breaker.pass()
    if (!pass) return { failed: 'unavailable' }
    try {
      const asking = tokensIn(prompt.system) + tokensIn(prompt.text) + tokensIn(JSON.stringify(prompt.schema))
      const held = await budget.reserve(userId, asking + provider.maxOutputTokens)
      if (!held) return { failed: 'budget' }
      const once = async (inTime: AbortSignal) =>
        counted(checked(await attempt(provider, prompt, inTime, tell), fits), asking)
      const made = await withRetry(once, signal, patience, asking)
      note(pass, made)
      await held.settle(made.tokens)
      if (made.state === 'answered') return { json: made.json, tokens: made.tokens }
      tellOperator(log, made)
      return { failed: made.failed }
    } finally {
      pass.unknown()
    }
  }
}

const checked = (made: Attempt, fits: (json: unknown) => boolean): Attempt =>
  made.state === 'answered' && !fits(made.json) ? badAnswer(made.tokens, 'not as asked') : made

/** Where the model does not say what it took, each time that it was asked counts, and what it answered. */
const counted = (made: Attempt, asking: number): Counted => ({
  ...made,
  tokens: made.tokens ?? asking + (made.state === 'answered' ? tokensIn(JSON.stringify(made.json)) : 0),
})

/** What mends it, by the status of the reply: nobody but the operator can. */
const MENDED_BY: Readonly<Record<string, string>> = {
  401: 'the language model does not take the key: set AI_API_KEY anew',
  402: 'the account of the language model has no money left',
  403: 'the key may not use this language model: look at AI_API_KEY and AI_MODEL',
  404: 'there is no such language model: look at AI_MODEL and AI_BASE_URL',
}

function tellOperator(log: Logger, { failed, code }: Failed): void {
  if (code === 'left') return
  const mendedBy = MENDED_BY[code]
  if (mendedBy) log.error({ why: failed, code }, mendedBy)
  else log.warn({ why: failed, code }, 'the language model gave no answer')
}

function note(pass: Permit, made: Attempt): void {
  if (made.state === 'answered') return pass.reached()
  if (made.isDown) return pass.failed()
  if (made.code !== 'left') pass.reached()
}

const tokensIn = (text: string) => Math.ceil(Buffer.byteLength(text) / TOKEN_BYTES)
