import type { Messages } from '@lingui/core'
import { wordsApart } from '#web/delivery/lazy-catalog.tsx'

/** The words of the operator's area, which no visitor comes to. */
export const AdminWords = wordsApart(import.meta.glob<{ messages: Messages }>('./locales/*.po'))
