import type { Messages } from '@lingui/core'
import { wordsApart } from '#web/delivery/lazy-catalog.tsx'

/** The words with which people decide what they show. */
export const PortfolioWords = wordsApart(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
