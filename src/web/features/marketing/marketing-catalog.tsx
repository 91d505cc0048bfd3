import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** Messages of the public pages: landing, blog, contact, help, about, legal. */
export const MarketingCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/marketing.po'))
