import type { IFontAttributesProperties } from 'docx'
import type { FontFamily } from '#shared/resume/schema.ts'

/** A font that Word brings along. `height` is its line at single spacing as a multiple of the type size (from its hhea table). */
type WordFont = { readonly name: string; readonly height: number }

const ARIAL: WordFont = { name: 'Arial', height: 1.15 }
const CALIBRI: WordFont = { name: 'Calibri', height: 1.221 }
const CAMBRIA: WordFont = { name: 'Cambria', height: 1.172 }
const CONSOLAS: WordFont = { name: 'Consolas', height: 1.171 }
const GARAMOND: WordFont = { name: 'Garamond', height: 1.125 }
const GEORGIA: WordFont = { name: 'Georgia', height: 1.136 }
const ROCKWELL: WordFont = { name: 'Rockwell', height: 1.174 }
const SEGOE: WordFont = { name: 'Segoe UI', height: 1.33 }
const TIMES: WordFont = { name: 'Times New Roman', height: 1.15 }

/**
 * Employers open the file with the fonts of their own machine, so each of our families stands for
 * the nearest that Word brings along: the page then looks as intended instead of falling to a default.
 */
const WORD_FONTS = {
  'Source Sans 3': CALIBRI,
  'IBM Plex Sans': ARIAL,
  'Open Sans': SEGOE,
  Roboto: ARIAL,
  Literata: GEORGIA,
  'IBM Plex Serif': CAMBRIA,
  'EB Garamond': GARAMOND,
  'Noto Serif': CAMBRIA,
  'Work Sans': ARIAL,
  'Fira Sans': SEGOE,
  'Nunito Sans': SEGOE,
  'Libre Franklin': ARIAL,
  'Public Sans': ARIAL,
  Barlow: ARIAL,
  Mulish: SEGOE,
  Carlito: CALIBRI,
  Merriweather: GEORGIA,
  Lora: CAMBRIA,
  'Libre Baskerville': GEORGIA,
  Spectral: CAMBRIA,
  Gelasio: GEORGIA,
  Tinos: TIMES,
  'Zilla Slab': ROCKWELL,
  'JetBrains Mono': CONSOLAS,
} satisfies Readonly<Record<FontFamily, WordFont>>

/** Of a family that is not ours, such as that of a page without a sheet, Calibri. */
const wordFont = (family: string): WordFont => BY_NAME.get(family) ?? CALIBRI
const BY_NAME = new Map<string, WordFont>(Object.entries(WORD_FONTS))

export function fontOf(family: string): IFontAttributesProperties {
  const { name } = wordFont(family)
  return { ascii: name, hAnsi: name, cs: 'Arial', eastAsia: 'Microsoft YaHei' }
}

/** A line height as a multiple of the type size, in the units of `w:line`: 240 are the font's own line. */
export const lineOf = (family: string, multiple: number): number =>
  Math.round((240 * multiple) / wordFont(family).height)
