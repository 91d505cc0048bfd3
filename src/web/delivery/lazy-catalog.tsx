import { use, useMemo, type ReactNode } from 'react'
import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { fetchMessages, pageI18n, type Catalogs } from '#web/lib/i18n.ts'

/** So long a failure is kept, in milliseconds: the render that waited for the words should see it, the next one not. */
const FAILURE_KEPT = 1000
/** Between two tries while a page waits for its words, in milliseconds: the first pause, twice as long each time, the last. */
const PAUSES = [1000, 30_000] as const

/**
 * Makes a component that lets all below it speak the words of these catalogs besides those that every page has: anyone who
 * does not come there fetches none of them. The page waits for them, on the server as in the browser.
 */
export function lazyCatalog(catalogs: Catalogs) {
  const asked = new Map<string, Promise<Messages>>()

  /** Kept, as React waits for the same promise until it is there. */
  function wordsIn(locale: string): Promise<Messages> {
    const found = asked.get(locale) ?? fetched(locale)
    asked.set(locale, found)
    return found
  }

  async function fetched(locale: string): Promise<Messages> {
    try {
      return await (isAsSent() ? patiently(() => fetchMessages(catalogs, locale)) : fetchMessages(catalogs, locale))
    } catch (error) {
      setTimeout(() => asked.delete(locale), FAILURE_KEPT)
      throw error
    }
  }

  function WordsApart({ children }: { children: ReactNode }) {
    const { i18n } = useLingui()
    const words = use(wordsIn(i18n.locale))
    const both = useMemo(
      () => setupI18n({ locale: i18n.locale, messages: { [i18n.locale]: { ...i18n.messages, ...words } } }),
      [i18n, words],
    )
    return <I18nProvider i18n={both}>{children}</I18nProvider>
  }

  /** Fetches the words ahead, in the browser: a part that has waited for them is shown in one go, or not at all. */
  WordsApart.preload = () => wordsIn(pageI18n().locale)
  return WordsApart
}

/** A page that does not answer to its scripts yet is as the server sent it: it can be read, and its forms can be sent. */
const isAsSent = () => typeof document !== 'undefined' && !('ready' in document.documentElement.dataset)

async function patiently<T>(ask: () => Promise<T>, pause: number = PAUSES[0]): Promise<T> {
  try {
    return await ask()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return patiently(ask, Math.min(2 * pause, PAUSES[1]))
  }
}
