import { readFileSync } from 'node:fs'

export type Entry = { readonly message: string; readonly translation: string }

/** The texts of a catalog by their keys, those that the product no longer says left out. */
export function readCatalog(file: string, locale: string): ReadonlyMap<string, Entry> {
  return new Map(
    readFileSync(file, 'utf8')
      .split(/\n\n+/)
      .flatMap((entry) => {
        const [id, key] = [fieldOf(entry, 'msgid'), keyOf(entry)]
        if (!id || !key) return []
        const translation = fieldOf(entry, 'msgstr') ?? ''
        // Texts of data have keys of their own; the English catalog translates these to what is said.
        const message = locale === 'en' && translation !== '' ? translation : id
        return [[key, { message, translation }] as const]
      }),
  )
}

/** What tells the texts of a catalog apart: what is said, and its context if it has one. */
export function keyOf(entry: string): string | undefined {
  const [id, context] = [fieldOf(entry, 'msgid'), fieldOf(entry, 'msgctxt')]
  return context === undefined ? id : `${context}|${id}`
}

/** The text of a field, which may go on over several lines. */
export function fieldOf(entry: string, name: 'msgctxt' | 'msgid' | 'msgstr'): string | undefined {
  const lines = new RegExp(`^${name} ((?:".*"(?:\\n|$))+)`, 'm').exec(entry)?.[1]
  if (lines === undefined) return undefined
  const text = [...lines.matchAll(/^"(.*)"$/gm)].map(([, part = '']) => part).join('')
  return text.replaceAll(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter)
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' }
