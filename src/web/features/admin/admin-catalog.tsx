import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The texts of the admin area, which visitors never load. */
export const AdminCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/admin.po'))
