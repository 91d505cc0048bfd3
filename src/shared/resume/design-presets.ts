import type { Design, FontFamily } from '#shared/resume/schema.ts'

/** Ready-made arrangements; what one doesn't set is the template's choice. */
export const DESIGN_PRESETS = {
  airy: { density: 'airy', margin: 24, gap: 1.1, headingLine: 'none' },
  onePage: { fitPages: 1, margin: 13, nameSize: 0.85, headingLine: 'thin' },
  classic: {
    accent: '#1f2937',
    font: 'EB Garamond',
    margin: 20,
    headingCase: 'uppercase',
    headingLine: 'thin',
    datePosition: 'right',
    bullet: 'disc',
    contactIcons: false,
  },
  modern: { font: 'Public Sans', headingCase: 'none', headingSize: 1.15, headingLine: 'none', contactIcons: true },
} as const satisfies Readonly<Record<string, Design>>
export type DesignPreset = keyof typeof DESIGN_PRESETS

type FontPairing = { readonly heading: FontFamily; readonly text: FontFamily }

/** Families for headings and text that go well together: alike in proportion, different in kind or weight. */
export const FONT_PAIRINGS: readonly FontPairing[] = [
  { heading: 'Merriweather', text: 'Open Sans' },
  { heading: 'Libre Baskerville', text: 'Source Sans 3' },
  { heading: 'EB Garamond', text: 'Fira Sans' },
  { heading: 'Lora', text: 'Mulish' },
  { heading: 'Zilla Slab', text: 'Public Sans' },
  { heading: 'Zilla Slab', text: 'Nunito Sans' },
  { heading: 'IBM Plex Sans', text: 'IBM Plex Serif' },
  { heading: 'Work Sans', text: 'Gelasio' },
  { heading: 'Libre Franklin', text: 'Literata' },
  { heading: 'JetBrains Mono', text: 'IBM Plex Sans' },
]
