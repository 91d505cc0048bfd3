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
import { PATIENCE, type Patience } from '#server/engines/ai/model/retry.ts'
import { withFallback } from '#server/engines/ai/writing/with-fallback.ts'
import type { Logger } from '#server/log.ts'
import type { Settings } from '#server/settings.ts'

/** Writing, with the language model of the settings where one is set. */
export type Ai = AiWriter & {
  /** For the operator: 'embedded', or provider and model. */
  readonly label: string
  /** Puts any other question to the model; null where none is set. */
  readonly ask: Ask | null
  /** Removes what is no longer needed: answers older than a day, counts of days that are over. */
  readonly clean: () => Promise<void>
  /** Closes what stands before the embedded engine; that one is closed by whoever opened it. */
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
  readonly patience?: Patience
}

/** Puts the model that the settings name before the embedded engine. */
export function createAi(options: Options): Ai {
  const { settings, embedded, db, clock, log, patience = PATIENCE } = options
  const { aiProvider, aiModel = '', aiBaseUrl = '' } = settings
  const budget = createTokenBudget({ db, clock, ofOne: settings.aiUserDailyBudget, ofAll: settings.aiDailyBudget })
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
    patience,
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
