import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The words of the pages on which plans are compared, paid and ended. */
export const BillingCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
