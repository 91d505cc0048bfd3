/** Letters of the scripts that run from right to left: Hebrew, Arabic and their relatives. */
const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/gu

/**
 * Whether a page (its HTML) runs from right to left: from a third of the letters on, because addresses, dates and names
 * of software are in Latin letters in every language.
 */
export function isRightToLeft(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, '')
  const ours = text.match(RIGHT_TO_LEFT_LETTER)?.length ?? 0
  return ours > 0 && ours * 3 > (text.match(/\p{L}/gu)?.length ?? 0)
}

/**
 * Mirrors a page that runs from right to left; comes after the template. Each paragraph keeps the order of its own
 * script, as do dates and addresses. Joined letters cannot be spaced or slanted, and rise higher than Latin ones.
 */
export const directionSheet = (html: string): string => (isRightToLeft(html) ? MIRRORED : '')

const MIRRORED = `.doc{direction:rtl;--start:right;--end:left}
.doc :is(.dates,.contact a){unicode-bidi:plaintext}
.doc :is(.contacts,.links){unicode-bidi:isolate}
.doc.doc.doc.doc :not(em,i){letter-spacing:0;font-style:normal}
.doc.doc h1{line-height:1.3}
`
