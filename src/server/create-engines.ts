import { createEmbeddedWriter } from '#server/engines/ai/writing/embedded-writer.ts'
import type { AiWriter } from '#server/engines/ai/writing/writer.ts'
import type { EmailEngine } from '#server/engines/email/engine.ts'
import { createEmailEngine } from '#server/engines/email/smtp.ts'
import { createFileReaders, type FileReaders } from '#server/engines/file-readers/file-readers.ts'
import { createFileWriters, type FileWriters } from '#server/engines/file-writers/file-writers.ts'
import { createScorer, type Scorer } from '#server/engines/scoring/scorer.ts'
import type { StripeEndpoint } from '#server/engines/payments/stripe/stripe.ts'
import { createPdfEngine, type PdfEngine } from '#server/engines/pdf/engine.ts'
import type { Logger } from '#server/log.ts'
import type { Settings } from '#server/settings.ts'

/** What works in threads of this process; each starts its threads with its first task. */
type Workers = {
  readonly readers: FileReaders
  readonly fileWriters: FileWriters
  readonly scorer: Scorer
  /** The embedded writer; a language model goes before it where one is configured. */
  readonly ai: AiWriter
}

/** What talks to the outside world; tests pass their own. */
export type Engines = Workers & {
  readonly pdf: PdfEngine
  readonly email: EmailEngine
  /** Where Stripe answers, if not at its real address. */
  readonly stripe?: StripeEndpoint
}

export function createEngines(settings: Settings, log: Logger): Engines {
  return {
    email: createEmailEngine(settings),
    ...createWorkers(log),
    pdf: createPdfEngine({
      dataDir: settings.dataDir,
      log,
      ...(settings.pdfBrowser && { browserPath: settings.pdfBrowser }),
      ...(settings.pdfBrowserUrl && { browserUrl: settings.pdfBrowserUrl }),
    }),
  }
}

export const createWorkers = (log: Logger): Workers => ({
  readers: createFileReaders({ log }),
  fileWriters: createFileWriters({ log }),
  scorer: createScorer({ log }),
  ai: createEmbeddedWriter({ log }),
})

export async function closeWorkers({ readers, fileWriters, scorer, ai }: Workers): Promise<void> {
  await Promise.all([readers, fileWriters, scorer, ai].map((engine) => engine.close()))
}
