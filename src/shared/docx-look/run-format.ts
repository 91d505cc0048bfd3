import type { Style } from '#shared/docx-look/style.ts'
import { contrastOf, onAccent } from '#shared/template/accent.ts'

/** The format of some text. Sizes and letter spacing are in points, colors like #1f4e79. */
export type RunFormat = {
  readonly family: string
  /** In half points, as Word has them, but not yet whole. */
  readonly size: number
  readonly color: string
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly upperCase: boolean
  readonly spacing: number
}

/** Text with less contrast than large type needs (WCAG 2.2, 1.4.3) was meant for a background that Word does not have. */
const MIN_CONTRAST = 3

/** The format of an element's text on a background (`null`: paper), within a page. */
export const runFormatOf = (style: Style, background: string | null, page: Style): RunFormat => ({
  family: style.family,
  size: Math.round(style.size * 150) / 100,
  color: readable(style.color, background ?? '#ffffff', page.color),
  bold: style.bold,
  italic: style.italic,
  underline: style.underline,
  upperCase: style.upperCase,
  spacing: Math.round(style.letterSpacing * 0.75 * 20) / 20,
})

function readable(color: string, background: string, usual: string): string {
  const isReadable = (one: string) => contrastOf(one, background) >= MIN_CONTRAST
  return [color, usual].find(isReadable) ?? onAccent(background)
}
