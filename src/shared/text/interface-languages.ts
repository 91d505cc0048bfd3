/**
 * The languages of the interface, each with its name in itself. A folder of `locales` has its texts; where a language
 * is partial, what it lacks is shown in English.
 */
export const INTERFACE_LANGUAGES = [
  { tag: 'en', name: 'English', isPartial: false },
  { tag: 'de', name: 'Deutsch', isPartial: false },
  { tag: 'es', name: 'Español', isPartial: false },
  { tag: 'fr', name: 'Français', isPartial: false },
] as const
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]['tag']

/** The tag as a language of the interface; undefined for any other text. */
export const interfaceLanguage = (tag: string | undefined | null): InterfaceLanguage | undefined =>
  INTERFACE_LANGUAGES.find((each) => each.tag === tag)?.tag

/**
 * The first language that the browser prefers and the interface has, by an `Accept-Language` header; regions and
 * scripts are ignored. English where there is none.
 */
export function acceptedLanguage(header: string | undefined): InterfaceLanguage {
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
    .map(({ tag }) => interfaceLanguage(tag))
    .find((tag) => tag !== undefined)
  return found ?? 'en'
}
