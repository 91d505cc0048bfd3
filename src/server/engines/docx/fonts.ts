import type { IFontAttributesProperties } from 'docx'
import type { RunFormat } from '#shared/docx-look/run-format.ts'
import type { FontFamily } from '#shared/resume/schema.ts'

/**
 * A font that Word brings along. `height` is its line at single spacing as a multiple of the type size (from its hhea
 * table), `width` a letter of bold titles in German and English, the wider ones of those measured.
 */
type WordFont = { readonly name: string; readonly height: number; readonly width: number }

const ARIAL: WordFont = { name: 'Arial', height: 1.15, width: 0.52 }
const CALIBRI: WordFont = { name: 'Calibri', height: 1.221, width: 0.45 }
const CAMBRIA: WordFont = { name: 'Cambria', height: 1.172, width: 0.49 }
const CONSOLAS: WordFont = { name: 'Consolas', height: 1.171, width: 0.6 }
const GARAMOND: WordFont = { name: 'Garamond', height: 1.125, width: 0.46 }
const GEORGIA: WordFont = { name: 'Georgia', height: 1.136, width: 0.57 }
const ROCKWELL: WordFont = { name: 'Rockwell', height: 1.174, width: 0.49 }
const SEGOE: WordFont = { name: 'Segoe UI', height: 1.33, width: 0.55 }
const TIMES: WordFont = { name: 'Times New Roman', height: 1.15, width: 0.48 }

/**
 * A font, and the multiple of the page's type size at which English has about the same width in it: the mean of its
 * regular and bold face, measured by their advance widths or those of a font with the same.
 */
type Choice = readonly [font: WordFont, scale: number]

/**
 * Employers open the file with the fonts of their own machine, so each of our families stands for
 * the nearest that Word brings along: the page then looks as intended instead of falling to a default.
 */
const WORD_FONTS = {
  'Source Sans 3': [CALIBRI, 1.02],
  'IBM Plex Sans': [ARIAL, 1],
  'Open Sans': [SEGOE, 1.05],
  Roboto: [ARIAL, 0.98],
  Literata: [GEORGIA, 1.03],
  'IBM Plex Serif': [CAMBRIA, 1.12],
  'EB Garamond': [GARAMOND, 1],
  'Noto Serif': [CAMBRIA, 1.15],
  'Work Sans': [ARIAL, 1.09],
  'Fira Sans': [SEGOE, 1.01],
  'Nunito Sans': [SEGOE, 1.01],
  'Libre Franklin': [ARIAL, 1.03],
  'Public Sans': [ARIAL, 1.03],
  Barlow: [ARIAL, 0.95],
  Mulish: [SEGOE, 1.02],
  Carlito: [CALIBRI, 1],
  Merriweather: [GEORGIA, 1.03],
  Lora: [CAMBRIA, 1.11],
  'Libre Baskerville': [GEORGIA, 1.09],
  Spectral: [CAMBRIA, 1.05],
  Gelasio: [GEORGIA, 1],
  Tinos: [TIMES, 1],
  'Zilla Slab': [ROCKWELL, 1],
  'JetBrains Mono': [CONSOLAS, 1.09],
} satisfies Readonly<Record<FontFamily, Choice>>

/** Of a family that is not ours, such as that of a page without a sheet, Calibri. */
const choiceFor = (family: string): Choice => BY_NAME.get(family) ?? [CALIBRI, 1]
const BY_NAME = new Map<string, Choice>(Object.entries(WORD_FONTS))

export function fontOf(family: string): IFontAttributesProperties {
  const [{ name }] = choiceFor(family)
  return { ascii: name, hAnsi: name, cs: 'Arial', eastAsia: 'Microsoft YaHei' }
}

/** The size at which text is as wide as on the page, in half points. */
export function sizeOf({ family, size }: RunFormat): number {
  const [, scale] = choiceFor(family)
  return Math.max(2, Math.round(size * scale))
}

/** A line height as a multiple of the type size of the page, in the units of `w:line`: 240 are the font's own line. */
export function lineOf(text: RunFormat, multiple: number): number {
  const [{ height }] = choiceFor(text.family)
  return Math.round((240 * multiple * text.size) / (height * sizeOf(text)))
}

/** About the width of a text in points, rather too much. */
export function aboutWidth(text: string, format: RunFormat): number {
  const [{ width }] = choiceFor(format.family)
  const letters = text.length + (text.match(IDEOGRAPH)?.length ?? 0)
  return letters * width * (sizeOf(format) / 2) * (format.bold ? 1 : REGULAR) * (format.upperCase ? CAPITALS : 1)
}

/** As wide as two letters. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
/** Widths as multiples of those of bold small letters. */
const [REGULAR, CAPITALS] = [0.94, 1.3]
