import { baselineOf, rightEdgeOf, rowsOf, type Place, type ReadFile, type TextItem } from '#shared/parse/items.ts'

/** Words next to each other on a line that no one can see on the page. */
export type HiddenText = Place & { readonly text: string }

/** The file without hidden text, as one reader read it. */
export function visibleText(file: ReadFile, hidden: readonly HiddenText[]): ReadFile {
  if (hidden.length === 0) return file
  const byPage = Map.groupBy(hidden, ({ page }) => page)
  const items = file.items.flatMap((item) => withoutHidden(item, byPage.get(item.page) ?? []))
  const text = rowsOf(items).map((row) => row.map((item) => item.text).join(' '))
  return { ...file, items, text: text.join('\n') }
}

/** Readers join texts of one font, so a run may hold visible and hidden words. */
function withoutHidden(item: TextItem, hidden: readonly HiddenText[]): readonly TextItem[] {
  const words = hidden
    .filter((one) => overlaps(item, one))
    .flatMap((one) => one.text.split(' ').map((text) => ({ ...one, text })))
  const kept = words.reduce((text, word) => withoutWord(text, item, word), item.text)
  if (kept === item.text) return [item]
  const text = kept.replace(/\s+/g, ' ').trim()
  return text === '' ? [] : [{ ...item, text }]
}

/** Whether a hidden text is in the area of a run, which may be turned. */
function overlaps(item: TextItem, hidden: HiddenText): boolean {
  const middle = hidden.y + hidden.height / 2
  const isOnLine = middle > item.y - item.height * 0.2 && middle < baselineOf(item) + item.height * 0.4
  return isOnLine && hidden.x < rightEdgeOf(item) && rightEdgeOf(hidden) > item.x
}

/** The text without the occurrence of a word that is nearest to its place. */
function withoutWord(text: string, item: TextItem, word: HiddenText): string {
  const expected = ((word.x - item.x) / Math.max(item.width, 1)) * text.length
  let [found, at] = [-1, text.indexOf(word.text)]
  while (at !== -1) {
    if (found === -1 || Math.abs(at - expected) < Math.abs(found - expected)) found = at
    at = text.indexOf(word.text, at + 1)
  }
  return found === -1
    ? text
    : text.slice(0, found) + ' '.repeat(word.text.length) + text.slice(found + word.text.length)
}
