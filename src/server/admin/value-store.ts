import type { Queries } from '#server/database/transaction.ts'

export async function selectOperatorValue(db: Queries, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('operatorValue').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function upsertOperatorValue(db: Queries, name: string, value: string): Promise<void> {
  await db
    .insertInto('operatorValue')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
