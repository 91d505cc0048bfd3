import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'

/** Letters that every family has. */
const COMMON_LETTERS = /[\n -~\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]+/g

/**
 * The letters for which each fallback family is used. Those of some scripts are hundreds of files, so each is declared
 * separately.
 */
const LETTERS: Readonly<Record<(typeof FALLBACK_FONTS)[number], RegExp>> = {
  'Open Sans': /./su,
  // Chinese and Japanese, and signs that no other family has.
  'Noto Sans SC':
    /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Inherited}\u2000-\u206f\u20a0-\u20bf]/u,
  'Noto Sans Hebrew': /\p{Script=Hebrew}/u,
  'Noto Sans Arabic': /\p{Script=Arabic}/u,
  'Noto Sans KR': /\p{Script=Hangul}/u,
  'Noto Sans Devanagari': /\p{Script=Devanagari}/u,
  'Noto Sans Bengali': /\p{Script=Bengali}/u,
  'Noto Sans Tamil': /\p{Script=Tamil}/u,
  'Noto Sans Thai': /\p{Script=Thai}/u,
  'Noto Emoji': /\p{Extended_Pictographic}|\p{Regional_Indicator}/u,
}

/** The families for a text: the given ones, and fallbacks for letters they lack. */
export function familiesFor(families: readonly string[], text: string): readonly string[] {
  const special = text.replace(COMMON_LETTERS, '')
  return special === ''
    ? families
    : [...new Set([...families, ...FALLBACK_FONTS.filter((family) => LETTERS[family].test(special))])]
}

/** Style sheet with the font faces of a family. Text waits for them, because it is measured. */
export const fontSheet = (family: string): string => `/fonts/${slug(family)}.css`

/** The same for text that is only read: a device font is shown until they load. */
export const readingFontSheet = (family: string): string => `/fonts/${slug(family)}-reading.css`

/** The family that is shown instead of another on pages with its `readingFontSheet`. */
export const standIn = (family: string): string => `${family} Stand-in`

const slug = (family: string) => family.toLowerCase().replaceAll(' ', '-')
