import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The words with which people decide what they show. */
export const PortfolioCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/portfolio.po'))
