import { globSync } from 'node:fs'
import { INTERFACE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { readCatalog } from '../translations/catalogs.ts'

/** What the server says and the coach asks, in each language but English: translations by their English texts. */
export function readServerTexts(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    INTERFACE_LANGUAGES.filter(({ tag }) => tag !== 'en').map(({ tag }) => {
      const entries = globSync(`locales/${tag}/{server,coach-questions}.po`).flatMap((file) => [
        ...readCatalog(file, tag),
      ])
      const texts = entries.filter(([, { translation }]) => translation !== '')
      return [tag, Object.fromEntries(texts.map(([text, { translation }]) => [text, translation]))] as const
    }),
  )
}
