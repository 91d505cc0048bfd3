import type { FontFamily } from '#shared/resume/schema.ts'

/** Height of the letter x in each family, as a share of the type size: read off the fonts themselves. */
const X_HEIGHTS: Readonly<Record<FontFamily, number>> = {
  'Source Sans 3': 0.486,
  'IBM Plex Sans': 0.516,
  'Open Sans': 0.535,
  Roboto: 0.528,
  Literata: 0.507,
  'IBM Plex Serif': 0.516,
  'EB Garamond': 0.4,
  'Noto Serif': 0.536,
}

/**
 * By how much a chosen family is to be enlarged to look as large as the template's own; the CSS property for this makes
 * pages differ. Other scripts fall back on families of their own, which look as large beside either: a page (its HTML)
 * that is written in them keeps its size.
 */
export function sizeBeside(own: FontFamily, chosen: FontFamily | undefined, html: string): number {
  return chosen === undefined || isOfOtherScripts(html) ? 1 : X_HEIGHTS[own] / X_HEIGHTS[chosen]
}

/** From a third of the letters on: an ideograph takes the room of two Latin letters and more. */
function isOfOtherScripts(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, '')
  const others = text.match(OTHER_LETTER)?.length ?? 0
  return others > 0 && others * 3 > (text.match(/\p{L}/gu)?.length ?? 0)
}

/** Of no script that each of the families is drawn for. */
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/gu
