import * as z from 'zod/mini'
import {
  deleteOperatorValue,
  lockOperatorValue,
  selectOperatorValue,
  upsertOperatorValue,
} from '#server/operator-values/store.ts'
import { countSold } from '#server/billing/store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction, type Queries } from '#server/database/transaction.ts'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'
import type { LaunchOffer, LaunchOfferState } from '#shared/contract/launch-offer.ts'

/**
 * Milliseconds for which a checkout at the offer's price holds a place. A provider needs at least half an hour, so a
 * checkout that was opened in the last minute of the offer can be paid this much later.
 */
const HOLD = 35 * 60_000
/** Milliseconds for which any other checkout can be paid: what providers allow, less an hour. */
const OPEN_FOR = 23 * 3_600_000

const NAME = 'launch-offer'
const { cents: OFFER_CENTS, insteadOf: REGULAR_CENTS } = PRODUCTS.coach

/** `startedAt` is ISO 8601 in UTC: what was sold before does not take a place. */
const Stored = z.object({ places: z.int(), endsOn: z.string(), startedAt: z.string() })
type Stored = z.infer<typeof Stored>

/** What a product costs now in US cents, and for how many milliseconds a checkout at this price can be paid. */
export type Quote = { readonly cents: number; readonly openFor: number }

const storedFrom = (value: string | undefined): Stored | null => (value ? z.parse(Stored, JSON.parse(value)) : null)

/** The end of the offer's last day, in UTC. */
const endOf = ({ endsOn }: Stored): Date => new Date(new Date(`${endsOn}T00:00:00Z`).getTime() + 86_400_000)

async function stateOf(db: Queries, stored: Stored, now: Date): Promise<LaunchOfferState> {
  const sold = await countSold(db, {
    product: 'coach',
    cents: OFFER_CENTS,
    since: new Date(stored.startedAt),
    heldSince: new Date(now.getTime() - HOLD),
  })
  const placesLeft = Math.max(0, stored.places - sold)
  const { places, endsOn } = stored
  return { places, endsOn, placesLeft, isRunning: placesLeft > 0 && now < endOf(stored) }
}

/** The launch offer of the coach as it is now; null where none is set. */
export async function launchOfferState(db: Queries, now: Date): Promise<LaunchOfferState | null> {
  const stored = storedFrom(await selectOperatorValue(db, NAME))
  return stored && stateOf(db, stored, now)
}

/** What the coach costs: the offer's price without an offer and while one runs, the regular price after it. */
export const coachCents = (offer: LaunchOfferState | null): number =>
  offer && !offer.isRunning ? (REGULAR_CENTS ?? OFFER_CENTS) : OFFER_CENTS

export async function quoteOf(db: Queries, product: ProductId, now: Date): Promise<Quote> {
  const offer = product === 'coach' ? await launchOfferState(db, now) : null
  if (!offer) return { cents: PRODUCTS[product].cents, openFor: OPEN_FOR }
  return { cents: coachCents(offer), openFor: offer.isRunning ? HOLD : OPEN_FOR }
}

/** Runs work with the product's price; of several people who want the last place, one gets the offer's price. */
export function withQuote<T>(
  db: Db,
  product: ProductId,
  now: Date,
  work: (queries: Queries, quote: Quote) => Promise<T>,
): Promise<T> {
  return withTransaction(db, async (tx) => {
    if (product === 'coach') await lockOperatorValue(tx, NAME)
    return work(tx, await quoteOf(tx, product, now))
  })
}

/** Whether a checkout from some time ago can still be paid: its price is current, or it holds a place of the offer. */
export function isPayableAt(
  { cents, product, createdAt }: { cents: number; product: string; createdAt: Date | string },
  quote: Quote,
  now: Date,
): boolean {
  const holdsPlace = product === 'coach' && cents < quote.cents
  if (cents !== quote.cents && !holdsPlace) return false
  return now.getTime() - new Date(createdAt).getTime() < (holdsPlace ? HOLD : quote.openFor)
}

/** When a checkout at the offer's price ends; null for the provider's own time. */
export async function holdEndOf(db: Queries, product: ProductId, cents: number, now: Date): Promise<Date | null> {
  const isOffered = product === 'coach' && cents === OFFER_CENTS
  if (!isOffered || !(await selectOperatorValue(db, NAME))) return null
  return new Date(now.getTime() + HOLD)
}

export type LaunchOffers = ReturnType<typeof createLaunchOffers>

/** The launch offer in the administrator's hands. */
export function createLaunchOffers({ db, clock }: { readonly db: Db; readonly clock: () => Date }) {
  return {
    state: (): Promise<LaunchOfferState | null> => launchOfferState(db, clock()),

    /** Starts an offer, or changes the one that is set: what was sold since its start still counts. */
    async set({ places, endsOn }: LaunchOffer): Promise<void> {
      const before = storedFrom(await selectOperatorValue(db, NAME))
      const stored: Stored = { places, endsOn, startedAt: before?.startedAt ?? clock().toISOString() }
      await upsertOperatorValue(db, NAME, JSON.stringify(stored))
    },

    end: (): Promise<void> => deleteOperatorValue(db, NAME),
  }
}
