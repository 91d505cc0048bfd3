import type { FontFamily } from '#shared/resume/schema.ts'
import { standIn } from '#shared/template/families.ts'

/** What nearly every device has, all four of Arial's widths: Windows and Apple's, Linux's, Android's. */
const LOCAL = {
  '400': ['Arial', 'Liberation Sans', 'Nimbus Sans', 'Roboto'],
  '700': ['Arial Bold', 'Liberation Sans Bold', 'Nimbus Sans Bold', 'Roboto Bold'],
}

/**
 * How wide a family sets a resume's English sentences, in percent of Arial, upright and bold; measured in the browser
 * with the faces of the site and Nimbus Sans, which is as wide as Arial.
 */
const WIDTHS: Readonly<Record<FontFamily, Readonly<Record<'400' | '700', number>>>> = {
  'Source Sans 3': { '400': 93.6, '700': 92.1 },
  'IBM Plex Sans': { '400': 101.2, '700': 98.5 },
  'Open Sans': { '400': 106, '700': 105.5 },
  Roboto: { '400': 100.3, '700': 94.6 },
  Literata: { '400': 106.2, '700': 105.4 },
  'IBM Plex Serif': { '400': 105.8, '700': 102.9 },
  'EB Garamond': { '400': 85.8, '700': 88 },
  'Noto Serif': { '400': 107.7, '700': 106.4 },
  'Work Sans': { '400': 111.9, '700': 104.4 },
  'Fira Sans': { '400': 102.4, '700': 95.3 },
  'Nunito Sans': { '400': 101.2, '700': 97.8 },
  'Libre Franklin': { '400': 103.8, '700': 99.6 },
  'Public Sans': { '400': 104.3, '700': 99.4 },
  Barlow: { '400': 96.8, '700': 92.3 },
  Mulish: { '400': 103.9, '700': 100.1 },
  Carlito: { '400': 91.7, '700': 87.1 },
  Merriweather: { '400': 108.1, '700': 103.3 },
  Lora: { '400': 105.4, '700': 100.6 },
  'Libre Baskerville': { '400': 115.8, '700': 110 },
  Spectral: { '400': 100.4, '700': 97 },
  Gelasio: { '400': 100.1, '700': 108.1 },
  Tinos: { '400': 91.4, '700': 90.1 },
  'Zilla Slab': { '400': 97, '700': 92 },
  'JetBrains Mono': { '400': 137, '700': 127.1 },
}

/**
 * The face that stands in for a family's Latin letters, `range`, while these are on their way: letters of the device, as
 * wide as those that come, so that lines break where they will. Empty for a family that no resume is set in by choice.
 */
export function fallbackFace(family: string, weight: string, range: string): string {
  const widths = WIDTHS[family as FontFamily] as (typeof WIDTHS)[FontFamily] | undefined
  if (!widths || (weight !== '400' && weight !== '700')) return ''
  const local = LOCAL[weight].map((name) => `local('${name}')`).join(',')
  return `@font-face{font-family:'${standIn(family)}';font-weight:${weight};src:${local};size-adjust:${widths[weight]}%;unicode-range:${range}}`
}
