import { baselineOf, rightEdgeOf, type TextItem } from '#shared/parse/items.ts'
import type { Cell, Look, StyleChange } from '#shared/parse/line.ts'

/** A cell with its baseline, before lines are assembled. */
export type Fragment = Cell & { readonly box: NonNullable<Cell['box']>; readonly baseline: number }

/** In em: up to this gap, letters belong to one word; from this gap on, text is in another cell. */
const WORD_GAP = 0.12
const CELL_GAP = 0.9
/** The cell gap where the style changes too, such as between a title and the employer after it. */
const CELL_GAP_BETWEEN_LOOKS = 0.55

/** Joins the text runs of a page into fragments: words on one line without a wide gap. */
export function fragmentsOf(items: readonly TextItem[]): readonly Fragment[] {
  return rowsByBaseline(items.filter(({ text }) => text.trim() !== '')).flatMap((row) => {
    const groups: TextItem[][] = []
    for (const item of row) {
      const group = groups.at(-1)
      const last = group?.at(-1)
      if (group && last && belongTogether(last, item)) group.push(item)
      else groups.push([item])
    }
    return groups.flatMap(splitAtSpaces).map(fragmentOfGroup)
  })
}

/** Items by baseline from top to bottom, each row from left to right. */
function rowsByBaseline(items: readonly TextItem[]): TextItem[][] {
  const found: TextItem[][] = []
  for (const item of items.toSorted((a, b) => baselineOf(a) - baselineOf(b))) {
    const row = found.at(-1)
    const first = row?.[0]
    if (row && first && baselineOf(item) - baselineOf(first) <= 0.3 * Math.min(item.height, first.height))
      row.push(item)
    else found.push([item])
  }
  return found.map((row) => row.toSorted((a, b) => a.x - b.x))
}

function belongTogether(last: TextItem, next: TextItem): boolean {
  const em = Math.max(last.height, next.height)
  const gap = next.x - rightEdgeOf(last)
  const sameLook = isAlike(looksOf(last), looksOf(next))
  // A list bullet belongs to its text even when it is far away.
  if (isDot(last.text)) return gap < 4 * em
  return gap < (sameLook ? CELL_GAP : CELL_GAP_BETWEEN_LOOKS) * em
}

const isDot = (text: string) => /^\s*[•●▪■◦‣∙·–-]\s*$/.test(text)

/** Some programs fill gaps with spaces instead of moving, so many spaces in a row also separate cells. */
function splitAtSpaces(group: readonly TextItem[]): (readonly TextItem[])[] {
  const [only] = group
  if (group.length > 1 || !only || !/\S(?: {4,}|\t+)\S/.test(only.text)) return [group]
  const perLetter = only.width / only.text.length
  return [...only.text.matchAll(/\S+(?: {1,3}\S+)*/g)].map((part) => [
    { ...only, text: part[0], x: only.x + part.index * perLetter, width: part[0].length * perLetter },
  ])
}

function fragmentOfGroup(group: readonly TextItem[]): Fragment {
  const first = group[0] as TextItem // Groups are never empty.
  const text = textOf(group)
  const turns = styleChangesOf(group)
  const letters = (has: (item: TextItem) => boolean | undefined) =>
    group.reduce((sum, item) => sum + (has(item) ? item.text.trim().length : 0), 0)
  const all = letters(() => true)
  const size = Math.max(...group.map(({ height }) => height))
  const end = Math.max(...group.map(rightEdgeOf))
  const baseline = baselineOf(first)
  const box = { page: first.page, x: first.x, y: baseline - size, width: end - first.x, height: size }
  return {
    text,
    box,
    x: first.x,
    end,
    size,
    baseline,
    bold: letters(({ bold }) => bold) * 2 > all,
    italic: letters(({ italic }) => italic) * 2 > all,
    blocks: blocksOf(group),
    ...(turns.length > 1 && { turns }),
  }
}

const textOf = (group: readonly TextItem[]): string =>
  withoutLetterSpacing(
    group.reduce((all, item, i) => all + (i > 0 ? spaceBetween(group[i - 1], item) : '') + item.text, ''),
  )
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()

/** Where each style begins. */
const styleChangesOf = (group: readonly TextItem[]): readonly StyleChange[] =>
  group.flatMap((item, at) =>
    at > 0 && isAlike(looksOf(group[at - 1]), looksOf(item))
      ? []
      : [{ at: textOf(group.slice(0, at)).length, x: item.x, look: looksOf(item) }],
  )

const looksOf = (item: TextItem | undefined): Look => ({ bold: Boolean(item?.bold), italic: Boolean(item?.italic) })
const isAlike = (one: Look, other: Look): boolean => one.bold === other.bold && one.italic === other.italic

function blocksOf(group: readonly TextItem[]): Fragment['blocks'] {
  const [first, last] = [group[0]?.block, group.at(-1)?.block]
  return first && last ? [`${group[0]?.page}${first}`, `${group.at(-1)?.page}${last}`] : null
}

function spaceBetween(last: TextItem | undefined, next: TextItem): string {
  if (!last || /\s$/.test(last.text) || /^\s/.test(next.text)) return ''
  return next.x - rightEdgeOf(last) < WORD_GAP * Math.min(last.height, next.height) ? '' : ' '
}

/** Joins letter-spaced words such as 'E X P E R I E N C E'. */
const withoutLetterSpacing = (text: string): string =>
  /^(?:[\p{L}&]\s){3,}[\p{L}]\s*$/u.test(text.replace(/\s{2,}/g, ' ').trimStart())
    ? text
        .trim()
        .split(/\s{2,}/)
        .map((word) => word.replace(/\s/g, ''))
        .join(' ')
    : text
