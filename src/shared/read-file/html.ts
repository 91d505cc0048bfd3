import { attributeOf, DocumentBuilder, markupTokens } from '#shared/read-file/markup.ts'
import type { DocxNode } from '#shared/read-file/docx-runs.ts'

const SKIPPED = new Set(
  'script style head title template noscript svg iframe object select textarea button nav audio video canvas math'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  'p div section article header footer main aside address blockquote pre ul ol li dl dt dd h1 h2 h3 h4 h5 h6 table tbody thead tfoot tr td th hr figure figcaption form fieldset body html center'.split(
    ' ',
  ),
)
const EMPTY = new Set('br hr img input meta link wbr col source area base embed'.split(' '))
const BOLD = ['b', 'strong', 'th']
const ITALIC = ['i', 'em', 'cite']
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i
const CELLS = { table: 'table', tr: 'tableRow', td: 'tableCell', th: 'tableCell' } as const

/** Whether a text begins like a web page. */
export const isHtml = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--|<!doctype html|<(?:html|head|body|meta|style|div|section|article|main|h[1-6]|p|ul|ol|table|span)[\s>])/i.test(
    text.slice(0, 1024),
  )

/** A web page as the tree that Word files are read into. Nothing of it is run, and what it hides is left out. */
export function htmlDocument(html: string): DocxNode {
  const reader = new HtmlReader()
  for (const token of markupTokens(html, SKIPPED)) {
    if (token.kind === 'text') reader.text(token.text)
    else if (token.kind === 'open') reader.open(token.name, token.attributes)
    else reader.close(token.name)
  }
  return reader.end()
}

/** Elements inside elements; deeper ones are read like the one they are in. */
const MAX_DEPTH = 200

type Open = { readonly name: string; readonly href: string; readonly isHidden: boolean }

class HtmlReader {
  private readonly builder = new DocumentBuilder()
  private readonly opened: Open[] = []
  private isNewItem = false

  text(written: string): void {
    if (this.opened.some(({ isHidden }) => isHidden)) return
    const text = this.isIn('pre') ? written : written.replace(/[ \t\r\n\f]+/g, ' ')
    if (this.builder.isBlank && text.trim() === '') return
    const href = this.opened.findLast((one) => one.href !== '')?.href
    const look = { isBold: this.isIn(...BOLD), isItalic: this.isIn(...ITALIC), ...(href && { href }) }
    this.builder.text(this.builder.isBlank ? text.trimStart() : text, look)
  }

  open(name: string, attributes: string): void {
    if (BLOCKS.has(name)) this.endParagraph()
    if (name === 'br') this.builder.add('break')
    if (EMPTY.has(name)) return
    if (isCell(name)) openCell(this.builder, name)
    if (name === 'li') this.isNewItem = true
    const isHidden = HIDDEN.test(attributeOf(attributes, 'style')) || /(?:^|\s)hidden(?:[\s=/]|$)/i.test(attributes)
    if (this.opened.length < MAX_DEPTH)
      this.opened.push({ name, href: name === 'a' ? attributeOf(attributes, 'href') : '', isHidden })
  }

  close(name: string): void {
    if (BLOCKS.has(name)) this.endParagraph()
    const at = this.opened.findLastIndex((one) => one.name === name)
    if (at !== -1) this.opened.splice(at)
    if (isCell(name)) this.builder.close(CELLS[name])
  }

  end(): DocxNode {
    this.endParagraph()
    return this.builder.document
  }

  private isIn(...names: readonly string[]): boolean {
    return this.opened.some(({ name }) => names.includes(name))
  }

  private endParagraph(): void {
    if (this.builder.isBlank) return
    const heading = this.opened.findLast(({ name }) => /^h[1-6]$/.test(name))?.name
    const lists = this.opened.filter(({ name }) => name === 'ul' || name === 'ol').length
    this.builder.endParagraph({ styleName: styleOf(heading), isItem: this.isNewItem, level: Math.max(0, lists - 1) })
    this.isNewItem = false
  }
}

const isCell = (name: string): name is keyof typeof CELLS => Object.hasOwn(CELLS, name)

/** A new row or cell ends the one before it, whose end tag may be missing. */
function openCell(builder: DocumentBuilder, name: keyof typeof CELLS): void {
  if (name !== 'table') builder.close(CELLS[name])
  builder.open(CELLS[name])
}

/** The name on a page is its largest heading. */
const styleOf = (heading: string | undefined): string =>
  heading === undefined ? '' : heading === 'h1' ? 'Title' : `heading ${Number(heading.slice(1)) - 1}`
