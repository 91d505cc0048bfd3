/** Invisible characters that split words for machines: zero-width spaces, word joiners, soft hyphens. */
export const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g
/** Characters of icon fonts, and the replacement character for broken ones. */
export const PRIVATE = /[\p{Co}\uFFFD]/gu
/** Emoji and stars anywhere, and bullet characters at the start of a line. */
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
 * Text as words only: invisible characters are removed, decorations become the same number of spaces, so positions stay
 * the same.
 */
export const readable = (text: string): string =>
  ASCII.test(text) ? text : text.replace(INVISIBLE, '').replace(PRIVATE, blank).replace(DECORATION, blank)

/** With one space between words, and none before punctuation or at line ends. */
export const squeezed = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<!\s)\s+(?=[,.;:!?)\]])/g, '')
    .replace(/ ?\n ?/g, '\n')
    .trim()

const ASCII = /^[\n\r\t -~]*$/
const blank = (found: string): string => ' '.repeat(found.length)
