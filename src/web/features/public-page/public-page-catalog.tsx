import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The few words that are ours on the pages of people. */
export const PublicPageCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
