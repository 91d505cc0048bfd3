import { randomUUID } from 'node:crypto'
import type { Tx } from '#server/database/transaction.ts'
import type { About } from '#server/engines/payments/provider.ts'
import type { ObjectStore } from '#server/engines/payments/sandbox/objects.ts'
import { signed } from '#server/engines/payments/sandbox/signing.ts'

export type Receive = (raw: string, signature: string) => Promise<unknown>
export type Events = ReturnType<typeof createEvents>

type Options = { readonly objects: ObjectStore; readonly clock: () => Date; readonly secret: string }

/** Webhook events: kept with the change that causes them, and delivered until they are received. */
export function createEvents({ objects, clock, secret }: Options) {
  let receive: Receive | undefined

  return {
    listen(by: Receive): void {
      receive = by
    },

    add: (tx: Tx, kind: string, ...about: About[]) =>
      objects.add('event', `sbx_evt_${randomUUID()}`, { kind, at: clock().toISOString(), about }, tx),

    async deliver(): Promise<void> {
      if (!receive) return
      for (const [id, event] of await objects.all('event')) {
        const raw = JSON.stringify({ id, ...event })
        await receive(raw, signed(raw, secret, clock()))
        await objects.remove(id)
      }
    },

    async tryToDeliver(): Promise<void> {
      await this.deliver().catch(() => {}) // retried with the next tick
    },
  }
}
