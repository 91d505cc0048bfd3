import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { upsertSubscription, lockSubscription } from '#server/billing/store.ts'
import { withTransaction } from '#server/database/transaction.ts'
import { onEachDatabase, createTestSite } from '#server/testing/site.ts'

onEachDatabase('the billing store', (engine) => {
  test('simultaneous grants of one plan run one after the other', async () => {
    const site = await createTestSite(engine)
    const { db } = site.context
    const at = new Date('2026-03-01T10:00:00Z')
    const plan = { provider: 'stripe', id: 'sub_1', product: 'combo', state: 'active' } as const
    await upsertSubscription(db, { ...plan, userId: null, periodEndsAt: at, endsAt: null, createdAt: at })
    const done: string[] = []
    const started = Promise.withResolvers<void>()
    const decide = (name: string, milliseconds: number) =>
      withTransaction(db, async (tx) => {
        expect(await lockSubscription(tx, 'stripe', 'sub_1')).toMatchObject(plan)
        started.resolve()
        await wait(milliseconds)
        done.push(name)
      })
    const first = decide('first', 100)
    await started.promise
    await Promise.all([first, decide('second', 0)])
    expect(done).toEqual(['first', 'second'])
    await site.close()
  })
})
