/** Characters that nobody sees and that part words for machines: zero-width blanks, word joiners, soft hyphens. */
export const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g
/** Characters that only the font of an icon can draw, and what is left of a broken one. */
export const PRIVATE = /[\p{Co}\uFFFD]/gu
/** Pictures and stars anywhere, and marks that are typed as bullets at the beginning of a line. */
export const DECORATION = new RegExp(
  [
    String.raw`(?![©®™↔♀♂ℹ])\p{Extended_Pictographic}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]*)*`,
    String.raw`[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u20E3\uFE0E\uFE0F]+`,
    '[★☆●○■□◆◇✦✧❖✓✔✗✘➔➜➢➤►▸‣]+',
    String.raw`[•◦∙·▪▫→⇒»]+(?<=^[ \t]*[•◦∙·▪▫→⇒»]+)(?=[ \t])`,
  ].join('|'),
  'gmu',
)

/**
 * What is left for a reader of words: invisible characters are gone, decorations are as many blanks, so that places
 * in the text stay where they were.
 */
export const readable = (text: string): string =>
  ASCII.test(text) ? text : text.replace(INVISIBLE, '').replace(PRIVATE, blank).replace(DECORATION, blank)

/** With one blank between words, and none before a mark or at the ends of lines. */
export const squeezed = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<!\s)\s+(?=[,.;:!?)\]])/g, '')
    .replace(/ ?\n ?/g, '\n')
    .trim()

const ASCII = /^[\n\r\t -~]*$/
const blank = (found: string): string => ' '.repeat(found.length)
