import type { Messages } from '@lingui/core'
import { wordsApart } from '#web/lib/words-apart.tsx'

/** The few words that are ours on the pages of people. */
export const PublicWords = wordsApart(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
