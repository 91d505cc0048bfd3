import type { Fragment } from '#shared/parse/fragments.ts'

/** Icon fonts use the private use area; characters without a glyph are read as NUL or a replacement character. */
const ICON = /[\uE000-\uF8FF\0\uFFFD]/u
const RATING = /(?:[●○•◦★☆■□▪▫◆◇⬤◯⚫⚪✦✧]\s*){3,}$/u

/** Whether a line is a rule made of characters: '=====', '-----'. */
export const isRule = (text: string): boolean => /^\s*([=_*~#—–-])\1{2,}\s*$/u.test(text)

/** A text without icons, ratings such as '●●●○○' and rules, which mean nothing by themselves. */
export function withoutOrnaments(one: Fragment): readonly Fragment[] {
  if (isRule(one.text)) return []
  const icons = one.text.match(/^(?:[\uE000-\uF8FF\0\uFFFD]\s*)+/u)?.[0] ?? ''
  if (!ICON.test(one.text) && !RATING.test(one.text)) return [one]
  // The mark of a list is in the same area; whether it is one shows in the whole file.
  const mark = /^[\uF0B7\uF0A7\uF0D8\uF0FC\uF076]\s/u.exec(one.text)?.[0] ?? ''
  const text = `${mark}${one.text.slice(mark.length).replace(new RegExp(ICON, 'gu'), '').replace(RATING, '').replace(/\s+/g, ' ').trim()}`
  return text.trim() === '' ? [] : [{ ...one, text, x: icons === '' || mark !== '' ? one.x : one.x + one.size }]
}

/** How many lines a mark must begin to be the file's own bullet. */
const MIN_LINES = 3
/** Letters that are words in one of the four languages don't count: 'a', 'y', 'I', 'à'. */
const MARK = /^([^\p{L}\p{N}\s"'“‘«„([{+#$€£&@]|(?![aeiouyà])\p{L})\s+\S/iu

/**
 * The characters with which this file marks items of lists. Programs write bullets as letters of symbol fonts, such as
 * 'z' or '§', and only their number shows what they are.
 */
export function listMarksOf(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const mark = MARK.exec(text)?.[1]
    if (mark) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  return new Set([...counts].flatMap(([mark, count]) => (count >= MIN_LINES ? [mark] : [])))
}

export const isMarkOf = (text: string, marks: ReadonlySet<string>): boolean => {
  const mark = MARK.exec(text)?.[1]
  return mark !== undefined && marks.has(mark)
}
