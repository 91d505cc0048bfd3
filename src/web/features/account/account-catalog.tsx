import type { Messages } from '@lingui/core'
import { wordsApart } from '#web/delivery/lazy-catalog.tsx'

/** The words of the pages on which people sign in and keep their account. */
export const AccountWords = wordsApart(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
