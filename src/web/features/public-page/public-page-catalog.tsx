import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The interface texts of public pages. */
export const PublicPageCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/public-page.po'))
