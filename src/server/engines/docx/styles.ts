import type { IFontAttributesProperties, IStylesOptions } from 'docx'
import type { Density, FontFamily } from '#shared/resume/schema.ts'
import { DENSITY } from '#shared/template/base-sheet.ts'

export type Look = { readonly family: FontFamily; readonly accent: string; readonly density: Density }

/**
 * Employers open the file with the fonts of their own machine, so each of our families stands for
 * the nearest that Word brings along: the page then looks as intended instead of falling to a default.
 */
const WORD_FONTS: Readonly<Record<FontFamily, string>> = {
  'Source Sans 3': 'Calibri',
  'IBM Plex Sans': 'Arial',
  'Open Sans': 'Segoe UI',
  Roboto: 'Arial',
  Literata: 'Georgia',
  'IBM Plex Serif': 'Cambria',
  'EB Garamond': 'Garamond',
  'Noto Serif': 'Cambria',
}

export function fontOf({ family }: Look): IFontAttributesProperties {
  const name = WORD_FONTS[family]
  return { ascii: name, hAnsi: name, cs: 'Arial', eastAsia: 'Microsoft YaHei' }
}

/** Word's regions for the languages of a resume; spelling is checked in them. */
const REGIONS: Readonly<Record<string, string>> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE' }

/** Sizes in half points, spaces in twips, taken from the printed page (13 CSS pixels are 9.75 points). */
export function styleSheet(look: Look, lang: string): IStylesOptions {
  const accent = look.accent.slice(1)
  const font = fontOf(look)
  const { gap, leading, scale } = DENSITY[look.density]
  const type = (halfPoints: number) => Math.round(halfPoints * scale)
  const space = (twips: number) => Math.round(twips * gap)
  const head = { basedOn: 'Normal', next: 'Normal', quickFormat: true }
  return {
    default: {
      document: {
        run: {
          font,
          size: type(20),
          language: { value: REGIONS[lang] ?? 'en-US', eastAsia: 'zh-CN', bidirectional: 'he-IL' },
        },
        paragraph: { spacing: { line: Math.round(264 * leading), after: space(40) } },
      },
      title: {
        ...head,
        run: { font, size: type(44), bold: true, color: '111827' },
        paragraph: { spacing: { after: space(40) } },
      },
      heading1: {
        ...head,
        run: { font, size: type(24), bold: true, color: accent },
        paragraph: { spacing: { before: space(240), after: space(80) }, keepNext: true },
      },
      heading2: {
        ...head,
        run: { font, size: type(21), bold: true, color: '111827' },
        paragraph: { spacing: { before: space(120), after: 0 }, keepNext: true },
      },
      listParagraph: { basedOn: 'Normal', quickFormat: true, paragraph: { spacing: { after: space(20) } } },
      hyperlink: { basedOn: 'DefaultParagraphFont', run: { color: accent, underline: { type: 'single' } } },
    },
    paragraphStyles: [
      { id: 'Employer', name: 'Employer', ...head, run: { italics: true, color: '374151' } },
      {
        id: 'Contacts',
        name: 'Contacts',
        ...head,
        run: { color: '374151' },
        paragraph: { spacing: { after: space(120) } },
      },
    ],
    characterStyles: [
      {
        id: 'Dates',
        name: 'Dates',
        basedOn: 'DefaultParagraphFont',
        run: { bold: false, color: '4B5563', size: type(19) },
      },
    ],
  }
}
