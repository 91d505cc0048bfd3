import type { Messages } from '@lingui/core'
import { wordsApart } from '#web/delivery/lazy-catalog.tsx'

/** The words of the analyzer, which the builder does without. */
export const AtsWords = wordsApart(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
