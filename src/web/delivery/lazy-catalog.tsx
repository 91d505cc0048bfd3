import { use, useMemo, type ReactNode } from 'react'
import { setupI18n, type Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { fetchMessages, pageI18n, type Catalogs } from '#web/lib/i18n.ts'

/** How long a failure is cached, in milliseconds: the render that waited should see it, the next one should retry. */
const FAILURE_KEPT = 1000
/** Delays between retries in milliseconds: the first, doubled each time, and the longest. */
const PAUSES = [1000, 30_000] as const

/**
 * Makes a component that adds these catalogs to the messages of everything below it, so that other pages do not fetch
 * them. Rendering waits for them, on the server as in the browser.
 */
export function lazyCatalog(catalogs: Catalogs) {
  const asked = new Map<string, Promise<Messages>>()

  /** Cached, as React waits for the same promise. */
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

  /** Preloads the messages in the browser, so that a part is shown complete or not at all. */
  WordsApart.preload = () => wordsIn(pageI18n().locale)
  return WordsApart
}

/** Before hydration the page is as the server sent it: it can be read, and its forms work. */
const isAsSent = () => typeof document !== 'undefined' && !('ready' in document.documentElement.dataset)

async function patiently<T>(ask: () => Promise<T>, pause: number = PAUSES[0]): Promise<T> {
  try {
    return await ask()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return patiently(ask, Math.min(2 * pause, PAUSES[1]))
  }
}
