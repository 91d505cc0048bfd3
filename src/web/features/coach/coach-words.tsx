import { use, useMemo, type ReactNode } from 'react'
import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'

// A catalog of its own: whoever does not come here fetches none of its words.
const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*.po')

/** Lets all below it speak the coach's words besides those that every page has. */
export function CoachWords({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  const words = use(wordsIn(i18n.locale))
  const both = useMemo(
    () => setupI18n({ locale: i18n.locale, messages: { [i18n.locale]: { ...i18n.messages, ...words } } }),
    [i18n, words],
  )
  return <I18nProvider i18n={both}>{children}</I18nProvider>
}

const asked = new Map<string, Promise<Messages>>()

/** Kept, as React waits for the same promise until it is there. */
function wordsIn(locale: string): Promise<Messages> {
  const found = asked.get(locale) ?? fetched(locale)
  asked.set(locale, found)
  return found
}

async function fetched(locale: string): Promise<Messages> {
  const catalog = await catalogs[`./locales/${locale}.po`]?.()
  return catalog?.messages ?? {}
}
