import type { CheckoutView } from '#shared/contract/billing.ts'

export type Purchase = CheckoutView & { readonly clientSecret: string }
