import { sql, type ColumnDataType, type Kysely } from 'kysely'
import type { Engine } from '#server/database/connection.ts'

/**
 * What people buy. Rows outlive their person, without the name: money that was paid stays in the books. Ids of a provider
 * are its own words.
 */
export async function billing(db: Kysely<unknown>, time: ColumnDataType, engine: Engine): Promise<void> {
  const numbered = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('id', 'integer', (c) =>
        engine === 'postgres' ? c.primaryKey().generatedAlwaysAsIdentity() : c.primaryKey().autoIncrement(),
      )
      .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('set null'))
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('product', 'text', (c) => c.notNull())
      .addColumn('cents', 'integer', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('createdAt', time, (c) => c.notNull())

  await numbered('purchase')
    // Of what takes the same slot, somebody may be paying for one: all subscriptions share one.
    .addColumn('slot', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('clientSecret', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('checkout', 'text')
    .addColumn('url', 'text')
    .addColumn('payment', 'text')
    .execute()
  // Two clicks at once are one purchase, and two tabs pay for one subscription.
  await db.schema
    .createIndex('purchase_open')
    .unique()
    .on('purchase')
    .columns(['userId', 'provider', 'slot'])
    .where(sql.ref('state'), '=', sql.lit('open'))
    .execute()
  await db.schema.createIndex('purchase_checkout').on('purchase').columns(['provider', 'checkout']).execute()

  await db.schema
    .createTable('subscription')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('product', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('periodEndsAt', time, (c) => c.notNull())
    .addColumn('endsAt', time)
    .addColumn('createdAt', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('subscription_key', ['provider', 'id'])
    .execute()
  await db.schema.createIndex('subscription_user').on('subscription').column('userId').execute()

  await db.schema
    .createTable('payment')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('product', 'text', (c) => c.notNull())
    .addColumn('subscription', 'text')
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('refundedCents', 'integer', (c) => c.notNull())
    .addColumn('isDisputed', 'boolean', (c) => c.notNull())
    .addColumn('paidAt', time, (c) => c.notNull())
    .addColumn('receiptUrl', 'text')
    .addPrimaryKeyConstraint('payment_key', ['provider', 'id'])
    .execute()
  await db.schema.createIndex('payment_user').on('payment').column('userId').execute()

  await db.schema
    .createTable('customer')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('customer_key', ['userId', 'provider'])
    .execute()

  // Of two readings of one thing at the provider the one that was begun last counts.
  await db.schema
    .createTable('billingTurn')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('asked', 'integer', (c) => c.notNull())
    .addColumn('applied', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('billingTurn_key', ['provider', 'id'])
    .execute()
  await db.schema
    .createTable('billingEvent')
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('appliedAt', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('billingEvent_key', ['provider', 'id'])
    .execute()

  await numbered('ledger')
    .addColumn('change', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('endsAt', time)
    .execute()
  await onlyAddedTo(db, engine)

  await db.schema
    .createTable('sandboxObject')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .execute()
}

/** Which payments paid the difference to a dearer plan. Of those that were kept before nobody knows; they count as months. */
export async function changesOfPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payment')
    .addColumn('isChange', 'boolean', (c) => c.notNull().defaultTo(sql`false`))
    .execute()
}

/** Nobody changes or removes what stands in the ledger; only the person goes out of it who leaves. */
async function onlyAddedTo(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const fixed = sql.raw(
    ['id', 'provider', 'product', 'cents', 'currency', 'createdAt', 'change', 'source', 'event', 'endsAt']
      .map((column) => `"${column}"`)
      .join(', '),
  )
  if (engine === 'sqlite') {
    const refuse = sql`begin select raise(abort, 'the ledger is only added to'); end`
    await sql`create trigger ledger_kept before delete on ledger ${refuse}`.execute(db)
    await sql`create trigger ledger_fixed before update of ${fixed} on ledger ${refuse}`.execute(db)
    return
  }
  await sql`create function ledger_refuses() returns trigger language plpgsql as $$
    begin raise exception 'the ledger is only added to'; end $$`.execute(db)
  await sql`create trigger ledger_kept before delete on ledger
    for each row execute function ledger_refuses()`.execute(db)
  await sql`create trigger ledger_fixed before update of ${fixed} on ledger
    for each row execute function ledger_refuses()`.execute(db)
}
