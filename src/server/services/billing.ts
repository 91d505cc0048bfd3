import { randomBytes, randomUUID } from 'node:crypto'
import {
  giveUpPurchase,
  insertPurchase,
  selectCustomer,
  selectLedger,
  selectOpenPurchases,
  selectPayments,
  selectPurchase,
  selectSubscriptions,
  selectWaitingPurchases,
  updatePurchase,
  type PurchaseRow,
  type SubscriptionRow,
} from '#server/db/billing.ts'
import type { Db } from '#server/db/open.ts'
import { isoOf } from '#server/db/schema.ts'
import { isSandbox } from '#server/engines/payments/payments.ts'
import { ProviderDown, type PaymentProvider } from '#server/engines/payments/provider.ts'
import type { Logger } from '#server/log.ts'
import { openBillingBooks } from '#server/services/billing-books.ts'
import { openLeaving } from '#server/services/billing-leaving.ts'
import { refundable } from '#server/services/billing-refunds.ts'
import type { Entitlements } from '#server/services/entitlements.ts'
import { isProductId, PRODUCTS, type ProductId } from '#shared/billing/products.ts'
import type { LedgerEntry } from '#shared/contract/admin.ts'
import type { BillingAccount, CheckoutView, Offer } from '#shared/contract/billing.ts'

export type Billing = ReturnType<typeof openBilling>
/** Who buys, and the address under which they see us: there they come back to. */
type Person = { readonly id: string; readonly email: string; readonly origin: string }
type NotBegun = { readonly state: 'unset' | 'unknown' | 'owned' | 'busy' }
type Done = { readonly state: 'done' }
type Begun = { readonly state: 'begun'; readonly url: string; readonly clientSecret: string }

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly log: Logger
  readonly provider: PaymentProvider | null
  readonly entitlements: Entitlements
  readonly brand: string
}

/** Milliseconds for which a checkout can be paid: what providers allow, less an hour. */
const OPEN_FOR = 23 * 3_600_000
/** Milliseconds for which another tab may be at the provider to open the same checkout. */
const OPENING = 30_000
/** Milliseconds after which it is odd that nothing was heard of a checkout. */
const UNHEARD = 600_000

/** Buying, keeping and ending plans. What somebody owns changes only by what the provider confirms. */
export function openBilling({ db, clock, log, provider, entitlements, brand }: Options) {
  const books = provider && openBillingBooks({ db, clock, provider })
  const leaving = openLeaving({ db, log, provider, books })

  async function offer(userId: string | null): Promise<Offer> {
    const { payments, enforced } = entitlements.selling
    const owned = userId === null ? [] : await entitlements.owned(userId)
    const { resumes, open } = await entitlements.rights(userId)
    return {
      payments: !payments ? 'off' : provider ? 'on' : 'unset',
      provider: payments && provider ? provider.name : null,
      isTest: provider?.isTest ?? false,
      isEnforced: payments && enforced,
      owned: [...owned],
      rights: { resumes, open: [...open] },
    }
  }

  /** The subscription that goes on, if there is one. */
  async function subscriptionOf(userId: string): Promise<SubscriptionRow | undefined> {
    const all = await selectSubscriptions(db, userId)
    return all.find(({ provider: by, state }) => by === provider?.name && state !== 'ended')
  }

  const slotOf = (product: ProductId) => (PRODUCTS[product].paid === 'monthly' ? 'subscription' : product)
  const isOwned = async (userId: string, product: ProductId) =>
    (await entitlements.owned(userId)).includes(product) ||
    (product === 'coach' && (await entitlements.may(userId, 'coach')))

  /** Opens a checkout, or the one that is open already; what was opened for something else can no longer be paid. */
  async function begin(person: Person, product: ProductId): Promise<Begun | NotBegun> {
    if (!provider || !books || !entitlements.selling.payments) return { state: 'unset' }
    if (PRODUCTS[product].paid === 'never') return { state: 'unknown' }
    if (await isOwned(person.id, product)) return { state: 'owned' }
    for (const open of await selectOpenPurchases(db, person.id, provider.name))
      if (open.slot === slotOf(product) && !(await isPayable(open, product))) await close(open)
    // What was paid meanwhile in another tab is known now.
    if (await isOwned(person.id, product)) return { state: 'owned' }
    const purchase = await opened(person.id, product, provider.name)
    if (!purchase) return { state: 'busy' }
    const current = slotOf(product) === 'subscription' ? await subscriptionOf(person.id) : undefined
    const url = current
      ? person.origin + pageOf(purchase)
      : (purchase.url ?? (await openCheckout(person, purchase, provider)))
    return { state: 'begun', url, clientSecret: purchase.clientSecret }
  }

  const pageOf = ({ clientSecret }: PurchaseRow) => `/checkout?client_secret=${clientSecret}`
  /** Whether an open purchase is for the same thing, at the same price, and can be paid still. */
  async function isPayable(open: PurchaseRow, product: ProductId): Promise<boolean> {
    if (open.checkout) await books?.settle({ kind: 'checkout', id: open.checkout }, 'asked')
    const now = await selectPurchase(db, { reference: open.reference })
    const isFresh = clock().getTime() - new Date(open.createdAt).getTime() < OPEN_FOR
    return now?.state === 'open' && isFresh && open.product === product && open.cents === PRODUCTS[product].cents
  }

  /** Makes an open purchase one that nobody can pay any more. One that was paid stays so. */
  async function close(open: PurchaseRow): Promise<void> {
    const isOpening = clock().getTime() - new Date(open.createdAt).getTime() < OPENING
    const now = await selectPurchase(db, { reference: open.reference })
    if (now?.state !== 'open' || (!now.checkout && isOpening && !(await subscriptionOf(open.userId ?? '')))) return
    if (now.checkout) {
      await provider?.lapse(now.checkout)
      await books?.settle({ kind: 'checkout', id: now.checkout }, 'asked')
      // It was completed, and its money is on the way: what is paid slowly is not sold a second time.
      if ((await provider?.checkout(now.checkout))?.state === 'open') return
    }
    const after = await selectPurchase(db, { reference: open.reference })
    if (after?.state === 'open') await updatePurchase(db, open.id, { state: 'lapsed' })
  }

  async function opened(userId: string, product: ProductId, name: string): Promise<PurchaseRow | null> {
    const made = await insertPurchase(db, {
      userId,
      provider: name,
      product,
      slot: slotOf(product),
      cents: PRODUCTS[product].cents,
      createdAt: clock(),
      reference: randomUUID(),
      clientSecret: randomBytes(24).toString('base64url'),
      state: 'open',
      checkout: null,
      url: null,
      payment: null,
    })
    if (made) return made
    const open = await selectOpenPurchases(db, userId, name)
    return open.find((one) => one.slot === slotOf(product) && one.product === product) ?? null
  }

  async function openCheckout(person: Person, purchase: PurchaseRow, by: PaymentProvider): Promise<string> {
    const product = productOf(purchase)
    const order = {
      reference: purchase.reference,
      product,
      cents: purchase.cents,
      name: `${brand}: ${PRODUCTS[product].name}`,
      email: person.email,
      customer: await selectCustomer(db, person.id, by.name),
      paidUrl: person.origin + pageOf(purchase),
      cancelledUrl: person.origin + (product === 'coach' ? '/interview-prep' : '/pricing'),
    }
    const checkout = await by.begin(order).catch(async (error: unknown) => {
      // A provider may repeat a failure to the same reference for a day. Nobody has seen this one's address.
      await giveUpPurchase(db, purchase.id)
      throw error
    })
    await updatePurchase(db, purchase.id, { checkout: checkout.id, url: checkout.url })
    return checkout.url
  }

  /** A purchase of this person as it stands at the provider now. */
  async function view(userId: string, clientSecret: string): Promise<CheckoutView | null> {
    const found = await selectPurchase(db, { userId, clientSecret })
    if (!found) return null
    if (found.checkout && found.state === 'open') await askAgain(found.checkout)
    const purchase = (await selectPurchase(db, { userId, clientSecret })) ?? found
    const current = purchase.checkout || purchase.state !== 'open' ? undefined : await subscriptionOf(userId)
    return {
      product: productOf(purchase),
      cents: purchase.cents,
      isTest: provider?.isTest ?? false,
      state: purchase.state === 'open' ? (current ? 'change' : 'ready') : purchase.state === 'paid' ? 'paid' : 'lapsed',
      url: purchase.state === 'open' ? purchase.url : null,
      insteadOf: current ? productOf(current) : null,
      costNow: current && provider ? await provider.costOfChange(current.id, productOf(purchase)) : purchase.cents,
    }
  }

  /** Whoever comes back from paying should not wait for a message; if the provider is away, the message will come. */
  async function askAgain(checkout: string): Promise<void> {
    try {
      await books?.settle({ kind: 'checkout', id: checkout }, 'asked')
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
      log.warn({ err: error }, 'payment provider is away')
    }
  }

  /** Puts the plan of an opened purchase in place of the one that goes on. */
  async function change(
    userId: string,
    clientSecret: string,
  ): Promise<Done | { readonly state: 'unknown' | 'declined' }> {
    const purchase = await selectPurchase(db, { userId, clientSecret })
    const current = await subscriptionOf(userId)
    if (!provider || !books || !purchase) return { state: 'unknown' }
    if (purchase.state === 'paid') return { state: 'done' }
    if (purchase.state !== 'open' || purchase.checkout || !current) return { state: 'unknown' }
    if (!(await provider.change(current.id, productOf(purchase), purchase.reference))) return { state: 'declined' }
    await books.settle({ kind: 'subscription', id: current.id }, 'asked')
    await updatePurchase(db, purchase.id, { state: 'paid' })
    return { state: 'done' }
  }

  async function account(userId: string): Promise<BillingAccount> {
    const [current, payments, customer] = await Promise.all([
      subscriptionOf(userId),
      selectPayments(db, { userId }),
      provider && selectCustomer(db, userId, provider.name),
    ])
    return {
      ...(await offer(userId)),
      subscription: current
        ? {
            product: productOf(current),
            state: current.state === 'late' ? 'late' : 'active',
            periodEndsAt: isoOf(current.periodEndsAt),
            endsAt: current.endsAt && isoOf(current.endsAt),
          }
        : null,
      payments: payments.map((one) => ({
        id: one.id,
        product: productOf(one),
        cents: one.cents,
        refundedCents: one.refundedCents,
        paidAt: isoOf(one.paidAt),
        receiptUrl: one.receiptUrl,
        isRefundable: one.provider === provider?.name && refundable(one, payments, clock()),
      })),
      hasPortal: provider?.name === 'stripe' && customer !== null,
    }
  }

  /** Ends the plan with its period, or keeps it after all. */
  async function setEnding(userId: string, isEnding: boolean): Promise<Done | { readonly state: 'no_plan' }> {
    const current = await subscriptionOf(userId)
    if (!provider || !books || !current) return { state: 'no_plan' }
    await provider.endWithPeriod(current.id, isEnding)
    await books.settle({ kind: 'subscription', id: current.id }, 'asked')
    return { state: 'done' }
  }

  /** Gives the first payment for a product back, and ends what it paid for. */
  async function refund(userId: string, paymentId: string): Promise<Done | { readonly state: 'not_refundable' }> {
    const payments = await selectPayments(db, { userId })
    const payment = payments.find(({ id, provider: by }) => id === paymentId && by === provider?.name)
    if (!provider || !books || !payment || !refundable(payment, payments, clock())) return { state: 'not_refundable' }
    // The end comes first: should the provider go away between the two, another click can still give the money back.
    if (payment.subscription) await provider.endNow(payment.subscription)
    await provider.refund(payment.id)
    await books.settle({ kind: 'payment', id: payment.id }, 'asked')
    if (payment.subscription) await books.settle({ kind: 'subscription', id: payment.subscription }, 'asked')
    return { state: 'done' }
  }

  return {
    provider,
    leave: leaving.leave,
    offer,
    begin,
    view,
    change,
    account,
    setEnding,
    refund,

    async portal(userId: string, returnUrl: string): Promise<string | null> {
      const customer = provider && (await selectCustomer(db, userId, provider.name))
      return customer ? provider.portal(customer, returnUrl) : null
    },

    /** What the provider calls the checkout of a purchase of this person; null where there is none. */
    async checkoutOf(userId: string, clientSecret: string): Promise<string | null> {
      return (await selectPurchase(db, { userId, clientSecret }))?.checkout ?? null
    },

    /** Takes a message of the provider; false where it is not the provider's. */
    async receive(raw: string, signature: string): Promise<boolean> {
      const event = provider?.read(raw, signature)
      if (!event || !books) return false
      await books.take(event)
      return true
    },

    /** The newest changes of what people own. */
    async ledger(most: number): Promise<LedgerEntry[]> {
      const rows = await selectLedger(db, most)
      return rows.map(({ createdAt, endsAt, ...row }) => ({
        ...row,
        at: isoOf(createdAt),
        endsAt: endsAt && isoOf(endsAt),
      }))
    },

    /** The test provider has no clock of its own. */
    async tick(): Promise<void> {
      if (isSandbox(provider)) await provider.tick()
    },

    /** What was paid for and heard nothing of; and what goes on though its person has left. */
    async follow(): Promise<void> {
      if (!provider || !books) return
      await leaving.follow()
      const before = new Date(clock().getTime() - UNHEARD)
      for (const { checkout } of await selectWaitingPurchases(db, provider.name, before))
        if (checkout) await books.settle({ kind: 'checkout', id: checkout }, 'asked')
    },
  }
}

/** Only products of the table are ever written. */
function productOf({ product }: { readonly product: string }): ProductId {
  if (!isProductId(product)) throw new Error(`unknown product ${product}`)
  return product
}
