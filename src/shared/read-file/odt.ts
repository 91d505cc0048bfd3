import type { DocxNode } from '#shared/read-file/docx-runs.ts'
import { attributeOf, DocumentBuilder, markupTokens, type RunLook } from '#shared/read-file/markup.ts'
import type { OdtParts } from '#shared/read-file/odt-parts.ts'
import type { ForeignDocument } from '#shared/read-file/foreign-document.ts'

type Style = RunLook & { readonly parent: string; readonly isHidden: boolean }
type Styles = ReadonlyMap<string, Style>

/** Deleted text, comments, and what only says how to count or draw. */
const SKIPPED = new Set(
  'text:tracked-changes office:annotation text:note office:scripts office:forms text:sequence-decls svg:title svg:desc draw:image draw:object text:table-of-content'.split(
    ' ',
  ),
)

/** An OpenDocument text as the tree that Word files are read into, with its header, footer, and page. */
export function readOdt(parts: OdtParts): ForeignDocument {
  const [content = '', styles = ''] = [parts['content.xml'], parts['styles.xml']]
  const known: Styles = new Map([...stylesIn(styles), ...stylesIn(content)])
  const length = (name: string) => pointsOf(new RegExp(`fo:page-${name}="([^"]*)"`).exec(styles)?.[1] ?? '')
  return {
    document: documentIn(content.slice(content.indexOf('<office:body')), known),
    header: documentIn(partsNamed(styles, 'style:header'), known),
    footer: documentIn(partsNamed(styles, 'style:footer'), known),
    page: { width: length('width'), height: length('height') },
  }
}

/** A length in points; 0 if it is none. */
function pointsOf(length: string): number {
  const [, number, unit = ''] = /^([\d.]+)(in|cm|mm|pt)$/.exec(length) ?? []
  return Number(number ?? 0) * ({ in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pt: 1 }[unit] ?? 0)
}

const partsNamed = (xml: string, name: string): string =>
  [...xml.matchAll(new RegExp(`<${name}[ >].*?</${name}>`, 'gs'))].map(([part]) => part).join('')

function stylesIn(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>()
  for (const [, attributes = '', body = ''] of xml.matchAll(/<style:style\s([^>]*?)(?:\/>|>(.*?)<\/style:style>)/gs)) {
    const property = (name: string) => attributeOf(body.replace(/<[\w:-]+/g, ' ').replace(/\/?>/g, ' '), name)
    const size = pointsOf(property('fo:font-size'))
    const weight = property('fo:font-weight')
    styles.set(attributeOf(attributes, 'style:name'), {
      parent: attributeOf(attributes, 'style:parent-style-name'),
      isHidden: property('text:display') === 'none',
      ...(weight && { isBold: weight === 'bold' || Number(weight) >= 600 }),
      ...(property('fo:font-style') && { isItalic: property('fo:font-style') !== 'normal' }),
      ...(size > 0 && { fontSize: size }),
    })
  }
  return styles
}

/** The style with those it inherits from, nearest first. */
function* withParents(name: string, styles: Styles): Generator<readonly [string, Style]> {
  const seen = new Set<string>()
  for (let at = name; !seen.has(at);) {
    const style = styles.get(at)
    if (!style) return
    yield [at, style]
    seen.add(at)
    at = style.parent
  }
}

function lookOf(name: string, styles: Styles): RunLook & { readonly isHidden?: boolean } {
  const all = [...withParents(name, styles)].map(([, style]) => style)
  return Object.assign({}, ...all.toReversed()) as Style
}

/** The built-in style of a paragraph, as Word names it: 'Title', 'heading 1'. */
function builtInStyle(name: string, styles: Styles): string {
  const names = [name, ...[...withParents(name, styles)].flatMap(([own, { parent }]) => [own, parent])]
  const known = names.map((one) => one.replaceAll('_20_', ' ')).find((one) => /^(?:Title|Heading \d)$/.test(one))
  return known?.replace('Heading', 'heading') ?? ''
}

/** Elements inside elements; deeper ones are read like the one they are in. */
const MAX_DEPTH = 200

type Open = { readonly name: string; readonly look: RunLook & { readonly isHidden?: boolean } }
const CELLS: Readonly<Record<string, 'table' | 'tableRow' | 'tableCell'>> = {
  'table:table': 'table',
  'table:table-row': 'tableRow',
  'table:table-cell': 'tableCell',
}

function documentIn(xml: string, styles: Styles): DocxNode {
  const reader = new OdtReader(styles)
  for (const token of markupTokens(xml, SKIPPED)) {
    if (token.kind === 'text') reader.text(token.text)
    else if (token.kind === 'close') reader.close(token.name)
    else {
      reader.start(token.name, token.attributes)
      if (!token.isEmpty) reader.open(token.name, token.attributes)
    }
  }
  return reader.end()
}

class OdtReader {
  private readonly builder = new DocumentBuilder()
  private readonly styles: Styles
  private readonly opened: Open[] = []
  private isNewItem = false
  private styleName = ''

  constructor(styles: Styles) {
    this.styles = styles
  }

  text(written: string): void {
    const look = Object.assign({}, ...this.opened.map((one) => one.look)) as Open['look']
    const isText = this.opened.some(({ name }) => PARAGRAPHS.has(name))
    if (isText && !look.isHidden) this.builder.text(written.replace(/\s+/g, ' '), runLook(look))
  }

  start(name: string, attributes: string): void {
    if (PARAGRAPHS.has(name)) {
      this.endParagraph()
      const own = builtInStyle(attributeOf(attributes, 'text:style-name'), this.styles)
      const level = attributeOf(attributes, 'text:outline-level') || 1
      this.styleName = own || (name === 'text:h' ? `heading ${level}` : '')
    }
    const cell = CELLS[name]
    if (cell) this.builder.open(cell)
    if (name === 'text:list-item') this.isNewItem = true
    if (name === 'text:tab') this.builder.add('tab')
    if (name === 'text:line-break') this.builder.add('break')
    if (name === 'text:s') this.builder.text(' '.repeat(Math.min(Number(attributeOf(attributes, 'text:c')) || 1, 100)))
  }

  open(name: string, attributes: string): void {
    const look = lookOf(attributeOf(attributes, 'text:style-name'), this.styles)
    const href = name === 'text:a' ? attributeOf(attributes, 'xlink:href') : ''
    if (this.opened.length < MAX_DEPTH) this.opened.push({ name, look: { ...look, ...(href && { href }) } })
  }

  close(name: string): void {
    if (PARAGRAPHS.has(name)) this.endParagraph()
    const cell = CELLS[name]
    if (cell) this.builder.close(cell)
    const at = this.opened.findLastIndex((one) => one.name === name)
    if (at !== -1) this.opened.splice(at)
  }

  end(): DocxNode {
    this.endParagraph()
    return this.builder.document
  }

  private endParagraph(): void {
    if (this.builder.isBlank) return
    const lists = this.opened.filter(({ name }) => name === 'text:list').length
    const level = Math.max(0, lists - 1)
    this.builder.endParagraph({ styleName: this.styleName, isItem: this.isNewItem, level })
    this.isNewItem = false
  }
}

const PARAGRAPHS = new Set(['text:p', 'text:h'])

const runLook = ({ isBold = false, isItalic = false, fontSize, href }: RunLook): RunLook => ({
  isBold,
  isItalic,
  ...(fontSize && { fontSize }),
  ...(href && { href }),
})
