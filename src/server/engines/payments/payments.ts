import type { Db } from '#server/db/open.ts'
import type { PaymentProvider } from '#server/engines/payments/provider.ts'
import { sandboxPayments, type Sandbox } from '#server/engines/payments/sandbox/sandbox.ts'
import { isLoopback, type Settings } from '#server/settings.ts'
import type { Selling } from '#shared/billing/rights.ts'

type Options = {
  readonly settings: Settings
  readonly db: Db
  readonly clock: () => Date
  readonly secret: string
}

/** The provider that the settings ask for; null where nothing can be bought. */
export function openPayments({ settings, db, clock, secret }: Options): PaymentProvider | null {
  const { payments, appUrl, allowSandboxPayments } = settings
  if (payments === 'off') return null
  const isPrivate = !appUrl || isLoopback(appUrl)
  return isPrivate || allowSandboxPayments ? sandboxPayments({ db, clock, secret }) : null
}

export const isSandbox = (provider: PaymentProvider | null): provider is Sandbox => provider?.name === 'sandbox'

/** Plans are enforced as soon as they can be paid for with real money, unless the operator says otherwise. */
export const sellingOf = ({ payments, planEnforcement, stripeSecretKey }: Settings): Selling => ({
  payments: payments !== 'off',
  enforced: planEnforcement === 'on' || (planEnforcement === 'auto' && stripeSecretKey !== undefined),
})
