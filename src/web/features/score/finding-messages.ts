import { use } from 'react'
import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { fill, WORDS, type FindingCode, type Words } from '#shared/ats/finding-texts.ts'

/** Identifies the texts of a finding. */
export type FindingMessageKey = {
  readonly code: string
  readonly values?: Readonly<Record<string, string | number>>
  /** Shown for a code that this page doesn't know. */
  readonly message?: string
}

// A separate catalog, made from the English texts in shared: pages without a score don't load it.
const catalogs = import.meta.glob<{ messages: Messages }>(['/locales/*/findings.po', '!/locales/en/findings.po'])

/** Texts of findings in the visitor's language. The component suspends while they load. */
export function useFindingMessages(): (finding: FindingMessageKey) => Words {
  const { locale } = useLingui().i18n
  const translated = locale === 'en' ? null : use(translationTo(locale))
  return (finding) => findingMessage(finding, translated)
}

/** The title and the advice of a finding; English where there is no translation. */
export function findingMessage(
  { code, values = {}, message = code }: FindingMessageKey,
  translated: I18n | null,
): Words {
  if (!isKnown(code)) return { title: message, advice: '' }
  const say = (part: keyof Words) => {
    const id = `${code}.${part}`
    return translated?.messages[id] ? translated._(id, values) : fill(WORDS[code][part], values)
  }
  return { title: say('title'), advice: say('advice') }
}

const isKnown = (code: string): code is FindingCode => Object.hasOwn(WORDS, code)

const asked = new Map<string, Promise<I18n | null>>()

function translationTo(locale: string): Promise<I18n | null> {
  const found = asked.get(locale) ?? fetched(locale)
  asked.set(locale, found)
  return found
}

async function fetched(locale: string): Promise<I18n | null> {
  try {
    const catalog = await catalogs[`/locales/${locale}/findings.po`]?.()
    return catalog ? setupI18n({ locale, messages: { [locale]: catalog.messages } }) : null
  } catch {
    return null // English then: a finding in another language is better than none.
  }
}
