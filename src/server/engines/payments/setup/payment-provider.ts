import type { Db } from '#server/database/connection.ts'
import type { PaymentProvider } from '#server/engines/payments/provider.ts'
import { createSandboxProvider, type Sandbox } from '#server/engines/payments/sandbox/sandbox.ts'
import type { StripeEndpoint } from '#server/engines/payments/stripe/stripe.ts'
import type { Logger } from '#server/log.ts'
import { isLoopback, type Settings } from '#server/settings.ts'
import type { Selling } from '#shared/billing/rights.ts'

type Options = {
  readonly settings: Settings
  readonly db: Db
  readonly clock: () => Date
  readonly secret: string
  readonly log: Logger
  readonly stripe?: StripeEndpoint | undefined
}

/** The configured provider; null where nothing can be bought. */
export async function createPaymentProvider({
  settings,
  db,
  clock,
  secret,
  log,
  stripe,
}: Options): Promise<PaymentProvider | null> {
  const { payments, appUrl, allowSandboxPayments, brandName, stripeSecretKey, stripeWebhookSecret } = settings
  if (payments === 'off') return null
  if (stripeSecretKey && stripeWebhookSecret) {
    // The library takes a quarter of a second and 35 MB, so it is loaded only where it is used.
    const { createStripeProvider } = await import('#server/engines/payments/stripe/stripe.ts')
    const keys = { secretKey: stripeSecretKey, webhookSecret: stripeWebhookSecret }
    return createStripeProvider({ ...keys, log, clock, brand: brandName, wire: stripe })
  }
  const isPrivate = !appUrl || isLoopback(appUrl)
  return isPrivate || allowSandboxPayments ? createSandboxProvider({ db, clock, secret }) : null
}

export const isSandbox = (provider: PaymentProvider | null): provider is Sandbox => provider?.name === 'sandbox'

/** Plans are enforced as soon as real money can be paid, unless the operator sets it otherwise. */
export const sellingOf = ({ payments, planEnforcement, stripeSecretKey }: Settings): Selling => ({
  payments: payments !== 'off',
  enforced: planEnforcement === 'on' || (planEnforcement === 'auto' && stripeSecretKey !== undefined),
})
