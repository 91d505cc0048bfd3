import type { FontFamily } from '#shared/resume/schema.ts'

/** The x-height of each family as a share of the type size, measured from the font files. */
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
 * The factor by which a chosen family must be enlarged to look as large as the template's own; the CSS property for
 * this makes pages differ. Other scripts use fallback families, which don't change: a page (its HTML) in those scripts
 * keeps its size.
 */
export function sizeBeside(own: FontFamily, chosen: FontFamily | undefined, html: string): number {
  return chosen === undefined || isOfOtherScripts(html) ? 1 : X_HEIGHTS[own] / X_HEIGHTS[chosen]
}

/** From a third of the letters on: an ideograph takes at least the space of two Latin letters. */
function isOfOtherScripts(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, '')
  const others = text.match(OTHER_LETTER)?.length ?? 0
  return others > 0 && others * 3 > (text.match(/\p{L}/gu)?.length ?? 0)
}

/** Letters of scripts that not all families support. */
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/gu
