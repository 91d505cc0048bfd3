import type { Db } from '#server/database/connection.ts'
import { createAsk, type Ask } from '#server/engines/ai/model/ask.ts'
import { createCircuitBreaker } from '#server/engines/ai/model/circuit-breaker.ts'
import { createTokenBudget } from '#server/engines/ai/model/token-budget.ts'
import { createAnswerCache } from '#server/engines/ai/model/answer-cache.ts'
import { createCall } from '#server/engines/ai/model/call.ts'
import type { AiWriter } from '#server/engines/ai/writing/writer.ts'
import { createGrounding } from '#server/engines/ai/writing/grounding.ts'
import { createLlmWriter } from '#server/engines/ai/writing/llm-writer.ts'
import { providerLoader } from '#server/engines/ai/model/provider.ts'
import { RETRY, type RetryOptions } from '#server/engines/ai/model/retry.ts'
import { withFallback } from '#server/engines/ai/writing/with-fallback.ts'
import type { Logger } from '#server/log.ts'
import type { Settings } from '#server/settings.ts'

/** Writing, with the language model where one is configured. */
export type Ai = AiWriter & {
  /** For the operator: 'embedded', or provider and model. */
  readonly label: string
  /** Asks the model any other question; null where none is configured. */
  readonly ask: Ask | null
  /** Deletes answers older than a day and the counts of past days. */
  readonly clean: () => Promise<void>
  /** Closes the model's part; the embedded writer is closed by its creator. */
  readonly close: () => Promise<void>
}

type Options = {
  readonly settings: Pick<
    Settings,
    'aiProvider' | 'aiModel' | 'aiApiKey' | 'aiBaseUrl' | 'aiDailyBudget' | 'aiUserDailyBudget'
  >
  readonly embedded: AiWriter
  readonly db: Db
  readonly clock: () => Date
  readonly log: Logger
  readonly retry?: RetryOptions
  /** How many times the daily budget of one person a user has. */
  readonly sharesOf?: (userId: string) => Promise<number>
}

/** Puts the configured model in front of the embedded writer. */
export function createAi(options: Options): Ai {
  const { settings, embedded, db, clock, log, retry = RETRY, sharesOf } = options
  const { aiProvider, aiModel = '', aiBaseUrl = '' } = settings
  const limits = { perUser: settings.aiUserDailyBudget, total: settings.aiDailyBudget, sharesOf }
  const budget = createTokenBudget({ db, clock, ...limits })
  const cache = createAnswerCache({ db, clock })
  const clean = async () => {
    await cache.clean()
    await budget.clean()
  }
  if (aiProvider === 'embedded') return { ...embedded, label: 'embedded', ask: null, clean, close: async () => {} }
  const { ground, close } = createGrounding(log)
  const call = createCall({
    load: providerLoader(settings),
    budget,
    breaker: createCircuitBreaker({ clock }),
    retry,
    log,
  })
  const ask = createAsk({ name: `${aiProvider} ${aiModel} ${aiBaseUrl}`, call, cache })
  return {
    label: `${aiProvider}: ${aiModel}`,
    write: withFallback({ llm: createLlmWriter({ ask, ground }), embedded, log }),
    ask,
    clean,
    close,
  }
}
