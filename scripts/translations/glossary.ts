import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Terms of the product in English, each with its meaning, or with its translation in another language. */
export type Glossary = Readonly<Record<string, string | null>>

export const readGlossary = (locale: string): Glossary =>
  // The check beside it holds the file to this shape.
  (parse(readFileSync(`locales/${locale}/glossary.yaml`, 'utf8')) as Glossary | null) ?? {}

/** Terms without a translation, unless the language is partial, and translations of no term. */
export function glossaryFaults(english: Glossary, translated: Glossary, isPartial: boolean): string[] {
  return [
    ...Object.keys(english)
      .filter((term) => !isPartial && !translated[term]?.trim())
      .map((term) => `"${term}" has no translation`),
    ...Object.keys(translated)
      .filter((term) => !Object.hasOwn(english, term))
      .map((term) => `"${term}" is not in the English glossary`),
  ]
}
