import type { TextItem } from '#shared/parse/items.ts'

/** Texts that people see as icons or bullets, and software reads as letters or words. */
export function iconTexts(items: readonly TextItem[], lines: readonly string[]): readonly string[] {
  const inIconFonts = items.filter(({ text, font = '' }) => ICON_FONT.test(font) && READABLE.test(text))
  return [...new Set([...inIconFonts.map(({ text }) => text), ...iconNames(lines), ...letterBullets(lines)])]
}

/** Fonts whose glyphs are pictures; the readers get the letters or names behind them. */
const ICON_FONT = /icon|awesome|material\s?-?symbols|glyph|dingbat|webding|feather/i
/** Characters without a meaning are another finding. */
const READABLE = /[\p{L}\p{N}]/u

/** Names such as 'phone_iphone' and 'location_on' at the beginning of a line. */
const iconNames = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => /^[a-z]{3,}(?:_[a-z0-9]+)+(?=\s|$)/.exec(line)?.[0] ?? [])

/** This many lines that begin with the same sign are a list. */
const MIN_LINES = 3
/** A lone small letter or a rare sign before a capital or a number: 'z July 2012', '§ Led a team'. */
const LETTER_BULLET = /^(\p{Ll}|[§¨¤¡¿ØÞ])\s+(?=[\p{Lu}\p{N}])/u

function letterBullets(lines: readonly string[]): readonly string[] {
  const signs = Map.groupBy(lines, (line) => LETTER_BULLET.exec(line)?.[1] ?? '')
  return [...signs].flatMap(([sign, listed]) => (sign !== '' && listed.length >= MIN_LINES ? [sign] : []))
}
