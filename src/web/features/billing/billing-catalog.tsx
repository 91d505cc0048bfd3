import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The texts of the pages for plans, checkout and billing. */
export const BillingCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/billing.po'))
