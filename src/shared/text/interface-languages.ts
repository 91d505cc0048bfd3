/**
 * The languages of the interface, each with its name in itself. A folder of `locales` has its texts. A partial language
 * is for people who choose it: what it lacks is shown in English, and its pages have no addresses of their own.
 */
export const INTERFACE_LANGUAGES = [
  { tag: 'en', name: 'English', isPartial: false },
  { tag: 'de', name: 'Deutsch', isPartial: false },
  { tag: 'es', name: 'Español', isPartial: false },
  { tag: 'fr', name: 'Français', isPartial: false },
  { tag: 'nl', name: 'Nederlands', isPartial: true },
] as const
type CompleteLanguage = Extract<(typeof INTERFACE_LANGUAGES)[number], { readonly isPartial: false }>['tag']
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]['tag']

/** The languages in which all is translated: browsers are answered in them, and their pages have addresses. */
export const COMPLETE_LANGUAGES: readonly CompleteLanguage[] = INTERFACE_LANGUAGES.flatMap((each) =>
  each.isPartial ? [] : each.tag,
)

/** The tag as a language of the interface; undefined for any other text. */
export const interfaceLanguage = (tag: string | undefined | null): InterfaceLanguage | undefined =>
  INTERFACE_LANGUAGES.find((each) => each.tag === tag)?.tag

/**
 * The first of these languages that an `Accept-Language` header prefers; regions and scripts are ignored. English where
 * there is none. A browser that didn’t choose a partial language gets a complete one: a first visit in English reads
 * better than one in two languages.
 */
export function acceptedLanguage(
  header: string | undefined,
  languages: readonly InterfaceLanguage[] = COMPLETE_LANGUAGES,
): InterfaceLanguage {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/)
    const quality = parameters.find((each) => each.startsWith('q='))?.slice('q='.length)
    return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) || 0 }
  })
  const found = wanted
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => languages.find((each) => each === tag))
    .find((tag) => tag !== undefined)
  return found ?? 'en'
}
