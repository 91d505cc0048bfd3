import type { Db } from '#server/database/connection.ts'
import { openAsk, type Ask } from '#server/engines/ai/model/ask.ts'
import { openBreaker } from '#server/engines/ai/model/circuit-breaker.ts'
import { openBudget } from '#server/engines/ai/model/token-budget.ts'
import { openCache } from '#server/engines/ai/model/answer-cache.ts'
import { openCall } from '#server/engines/ai/model/call.ts'
import type { AiWriters } from '#server/engines/ai/writing/embedded-writer.ts'
import { openGrounding } from '#server/engines/ai/writing/grounding.ts'
import { llmWrite } from '#server/engines/ai/writing/llm-writer.ts'
import { providerOf } from '#server/engines/ai/model/provider.ts'
import { PATIENCE, type Patience } from '#server/engines/ai/model/retry.ts'
import { withFallback } from '#server/engines/ai/writing/with-fallback.ts'
import type { Logger } from '#server/log.ts'
import type { Settings } from '#server/settings.ts'

/** Writing, with the language model of the settings where one is set. */
export type Ai = AiWriters & {
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
  readonly embedded: AiWriters
  readonly db: Db
  readonly clock: () => Date
  readonly log: Logger
  readonly patience?: Patience
}

/** Puts the model that the settings name before the embedded engine. */
export function openWriters(options: Options): Ai {
  const { settings, embedded, db, clock, log, patience = PATIENCE } = options
  const { aiProvider, aiModel = '', aiBaseUrl = '' } = settings
  const budget = openBudget({ db, clock, ofOne: settings.aiUserDailyBudget, ofAll: settings.aiDailyBudget })
  const cache = openCache({ db, clock })
  const clean = async () => {
    await cache.clean()
    await budget.clean()
  }
  if (aiProvider === 'embedded') return { ...embedded, label: 'embedded', ask: null, clean, close: async () => {} }
  const { ground, close } = openGrounding(log)
  const call = openCall({ load: providerOf(settings), budget, breaker: openBreaker({ clock }), patience, log })
  const ask = openAsk({ name: `${aiProvider} ${aiModel} ${aiBaseUrl}`, call, cache })
  return {
    label: `${aiProvider}: ${aiModel}`,
    write: withFallback({ llm: llmWrite({ ask, ground }), embedded, log }),
    ask,
    clean,
    close,
  }
}
