import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The words of the analyzer, which the builder does without. */
export const AtsCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
