import type { Messages } from '@lingui/core'
import { wordsApart } from '#web/delivery/lazy-catalog.tsx'

/** The words of the X-ray. */
export const XRayWords = wordsApart(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
