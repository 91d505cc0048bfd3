import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The words of the coach's own pages. */
export const CoachCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/coach.po'))
