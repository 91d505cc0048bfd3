import { FAMILIES } from '#shared/resume/font-families.ts'
import type { Design, FontFamily } from '#shared/resume/schema.ts'
import { paperSize, textFamily } from '#shared/template/template-type.ts'

/** CSS pixels of a point. */
const POINT = 4 / 3

/** The factor between a template's own type size and that of a design: of the chosen points, or else of the family. */
export function typeFactor(design: Design, cssStyles: string, html: string): number {
  if (design.fontSize !== undefined) return (design.fontSize * POINT) / paperSize(cssStyles)
  return sizeBeside(textFamily(cssStyles), design.font, html)
}

/**
 * The factor by which a chosen family must be enlarged to look as large as the template's own; the CSS property for
 * this makes pages differ. Other scripts use fallback families, which don't change: a page (its HTML) in those scripts
 * keeps its size.
 */
export function sizeBeside(own: FontFamily, chosen: FontFamily | undefined, html: string): number {
  return chosen === undefined || isOfOtherScripts(html) ? 1 : FAMILIES[own].xHeight / FAMILIES[chosen].xHeight
}

/** From a third of the letters on: an ideograph takes at least the space of two Latin letters. */
function isOfOtherScripts(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, '')
  const others = text.match(OTHER_LETTER)?.length ?? 0
  return others > 0 && others * 3 > (text.match(/\p{L}/gu)?.length ?? 0)
}

/** Letters of scripts that not all families support. */
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/gu
