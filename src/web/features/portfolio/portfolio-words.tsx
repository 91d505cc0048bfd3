import type { Messages } from '@lingui/core'
import { wordsApart } from '#web/lib/words-apart.tsx'

/** The words with which people decide what they show. */
export const PortfolioWords = wordsApart(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
