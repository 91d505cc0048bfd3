import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The words of the pages that people read before they write: blog, contact, help, about, legal. */
export const MarketingCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
