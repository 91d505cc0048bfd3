import type { Messages } from '@lingui/core'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'

/** The words of the X-ray. */
export const XRayCatalog = lazyCatalog(import.meta.glob<{ messages: Messages }>('/locales/*/x-ray.po'))
