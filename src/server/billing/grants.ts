import { addToLedger, type PaymentRow, type PurchaseRow, type SubscriptionRow } from '#server/billing/store.ts'
import {
  deleteEntitlements,
  insertEntitlement,
  selectEntitlementsFrom,
  updateEntitlementEnd,
} from '#server/billing/entitlement-store.ts'
import type { Tx } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'
import { isRevoked, activeProduct } from '#server/billing/periods.ts'
import { productOf } from '#server/billing/products.ts'
import { CURRENCY, isProductId, PRODUCTS } from '#shared/billing/products.ts'

/** What a purchase or a subscription entitles to, by what is known of it now. */
export type Grant = { readonly userId: string; readonly product: string; readonly endsAt: Date | null }

type Cause = {
  readonly provider: string
  /** Its id in the books: one purchase or one subscription. */
  readonly source: string
  /** What told of the change. */
  readonly event: string
  /** The price of what is bought; of a plan, whose product may change, its price in the table. */
  readonly cents?: number
  readonly at: Date
}

const DAY = 86_400_000
/** Days that a paid subscription stays open beyond its period, in case word of the renewal is late. */
const SLACK_DAYS = 3

/** A purchase that is paid and was not given back opens its product for good. */
export function grantOfPurchase(purchase: PurchaseRow, payment: PaymentRow | undefined): Grant | null {
  const { userId, product, state } = purchase
  if (!userId || state !== 'paid' || !payment || isRevoked(payment)) return null
  // What was paid is what was asked: less opens nothing.
  const isEnough = payment.cents >= purchase.cents && payment.currency === purchase.currency
  return isEnough ? { userId, product, endsAt: null } : null
}

/** A subscription opens its product while it lasts, as far as its payments, the latest first, were not given back. */
export function grantOfSubscription(
  { userId, product: sold, state, periodEndsAt, endsAt }: SubscriptionRow,
  payments: readonly PaymentRow[],
): Grant | null {
  const product = activeProduct(productOf({ product: sold }), payments)
  if (!userId || !product || state === 'ended') return null
  const end = endsAt ? new Date(endsAt) : new Date(new Date(periodEndsAt).getTime() + SLACK_DAYS * DAY)
  return { userId, product, endsAt: end }
}

/** Brings what somebody is entitled to in line with a grant, and writes each difference into the ledger, once. */
export async function applyGrant(tx: Tx, grant: Grant | null, cause: Cause): Promise<void> {
  const { provider, source, event, at } = cause
  const note = (of: Grant, change: Schema['ledger']['change']) => {
    const cents = cause.cents ?? priceOf(of.product)
    return addToLedger(tx, { ...of, provider, source, event, cents, currency: CURRENCY, change, createdAt: at })
  }

  const held = await selectEntitlementsFrom(tx, source)
  for (const { userId, product } of held) {
    if (grant?.product === product) continue
    if (await deleteEntitlements(tx, userId, product, source)) await note({ userId, product, endsAt: null }, 'taken')
  }
  if (!grant) return
  const before = held.find(({ product }) => product === grant.product)
  if (!before) {
    if (await insertEntitlement(tx, { ...grant, source }, at)) await note(grant, 'granted')
    return
  }
  const was = before.endsAt ? new Date(before.endsAt).getTime() : Infinity
  const is = grant.endsAt?.getTime() ?? Infinity
  if (was !== is && (await updateEntitlementEnd(tx, before, grant.endsAt)))
    await note(grant, is > was ? 'extended' : 'ending')
}

const priceOf = (product: string) => (isProductId(product) ? PRODUCTS[product].cents : 0)
