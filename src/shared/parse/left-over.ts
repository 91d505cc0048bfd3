import { findRange, isDates } from '#shared/parse/date-ranges.ts'
import type { Find } from '#shared/parse/find.ts'
import { headingNamed } from '#shared/parse/heading-words.ts'
import type { Cell, Line } from '#shared/parse/line.ts'

/** Texts of the file that stand in no field: nothing may vanish, so a person is shown them. */
export function leftOverOf(lines: readonly Line[], finds: readonly Find[], titles: readonly Line[]): readonly string[] {
  const kept = squeeze(finds.map(({ value }) => (value === true ? '' : value)).join('\n'))
  const named = new Set(titles)
  return lines.flatMap((line) => {
    if (named.has(line)) return []
    const lost = line.cells.filter((cell) => !isKept(cell, kept))
    return lost.length === 0 ? [] : [lost.map(({ text }) => text).join(' ')]
  })
}

function isKept({ text }: Cell, kept: string): boolean {
  if (isLabel(text)) return true
  const range = findRange(text)
  if (range && isDates(text)) return [range.start, range.end].every((date) => kept.includes(squeeze(date)))
  // Dates are kept in another form, labels are not kept.
  const texts = [text, text.replace(/^[^:]{1,40}:\s+/, ''), ...(range ? [range.before + range.after] : [])]
  return texts.some((one) => kept.includes(squeeze(one))) || partsOf(text).every((part) => kept.includes(squeeze(part)))
}

const isLabel = (text: string) => headingNamed(text) !== null || squeeze(text) === ''

/** Texts that were parted into several fields. */
const partsOf = (text: string): readonly string[] =>
  text
    .replace(/^[^:]{1,40}:\s+/, '')
    .split(/\s*[,;|•·–—()]\s*|\s+(?:at|bei|chez|in|en)\s+|\s-\s/u)
    .filter((part) => !isDates(part))

/** Letters and digits in lower case: blanks, hyphens and marks are set anew. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\n]+/gu, '')
