import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The words of the pages on which people sign in and keep their account. */
export const AccountCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/account.po'))
