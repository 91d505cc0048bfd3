import type { Queries } from '#server/database/transaction.ts'

type OperatorValue = { readonly name: string; readonly value: string }

export async function selectOperatorValue(db: Queries, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('operatorValue').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** All values whose names begin with a prefix. */
export function selectOperatorValues(db: Queries, prefix: string): Promise<OperatorValue[]> {
  return db.selectFrom('operatorValue').selectAll().where('name', 'like', `${prefix}%`).execute()
}

export async function upsertOperatorValue(db: Queries, name: string, value: string): Promise<void> {
  await db
    .insertInto('operatorValue')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function deleteOperatorValue(db: Queries, name: string): Promise<void> {
  await db.deleteFrom('operatorValue').where('name', '=', name).execute()
}

/** Reads a value, and lets no other transaction read it this way until this one ends. */
export async function lockOperatorValue(tx: Queries, name: string): Promise<string | undefined> {
  const row = await tx
    .updateTable('operatorValue')
    .set((column) => ({ value: column.ref('value') }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirst()
  return row?.value
}
