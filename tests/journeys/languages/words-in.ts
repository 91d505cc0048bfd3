import { globSync } from 'node:fs'
import { COMPLETE_LANGUAGES, type InterfaceLanguage } from '#shared/text/interface-languages.ts'
import { readCatalog } from '../../../scripts/translations/catalogs.ts'

export type TranslatedLanguage = Exclude<(typeof COMPLETE_LANGUAGES)[number], 'en'>

/** The languages that the interface is translated to. */
export const TRANSLATED = COMPLETE_LANGUAGES.filter((tag) => tag !== 'en')

/** Everything that the catalogs of a language say: an English text, and its translation, empty if it has none. */
export const entriesIn = (language: InterfaceLanguage) =>
  globSync(`locales/${language}/*.po`).flatMap((file) => [...readCatalog(file, language)])

/**
 * What a language says for an English text, which may have a context: 'Job title|Title'. `values` fill its places in
 * order. In English, or where it isn't translated, the text itself.
 */
export function wordsIn(language: InterfaceLanguage) {
  const translations = new Map(
    language === 'en' ? [] : entriesIn(language).map(([key, entry]) => [key, entry] as const),
  )
  return (english: string, ...values: readonly (string | number)[]): string => {
    const entry = translations.get(english)
    if (language !== 'en' && !entry) throw new Error(`No catalog says “${english}”`)
    let place = 0
    const text = entry?.translation || english.split('|').at(-1)!
    return text.replaceAll(/\{\w+\}/g, (name) => String(values[place++] ?? name))
  }
}
