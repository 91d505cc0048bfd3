import type { Messages } from '@lingui/core'
import { wordsApart } from '#web/delivery/lazy-catalog.tsx'

/** The words of the coach's own pages. */
export const CoachWords = wordsApart(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
