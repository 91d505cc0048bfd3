import { use, useMemo, type ReactNode } from 'react'
import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import type { Catalogs } from '#web/lib/i18n.ts'

/**
 * Makes a component that lets all below it speak the words of these catalogs besides those that every page has: whoever
 * does not come there fetches none of them. The page waits for them, on the server as in the browser.
 */
export function wordsApart(catalogs: Catalogs) {
  const asked = new Map<string, Promise<Messages>>()

  /** Kept, as React waits for the same promise until it is there. */
  function wordsIn(locale: string): Promise<Messages> {
    const found = asked.get(locale) ?? fetched(locale)
    asked.set(locale, found)
    return found
  }

  async function fetched(locale: string): Promise<Messages> {
    const name = Object.keys(catalogs).find((path) => path.endsWith(`/${locale}.po`))
    const catalog = name && (await catalogs[name]?.())
    return catalog ? catalog.messages : {}
  }

  return function WordsApart({ children }: { children: ReactNode }) {
    const { i18n } = useLingui()
    const words = use(wordsIn(i18n.locale))
    const both = useMemo(
      () => setupI18n({ locale: i18n.locale, messages: { [i18n.locale]: { ...i18n.messages, ...words } } }),
      [i18n, words],
    )
    return <I18nProvider i18n={both}>{children}</I18nProvider>
  }
}
