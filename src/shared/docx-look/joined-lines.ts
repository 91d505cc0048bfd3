import { ancestorsOf } from '#shared/docx-look/match.ts'
import { isLine, type Block, type PageElement, type PictureBlock, type Run } from '#shared/exports/blocks.ts'

/** A line of the page; `lead` is before its text, in a column on the left (the dates of an entry). */
export type Line = Block & { readonly lead?: readonly Run[] }
type PageBlock = Line | PictureBlock

/**
 * Joins what the page shows on one line: each group of skills that is a list or tags ('Technical: Go, C++'), and dates
 * that follow the employer or are in a column before the title.
 */
export function withJoinedLines(blocks: readonly (Block | PictureBlock)[]): PageBlock[] {
  const joined: PageBlock[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    const longer = last && isLine(block) && isLine(last) ? inOneLine(last, block) : null
    if (longer) joined[joined.length - 1] = longer
    else joined.push(isLine(block) && groupOf(block) ? { ...block, kind: 'paragraph' } : block)
  }
  return joined
}

function inOneLine(last: Line, block: Line): Line | null {
  const group = groupOf(block)
  if (group && group === groupOf(last)) return { ...last, runs: [...last.runs, ...separated(last, block)] }
  const column = last.kind === 'paragraph' && last.aside.length === 0 ? headOfDates(last) : undefined
  if (column && around(block).includes(column)) return { ...block, lead: last.runs }
  const head = headOfDates(block)
  const isBeside = head && last.aside.length === 0 && around(last).includes(head)
  return isBeside ? { ...last, aside: block.runs } : null
}

/** The innermost element of a line and those around it. */
function around({ runs }: Block): readonly PageElement[] {
  const element = runs[0]?.element
  return element ? [element, ...ancestorsOf(element)] : []
}

const has = (name: string) => (element: PageElement) => element.classes.includes(name)

/** The first lines of the entry that a line of dates belongs to. */
const headOfDates = (block: Block): PageElement | undefined =>
  around(block).some(has('dates')) ? around(block).find(has('head')) : undefined

/** The group that a skill or its label is in; other labels, and labels beside their text, are lines as they are. */
function groupOf(block: Block): PageElement | null {
  const elements = around(block)
  const isItem = elements.some(({ tag }) => tag === 'li')
  const isLabel = elements.some((element) => element.tag === 'p' && has('label')(element))
  if (!isItem && !isLabel) return null
  const group = elements.find((element) => element.tag === 'div' && has('group')(element))
  const isInSkills = elements.some(has('skills'))
  return group ?? (isItem && isInSkills ? (elements.find(({ tag }) => tag === 'ul') ?? null) : null)
}

/** The signs belong to the text before them, with its format. */
function separated(last: Block, block: Block): readonly Run[] {
  const end = last.runs.at(-1)
  const isLabel = end?.element ? has('label')(end.element) : false
  const sign = isLabel ? (/[:：]\s*$/.test(end?.text ?? '') ? ' ' : ': ') : ', '
  return [{ ...(end?.element && { element: end.element }), text: sign }, ...block.runs]
}
