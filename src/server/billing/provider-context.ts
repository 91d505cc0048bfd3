import type { Entitlements } from '#server/billing/entitlements.ts'
import type { ProviderSync } from '#server/billing/sync.ts'
import type { Db } from '#server/database/connection.ts'
import type { PaymentProvider } from '#server/engines/payments/provider.ts'
import type { Logger } from '#server/log.ts'

/** What selling needs where a payment provider is set up. */
export type ProviderContext = {
  readonly db: Db
  readonly clock: () => Date
  readonly log: Logger
  readonly provider: PaymentProvider
  readonly sync: ProviderSync
  readonly entitlements: Entitlements
  readonly brand: string
}
