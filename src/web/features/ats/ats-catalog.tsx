import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The analyzer's texts, which the builder doesn't load. */
export const AtsCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/ats.po'))
