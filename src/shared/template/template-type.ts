import { FONTS, type FontFamily } from '#shared/resume/schema.ts'

/** The family of a template's body text. */
export const textFamily = (cssStyles: string): FontFamily =>
  FONTS.find((family) => cssStyles.includes(`--font:'${family}'`)) ?? 'Source Sans 3'

/** The family of a template's name and headings. */
export const headingFamily = (cssStyles: string): FontFamily =>
  FONTS.find((family) => cssStyles.includes(`--heading-font:'${family}'`)) ?? textFamily(cssStyles)

/** The size of a template's body text on paper, in px. */
export function paperSize(cssStyles: string): number {
  const [, size, unit] = /\.doc\s*\{[^}]*\bfont-size:\s*(?:calc\(\s*)?([\d.]+)(px|pt)/.exec(cssStyles) ?? []
  return size === undefined ? 13 : Number(size) * (unit === 'pt' ? 4 / 3 : 1)
}
