/** What a line of the page is: the policy for breaks depends on nothing else. */
type Role = 'heading' | 'head' | 'label' | 'body'
/** A line on paper, in full-size pixels from the top of its page. */
export type PlacedLine = {
  readonly role: Role
  readonly text: string
  readonly page: number
  readonly top: number
  readonly bottom: number
  /** Which section, entry and block it belongs to, numbered in the order of the document; -1 for none. */
  readonly section: number
  readonly entry: number
  readonly block: number
  /** Whether the entry has to stay on one page. */
  readonly keep: boolean
  /** Whether several blocks share it, as tags and lists in columns do. */
  readonly shared: boolean
  /**
   * Items of lists stay whole, and the paragraph before the last line of an entry; the second item stays with the first
   * right below a title, and the last two together.
   */
  readonly unbreakable: boolean
  readonly staysWithLast: boolean
}
export type PageLines = {
  /** The lines of each column, from the first page to the last. */
  readonly flows: readonly (readonly PlacedLine[])[]
  /** Where the content of a page ends, and how much of it there is. */
  readonly contentBottom: number
  readonly contentHeight: number
}

/** Runs in the page: the lines of the sections, column by column. */
export function readLines({ zoom, gap }: { zoom: number; gap: number }): PageLines {
  const host = document.getElementById('host')!
  const root = host.shadowRoot!
  const doc = root.querySelector('.doc')!
  const origin = host.getBoundingClientRect()
  const height = root.querySelector('.page')!.getBoundingClientRect().height / zoom
  const { paddingTop, paddingBottom } = getComputedStyle(doc)
  const [sections, entries] = [[...doc.querySelectorAll('section')], [...doc.querySelectorAll('.entry')]]
  const blocks = [...doc.querySelectorAll('section :is(h2,.head,.sub,.links,.text,.gpa,.label,li,p.group)')]
  const FIRST_GROUP = ':is(h2+p.group,.body>p.group:first-child):not(:last-child)'
  const SECOND = ':is(h2+ul,.label+ul,.body>ul:first-child)>li:nth-child(2)'
  const FINAL =
    ':is(.entry ul,.certifications ul)>li:last-child:not(:first-child),:is(.entry,.skills)>p.group:last-child'
  const roleOf = (block: Element): Role => {
    if (block.matches('h2')) return 'heading'
    if (block.matches(`p.label,${FIRST_GROUP}`)) return 'label'
    return block.matches('.head,.sub,.links') ? 'head' : 'body'
  }
  type Column = { lines: PlacedLine[]; middle: number }
  const flows = new Map<Element | null, Column>()
  const range = document.createRange()

  const add = (block: Element, node: Node, from: number, to: number) => {
    range.setStart(node, from)
    range.setEnd(node, to)
    for (const rect of range.getClientRects()) {
      if (rect.width === 0) continue
      const y = (rect.top - origin.top) / zoom
      const page = Math.floor((y + rect.height / zoom / 2) / (height + gap))
      const top = y - page * (height + gap)
      const column = block.closest('aside,.main')
      const flow = flows.get(column) ?? flows.set(column, { lines: [], middle: 0 }).get(column)!
      const entry = block.closest('.entry')
      place(flow, {
        role: roleOf(block),
        text: node.nodeValue!.slice(from, to),
        page,
        top,
        bottom: top + rect.height / zoom,
        section: sections.indexOf(block.closest('section')!),
        entry: entry ? entries.indexOf(entry) : -1,
        block: blocks.indexOf(block),
        keep: entry?.classList.contains('keep') ?? false,
        shared: false,
        unbreakable: block.matches('li,:is(.entry,.skills)>p:has(+p.group:last-child)'),
        staysWithLast: block.matches(`${SECOND},${FINAL}`),
      })
    }
  }
  /** What is beside the line before belongs to it: dates, tags, the second word of a row. */
  const place = (flow: Column, line: PlacedLine) => {
    const last = flow.lines.at(-1)
    const middle = (line.top + line.bottom) / 2
    if (last?.page === line.page && Math.abs(middle - flow.middle) < 0.4 * (line.bottom - line.top)) {
      const [top, bottom] = [Math.min(last.top, line.top), Math.max(last.bottom, line.bottom)]
      flow.lines.splice(-1, 1, {
        ...last,
        role: line.role,
        text: `${last.text} ${line.text}`,
        top,
        bottom,
        shared: last.block !== line.block || last.shared,
      })
    } else {
      flow.lines.push(line)
      flow.middle = middle
    }
  }

  const walker = document.createTreeWalker(doc, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const found = node.parentElement!.closest('h2,.head,.sub,.links,.text,.gpa,p.label,li,p.group')
    const block = found?.closest('.head') ?? found
    if (block && block.closest('section'))
      for (const match of node.nodeValue!.matchAll(/\S+/g)) add(block, node, match.index, match.index + match[0].length)
  }
  const contentBottom = height - Number.parseFloat(paddingBottom)
  return {
    flows: [...flows.values()].map(({ lines }) => lines),
    contentBottom,
    contentHeight: contentBottom - Number.parseFloat(paddingTop),
  }
}
