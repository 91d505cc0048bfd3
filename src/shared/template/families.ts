import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'

/** Letters that every family has. */
const EVERYDAY = /[\n -~\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]+/g

/** What a family to fall back on is there for. Those of some scripts are hundreds of files, so each is declared by itself. */
const LETTERS: Readonly<Record<(typeof FALLBACK_FONTS)[number], RegExp>> = {
  'Open Sans': /./su,
  // Chinese and Japanese, and the signs that no other family has.
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

/** The families that a text needs of those it is set in, and the ones to fall back on where these lack its letters. */
export function familiesFor(families: readonly string[], text: string): readonly string[] {
  const odd = text.replace(EVERYDAY, '')
  return odd === '' ? families : [...new Set([...families, ...FALLBACK_FONTS.filter((one) => LETTERS[one].test(odd))])]
}

/** Where the site serves the faces of a family: text waits for them, as it is measured. */
export const fontSheet = (family: string): string => `/fonts/${slug(family)}.css`

/** The same for text that is read rather than measured: letters of the device stand in until they come. */
export const readingFontSheet = (family: string): string => `/fonts/${slug(family)}-reading.css`

/** The family that stands in for another on pages with its `readingFontSheet`. */
export const standIn = (family: string): string => `${family} Stand-in`

const slug = (family: string) => family.toLowerCase().replaceAll(' ', '-')
