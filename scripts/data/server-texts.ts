import { globSync } from 'node:fs'
import { readCatalog } from '../translations/catalogs.ts'

/** What the server says, in each language but English: translations by their English texts. */
export function readServerTexts(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    globSync('locales/*/server.po')
      .toSorted()
      .map((file) => [file.split('/')[1] ?? '', file] as const)
      .filter(([language]) => language !== 'en')
      .map(([language, file]) => {
        const texts = [...readCatalog(file, language)].filter(([, { translation }]) => translation !== '')
        return [language, Object.fromEntries(texts.map(([text, { translation }]) => [text, translation]))] as const
      }),
  )
}
