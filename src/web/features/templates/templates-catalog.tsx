import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** Messages of the gallery of templates. */
export const TemplatesCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/templates.po'))
