import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The words of the administrator's area, which no visitor comes to. */
export const AdminCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
