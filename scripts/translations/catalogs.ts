import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'

export type Entry = { readonly message: string; readonly translation: string }

const format = formatter({ lineNumbers: false })

/** The texts of a catalog by id; those that the product no longer says are among them. */
export async function readCatalog(file: string, locale: string): Promise<ReadonlyMap<string, Entry>> {
  const text = readFileSync(file, 'utf8')
  const catalog = await format.parse(text, { locale, sourceLocale: 'en', filename: file })
  return new Map(
    Object.entries(catalog ?? {}).map(([id, { message, translation = '' }]) => [
      id,
      // Texts of data have ids of their own; the English catalog translates these to what is said.
      { message: message ?? (locale === 'en' ? translation : id), translation },
    ]),
  )
}
