import type { Database } from '#server/database/connection.ts'
import { databaseName, databaseSize } from '#server/admin/system-store.ts'
import type { Ai } from '#server/engines/ai/create-ai.ts'
import type { EmailEngine } from '#server/engines/email/engine.ts'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import type { EventLoop } from '#server/health/event-loop.ts'
import type { Health } from '#server/health/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import { VERSION } from '#server/version.ts'
import type { System as Report } from '#shared/contract/admin.ts'

export type System = ReturnType<typeof createSystemReport>

type Options = Database & {
  readonly engines: { readonly pdf: Pick<PdfEngine, 'health'>; readonly email: Pick<EmailEngine, 'name'> }
  readonly ai: Pick<Ai, 'label'>
  readonly health: Health
  readonly eventLoop: Pick<EventLoop, 'delay'>
  readonly outbox: Pick<Outbox, 'counts' | 'sendsLists'>
  readonly clock: () => Date
  /** The payment provider's name. */
  readonly payments: 'stripe' | 'sandbox' | 'none'
}

/** The state of the system, for the admin area. */
export function createSystemReport({ db, engine, engines, ai, health, eventLoop, outbox, clock, payments }: Options) {
  const startedAt = clock().toISOString()
  return {
    async report(): Promise<Report> {
      const [state, database, size, counts] = await Promise.all([
        health.readiness(),
        databaseName({ db, engine }),
        databaseSize({ db, engine }),
        outbox.counts(),
      ])
      return {
        version: VERSION,
        startedAt,
        health: state,
        loopDelay: eventLoop.delay(),
        engines: { database, pdf: pdfName(engines.pdf), mail: engines.email.name, ai: ai.label, payments },
        databaseSize: size,
        counts,
        sendsLists: outbox.sendsLists,
      }
    },
  }
}

function pdfName(pdf: Pick<PdfEngine, 'health'>): string {
  const health = pdf.health()
  return health.state === 'ready' ? `${health.name} ${health.version}` : 'none'
}
