import { expect, expectTypeOf, test } from 'vitest'
import type { Db } from '#server/database/connection.ts'
import { withTransaction, type Queries, type Tx } from '#server/database/transaction.ts'
import { createTestSite, onEachDatabase, registerUser } from '#server/testing/site.ts'

onEachDatabase('a transaction', (engine) => {
  test('is rolled back completely on an error', async () => {
    const site = await createTestSite(engine)
    await registerUser(site)
    const { db } = site.context
    const failing = withTransaction(db, async (tx) => {
      await tx.updateTable('user').set({ firstName: 'Changed' }).execute()
      throw new Error('stopped')
    })
    await expect(failing).rejects.toThrow('stopped')
    expect(await db.selectFrom('user').select('firstName').execute()).toEqual([{ firstName: 'Ada' }])
    await site.close()
  })
})

test('the pool is not accepted as a transaction, and transactions cannot be nested', () => {
  expectTypeOf<Db>().toExtend<Queries>()
  expectTypeOf<Tx>().toExtend<Queries>()
  expectTypeOf<Db>().not.toExtend<Tx>()
  expectTypeOf<Tx>().not.toExtend<Db>()
  expectTypeOf<Tx>().not.toHaveProperty('transaction')
})
