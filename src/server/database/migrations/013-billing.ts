import { sql, type Kysely } from 'kysely'
import type { Engine } from '#server/database/connection.ts'
import type { Migration } from '#server/database/migrations/migration.ts'

/** Purchases and payments. Rows outlive their user, anonymized: payments stay on record. Ids are those of the provider. */
export const billing: Migration = {
  name: '013_billing',
  async up(db, { engine, time, identity }) {
    const numbered = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('id', 'integer', identity)
        .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('set null'))
        .addColumn('provider', 'text', (c) => c.notNull())
        .addColumn('product', 'text', (c) => c.notNull())
        .addColumn('cents', 'integer', (c) => c.notNull())
        .addColumn('currency', 'text', (c) => c.notNull())
        .addColumn('createdAt', time, (c) => c.notNull())

    await numbered('purchase')
      // A user may be paying for one product per slot: all subscriptions share one.
      .addColumn('slot', 'text', (c) => c.notNull())
      .addColumn('reference', 'text', (c) => c.notNull().unique())
      .addColumn('clientSecret', 'text', (c) => c.notNull().unique())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('checkout', 'text')
      .addColumn('url', 'text')
      .addColumn('payment', 'text')
      .execute()
    // A double click makes one purchase, and two tabs pay for one subscription.
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

    // Of two reads of one object at the provider, the one that started last counts.
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
  },
}

/** The ledger is append-only; only the reference to a deleted user is cleared. */
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
