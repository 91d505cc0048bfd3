/** What a family looks like. */
type FontKind = 'sans' | 'serif' | 'mono'

/**
 * The families that a resume can be set in. `xHeight` is a share of the type size, measured from the font files. All are
 * published under the SIL Open Font License.
 */
export const FAMILIES = {
  'Source Sans 3': { kind: 'sans', xHeight: 0.486 },
  'IBM Plex Sans': { kind: 'sans', xHeight: 0.516 },
  'Open Sans': { kind: 'sans', xHeight: 0.535 },
  Roboto: { kind: 'sans', xHeight: 0.528 },
  Literata: { kind: 'serif', xHeight: 0.507 },
  'IBM Plex Serif': { kind: 'serif', xHeight: 0.516 },
  'EB Garamond': { kind: 'serif', xHeight: 0.4 },
  'Noto Serif': { kind: 'serif', xHeight: 0.536 },
  'Work Sans': { kind: 'sans', xHeight: 0.5 },
  'Fira Sans': { kind: 'sans', xHeight: 0.527 },
  'Nunito Sans': { kind: 'sans', xHeight: 0.486 },
  'Libre Franklin': { kind: 'sans', xHeight: 0.53 },
  'Public Sans': { kind: 'sans', xHeight: 0.517 },
  Barlow: { kind: 'sans', xHeight: 0.506 },
  Mulish: { kind: 'sans', xHeight: 0.5 },
  Carlito: { kind: 'sans', xHeight: 0.478 },
  Merriweather: { kind: 'serif', xHeight: 0.555 },
  Lora: { kind: 'serif', xHeight: 0.5 },
  'Libre Baskerville': { kind: 'serif', xHeight: 0.53 },
  Spectral: { kind: 'serif', xHeight: 0.45 },
  Gelasio: { kind: 'serif', xHeight: 0.481 },
  Tinos: { kind: 'serif', xHeight: 0.459 },
  'Zilla Slab': { kind: 'serif', xHeight: 0.445 },
  'JetBrains Mono': { kind: 'mono', xHeight: 0.55 },
} as const satisfies Readonly<Record<string, { kind: FontKind; xHeight: number }>>

export type FontFamily = keyof typeof FAMILIES
/** Their names, in the order in which they are offered. */
export const FONTS = Object.keys(FAMILIES) as [FontFamily, ...FontFamily[]]
