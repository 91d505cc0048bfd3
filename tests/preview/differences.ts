import type { PlacedWord, PreviewedPages } from './preview-page.ts'
import type { PrintedRun } from './printed-pages.ts'

/** Tolerance in pixels for the position of a run: layout and file round differently. */
const TOLERANCE = 2
/** Characters of a file that are not text: the bullets of every style and the numbers of lists. */
const isListMark = (text: string) => /^(?:[•◦▪–]|\d{1,2}\.)$/.test(text)

/**
 * Describes the differences between a preview and its file; empty when both have the same pages and every run of text
 * starts at the same position of the same line.
 */
export function differences(previewed: PreviewedPages, printed: readonly (readonly PrintedRun[])[]): string[] {
  if (previewed.length !== printed.length) return [`${previewed.length} pages previewed, ${printed.length} printed`]
  return previewed.flatMap((words, index) => {
    const found = pageDifference(words, printed[index] ?? [])
    return found ? [`page ${index + 1} of ${previewed.length}: ${found}`] : []
  })
}

function pageDifference(words: readonly PlacedWord[], runs: readonly PrintedRun[]): string | undefined {
  const characters = words.flatMap((word) => [...plain(word.text)].map((letter, at) => ({ letter, at, word })))
  let next = 0
  for (const { text, left, baseline } of runs) {
    const run = [...plain(text)]
    const here = characters.slice(next, next + run.length)
    // A dash may be a bullet before text that begins with one.
    const isBefore = isListMark(text.trim()) && here[0] && here[0].word.left - left > TOLERANCE
    if (isBefore || here.some(({ letter }, at) => letter !== run[at]) || here.length < run.length) {
      if (isListMark(text.trim())) continue
      return `printed "${text}" where the preview has "${here.map(({ letter }) => letter).join('')}"`
    }
    const [first] = here
    next += run.length
    if (!first) continue
    const { word } = first
    if (baseline < word.top - TOLERANCE || baseline > word.bottom + TOLERANCE)
      return `"${text}" stands at ${baseline.toFixed(1)}, its line from ${word.top.toFixed(1)} to ${word.bottom.toFixed(1)}`
    if (first.at === 0 && Math.abs(left - word.left) > TOLERANCE)
      return `"${text}" begins at ${left.toFixed(1)} instead of ${word.left.toFixed(1)}`
  }
  const missing = characters.slice(next).map(({ letter }) => letter)
  return missing.length > 0 ? `not printed: "${missing.join('')}"` : undefined
}

/**
 * Headings may print in capitals, without their accents in Greek and with dots in Turkish, and a file has no spaces at the
 * ends of lines. A Japanese dot has the glyph of the middle dot, which is what readers get.
 */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\s+|\p{M}/gu, '')
    .replaceAll('・', '·')
    .toUpperCase()
