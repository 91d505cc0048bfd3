import { Parser } from 'htmlparser2'

/** An element of the page, for formats that look like it. */
export type PageElement = {
  readonly tag: string
  readonly classes: readonly string[]
  readonly href?: string
  readonly parent: PageElement | null
  /** Its place among the children of its parent. */
  readonly index: number
  readonly children: PageElement[]
  /** Whether it contains more than white space. */
  hasText: boolean
}
export type Picture = { readonly src: string; readonly alt: string }

/** Text in one format. `href` makes it a link; `element` is the innermost around it. */
export type Run = {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly href?: string
  readonly element?: PageElement
}
/** The role of a line on the page, from the element that contains it. */
export type BlockKind = 'name' | 'heading' | 'entry' | 'subtitle' | 'contacts' | 'paragraph' | 'bullet'
/**
 * One line or paragraph; `aside` is at its right edge (the dates of an entry). `nested` is for a bullet under another
 * bullet.
 */
export type Block = {
  readonly kind: BlockKind
  readonly runs: readonly Run[]
  readonly aside: readonly Run[]
  readonly nested?: true
}
/** A picture between the lines of a page. */
export type PictureBlock = { readonly kind: 'picture'; readonly picture: Picture; readonly element: PageElement }

/** Elements that begin a line of their own. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'div header main aside section article h1 h2 h3 p ul ol li dl dt dd'.split(' '),
)
const KINDS: Readonly<Record<string, BlockKind>> = { h1: 'name', h2: 'heading', h3: 'entry', li: 'bullet' }
/** Between two contact details: only white space, so that the text is the same as on the page. */
export const GAP = '   '

type Draft = { kind: BlockKind; runs: Run[]; aside: Run[]; nested?: true }

/**
 * Reads a laid-out resume as lines in reading order. Word, text and Markdown files are made from
 * these, so they have the text of the page in the same order, whatever the template.
 */
export const blocksOf = (html: string): Block[] => read(html, { asPage: false }).filter((block) => isLine(block))

/** The same with pictures, and with the element of each run, so that the lines can look like those of the page. */
export const pageBlocksOf = (html: string): (Block | PictureBlock)[] => read(html, { asPage: true })

function read(html: string, { asPage }: { asPage: boolean }): (Block | PictureBlock)[] {
  const blocks: (Draft | PictureBlock)[] = []
  const root = newElement('div', ['doc'], null)
  const open: PageElement[] = []
  let draft: Draft | undefined
  /** The entry whose header is being read: dates right after its title belong to it. */
  let entry: Draft | undefined

  const inside = (name: string) => open.some(({ classes }) => classes.includes(name))
  const flush = () => {
    if (draft) blocks.push(draft)
    if (draft?.kind === 'entry') entry = draft
    draft = undefined
  }
  const write = (text: string) => {
    if (text.trim() !== '') for (const element of open) element.hasText = true
    const run: Run = { ...runOf(text, open), ...(asPage && { element: open.at(-1) ?? root }) }
    if (entry && entry === blocks.at(-1) && !draft && inside('head') && inside('dates')) entry.aside.push(run)
    else if (draft || text.trim() !== '') (draft ??= newDraft(open)).runs.push(run)
  }
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (BLOCK_TAGS.has(tag)) flush()
      const classes = (attributes['class'] ?? '').split(/\s+/)
      const element = newElement(tag, classes, open.at(-1) ?? root, attributes['href'])
      open.push(element)
      if (classes.includes('head')) entry = undefined
      if (tag === 'br') write('\n')
      if (tag === 'img' && asPage) {
        flush()
        blocks.push({
          kind: 'picture',
          picture: { src: attributes['src'] ?? '', alt: attributes['alt'] ?? '' },
          element,
        })
      }
    },
    ontext: write,
    onclosetag(tag) {
      const closed = open.pop()
      if (BLOCK_TAGS.has(tag)) flush()
      else if (closed?.classes.includes('contact')) write(GAP)
    },
  })
  parser.end(html)
  flush()
  return blocks
    .map((block) => (block.kind === 'picture' ? block : tidy(block)))
    .filter((block) => block.kind === 'picture' || block.runs.length > 0 || block.aside.length > 0)
}

export const isLine = <B extends Block>(block: B | PictureBlock): block is B => block.kind !== 'picture'

function newElement(tag: string, classes: readonly string[], parent: PageElement | null, href?: string): PageElement {
  const index = parent?.children.length ?? 0
  const element = { tag, classes, parent, index, children: [], hasText: false, ...(href && { href }) }
  parent?.children.push(element)
  return element
}

const newDraft = (open: readonly PageElement[]): Draft => ({
  kind: kindOf(open),
  runs: [],
  aside: [],
  ...(open.filter(({ tag }) => tag === 'li').length > 1 && { nested: true as const }),
})

function kindOf(open: readonly PageElement[]): BlockKind {
  if (open.some(({ classes }) => classes.includes('contacts'))) return 'contacts'
  const element = open.findLast(({ tag }) => tag in KINDS)
  if (element) return KINDS[element.tag]!
  return open.some(({ classes }) => classes.includes('sub')) ? 'subtitle' : 'paragraph'
}

function runOf(text: string, open: readonly PageElement[]): Run {
  const has = (...tags: string[]) => open.some(({ tag, classes }) => tags.includes(tag) || classes.includes(tags[0]!))
  const href = open.findLast((element) => element.href)?.href
  return {
    text,
    ...((has('b', 'strong') || has('label')) && { bold: true }),
    ...(has('i', 'em') && { italic: true }),
    ...(has('u') && { underline: true }),
    ...(href && { href }),
  }
}

/** White space as a page shows it: one space between words, none at the edges; line breaks stay. */
function tidy({ runs, aside, ...rest }: Draft): Block {
  return { ...rest, runs: collapse(runs), aside: collapse(aside) }
}

function collapse(runs: readonly Run[]): Run[] {
  const collapsed: Run[] = []
  let before = ' '
  for (const run of runs) {
    const text = run.text === GAP || run.text === '\n' ? run.text : run.text.replace(/[ \t\r\n]+/g, ' ')
    const shown = /\s$/.test(before.slice(-1)) ? text.replace(/^ +/, '') : text
    if (shown === '') continue
    before = shown
    const last = collapsed.at(-1)
    // The parser returns text in pieces, one for each entity.
    if (last && isAlike(last, run)) collapsed[collapsed.length - 1] = { ...last, text: last.text + shown }
    else collapsed.push({ ...run, text: shown })
  }
  return trimEnd(collapsed)
}

const isAlike = (a: Run, b: Run) =>
  a.text !== GAP && b.text !== GAP && styleOf(a) === styleOf(b) && a.element === b.element
const styleOf = ({ bold, italic, underline, href = '' }: Run) => [bold, italic, underline, href].join(' ')

function trimEnd(runs: readonly Run[]): Run[] {
  const end = runs.findLastIndex(({ text }) => text.trim() !== '')
  return runs.slice(0, end + 1).map((run, at) => (at === end ? { ...run, text: run.text.trimEnd() } : run))
}

export const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
