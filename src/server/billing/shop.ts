import { coachCents, launchOfferState } from '#server/billing/launch-offer.ts'
import type { Claims } from '#server/claims/service.ts'
import type { Db } from '#server/database/connection.ts'
import { DatabaseUnavailable } from '#server/database/outages.ts'
import { DEFAULT_SHOP } from '#shared/contract/default-shop.ts'
import type { Shop } from '#shared/contract/billing.ts'

type Options = { readonly db: Db; readonly clock: () => Date; readonly claims: Pick<Claims, 'shownInShop'> }

/**
 * What pages say beside prices. While the database is unavailable it is what was read last, since pages without an account
 * are served all the same, and nothing can be bought then.
 */
export function createShop({ db, clock, claims }: Options): () => Promise<Shop> {
  let known = DEFAULT_SHOP

  async function read(): Promise<Shop> {
    const launch = await launchOfferState(db, clock())
    return {
      coachCents: coachCents(launch),
      launch: launch?.isRunning ? { placesLeft: launch.placesLeft, endsOn: launch.endsOn } : null,
      claims: await claims.shownInShop(),
    }
  }

  return async () => {
    try {
      known = await read()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
    }
    return known
  }
}
