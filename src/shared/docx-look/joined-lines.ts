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
  /** The group of the last line, and its runs, which grow in place: a group may have thousands of skills. */
  let last: { readonly group: PageElement | null; readonly runs: Run[] } = NO_GROUP
  for (const block of blocks) {
    const group = isLine(block) ? groupOf(block) : null
    if (!group || !isLine(block)) {
      last = NO_GROUP
      addWithDates(joined, block)
    } else if (group === last.group) last.runs.push(...signAfter(last.runs), ...block.runs)
    else {
      last = { group, runs: [...block.runs] }
      joined.push({ ...block, kind: 'paragraph', runs: last.runs })
    }
  }
  return joined
}

const NO_GROUP = { group: null, runs: [] }

function addWithDates(lines: PageBlock[], block: Block | PictureBlock): void {
  const last = lines.at(-1)
  const longer = last && isLine(block) && isLine(last) ? withDates(last, block) : null
  if (longer) lines[lines.length - 1] = longer
  else lines.push(block)
}

function withDates(last: Line, block: Block): Line | null {
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

/** The sign between two skills or after their label; it has the format of the text before it. */
function signAfter(runs: readonly Run[]): readonly Run[] {
  const end = runs.at(-1)
  const isLabel = end?.element ? has('label')(end.element) : false
  const sign = isLabel ? (/[:：]\s*$/.test(end?.text ?? '') ? ' ' : ': ') : ', '
  return [{ ...(end?.element && { element: end.element }), text: sign }]
}
