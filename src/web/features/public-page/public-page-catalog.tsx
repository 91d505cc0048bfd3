import type { Messages } from '@lingui/core'
import { wordsApart } from '#web/delivery/lazy-catalog.tsx'

/** The few words that are ours on the pages of people. */
export const PublicWords = wordsApart(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
