import { FALLBACK_FONTS } from '#shared/template/base-sheet.ts'

/** Letters that every family has. For others the families to fall back on are declared too, which are many files. */
const EVERYDAY = /^[\n -~\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]*$/

/** The families that a text needs of those it is set in, and the ones to fall back on where these lack its letters. */
export const familiesFor = (families: readonly string[], text: string): readonly string[] =>
  EVERYDAY.test(text) ? families : [...new Set([...families, ...FALLBACK_FONTS])]

/** Where the site serves the faces of a family: text waits for them, as it is measured. */
export const fontSheet = (family: string): string => `/fonts/${slug(family)}.css`

/** The same for text that is read rather than measured: letters of the device stand in until they come. */
export const readingFontSheet = (family: string): string => `/fonts/${slug(family)}-reading.css`

/** The family that stands in for another on pages with its `readingFontSheet`. */
export const standIn = (family: string): string => `${family} Stand-in`

const slug = (family: string) => family.toLowerCase().replaceAll(' ', '-')
