import { attempt, badAnswer, type Attempt, type Prompt } from '#server/engines/ai/attempt.ts'
import type { Breaker, Pass } from '#server/engines/ai/breaker.ts'
import type { Budget } from '#server/engines/ai/budget.ts'
import type { Provider } from '#server/engines/ai/provider.ts'
import { withRetry, type Patience } from '#server/engines/ai/retry.ts'
import type { Logger } from '#server/log.ts'
import type { FellBack } from '#shared/contract/ai.ts'

/** What came of a question; JSON as the model wrote it, with placeholders. */
export type Landed = { readonly json: unknown; readonly tokens: number } | { readonly failed: FellBack }
export type Call = (of: {
  readonly userId: string
  readonly prompt: Prompt
  /** Whether JSON is what was asked for. */
  readonly fits: (json: unknown) => boolean
  readonly signal: AbortSignal
  readonly tell: ((part: unknown) => void) | undefined
}) => Promise<Landed>

type Options = {
  readonly load: () => Promise<Provider>
  readonly budget: Budget
  readonly breaker: Breaker
  readonly patience: Patience
  readonly log: Logger
}

/** Characters that one question may have: some 30,000 tokens, which most models can read at once. */
const MOST = 100_000
/** Bytes of a token, counted low so that too much is held rather than too little. */
const TOKEN_BYTES = 3

/** Puts questions to the model, within the budget, in time, and only while it answers at all. */
export function openCall({ load, budget, breaker, patience, log }: Options): Call {
  return async ({ userId, prompt, fits, signal, tell }) => {
    if (prompt.text.length > MOST) return { failed: 'budget' }
    const provider = await load()
    const pass = breaker.pass()
    if (!pass) return { failed: 'unavailable' }
    try {
      const asking = tokensIn(prompt.system) + tokensIn(prompt.text) + tokensIn(JSON.stringify(prompt.schema))
      const held = await budget.reserve(userId, asking + provider.maxOutputTokens)
      if (!held) return { failed: 'budget' }
      const once = async (inTime: AbortSignal) => checked(await attempt(provider, prompt, inTime, tell), fits)
      const made = await withRetry(once, signal, patience)
      note(pass, made)
      const tokens = made.tokens ?? asking + (made.state === 'answered' ? tokensIn(JSON.stringify(made.json)) : 0)
      await held.settle(tokens)
      if (made.state === 'answered') return { json: made.json, tokens }
      if (made.code !== 'left') log.warn({ why: made.failed, code: made.code }, 'the language model gave no answer')
      return { failed: made.failed }
    } finally {
      pass.unknown()
    }
  }
}

const checked = (made: Attempt, fits: (json: unknown) => boolean): Attempt =>
  made.state === 'answered' && !fits(made.json) ? badAnswer(made.tokens, 'not as asked') : made

function note(pass: Pass, made: Attempt): void {
  if (made.state === 'answered') return pass.reached()
  if (made.isDown) return pass.failed()
  if (made.code !== 'left') pass.reached()
}

const tokensIn = (text: string) => Math.ceil(Buffer.byteLength(text) / TOKEN_BYTES)
