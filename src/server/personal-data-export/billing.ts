import { selectBillingOf } from '#server/personal-data-export/store.ts'
import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'

/** Purchases of a user, in cents; undefined where there are none. */
export async function billingOf(db: Db, userId: string) {
  const { customers, purchases, subscriptions, payments, changes } = await selectBillingOf(db, userId)
  if (purchases.length === 0 && customers.length === 0) return undefined
  return {
    customers,
    purchases: purchases.map((one) => ({ ...one, createdAt: isoOf(one.createdAt) })),
    subscriptions: subscriptions.map((one) => ({
      ...one,
      createdAt: isoOf(one.createdAt),
      periodEndsAt: isoOf(one.periodEndsAt),
      endsAt: one.endsAt && isoOf(one.endsAt),
    })),
    payments: payments.map((one) => ({
      ...one,
      isDisputed: Boolean(one.isDisputed),
      isChange: Boolean(one.isChange),
      paidAt: isoOf(one.paidAt),
    })),
    changes: changes.map((one) => ({
      ...one,
      createdAt: isoOf(one.createdAt),
      endsAt: one.endsAt && isoOf(one.endsAt),
    })),
  }
}
