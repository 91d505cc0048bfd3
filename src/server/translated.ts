import { serverTexts } from '#shared/packed/server-texts.ts'
import type { InterfaceLanguage } from '#shared/text/interface-languages.ts'

type Pattern = { readonly find: RegExp; readonly translation: string }
type Dictionary = { readonly texts: Readonly<Record<string, string>>; readonly patterns: readonly Pattern[] }

const dictionaries = new Map<InterfaceLanguage, Dictionary>()

/**
 * A text of the server in another language; unchanged where the catalog `server.po` lacks it. The code says everything
 * in English, with values filled in: a text is found by its words around them, and values that are texts themselves,
 * such as '3 minutes', are translated as well.
 */
export function translated(text: string, language: InterfaceLanguage): string {
  if (language === 'en') return text
  const { texts, patterns } = dictionaryOf(language)
  const exact = Object.hasOwn(texts, text) ? texts[text] : undefined
  if (exact !== undefined) return exact
  for (const { find, translation } of patterns) {
    const values = find.exec(text)?.slice(1)
    if (values) return translation.replace(PLACEHOLDER, (_, index) => translated(values[Number(index)] ?? '', language))
  }
  return text
}

const PLACEHOLDER = /\{(\d+)\}/g

function dictionaryOf(language: InterfaceLanguage): Dictionary {
  const known = dictionaries.get(language)
  if (known) return known
  // A language without a catalog of its own is spoken in English here.
  const texts = (serverTexts as Readonly<Record<string, Readonly<Record<string, string>>>>)[language] ?? {}
  const patterns = Object.entries(texts)
    .filter(([text]) => text.search(PLACEHOLDER) >= 0)
    // The one with the most words of its own fits best.
    .toSorted(([one], [other]) => other.replaceAll(PLACEHOLDER, '').length - one.replaceAll(PLACEHOLDER, '').length)
    .map(([text, translation]) => ({ find: patternOf(text), translation }))
  const made = { texts, patterns }
  dictionaries.set(language, made)
  return made
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Placeholders are numbered in the order of the English text, so each group is the value of its number. */
function patternOf(text: string): RegExp {
  const words = text.split(PLACEHOLDER).filter((_, index) => index % 2 === 0)
  return new RegExp(`^${words.map(escaped).join('(.+?)')}$`, 's')
}
