import { decodeEntities } from '#shared/text/entities.ts'
import type { Run } from '#shared/text/rich.ts'
import { safeHref } from '#shared/text/urls.ts'
import { writeRich } from '#shared/text/write-rich.ts'

/** A line in our marks; `level` is that of a list item, from 1, and 0 for a paragraph. */
type HtmlLine = { readonly text: string; readonly level: number }

/**
 * Reads HTML of editors and of word processors' clipboards as lines: bold, italic, underlined and linked text in our
 * marks, list items with their level. Word writes no lists but paragraphs with a list style (`mso-list`).
 */
export function linesOfHtml(html: string): HtmlLine[] {
  const plain = withoutComments(html)
  const reader = new LineReader()
  const tags = [...plain.matchAll(TAG)]
  const lastEnds = new Map(tags.map((tag, index) => [tag[1] + nameOf(tag), index]))
  let at = 0
  for (const [index, tag] of tags.entries()) {
    reader.write(plain.slice(at, tag.index))
    const name = nameOf(tag)
    if (tag[1] === '/') reader.close(name)
    // The content of a style sheet is no text, but one that never ends would hide everything after it.
    else reader.open(name, tag[3] ?? '', UNREAD.has(name) && (lastEnds.get(`/${name}`) ?? -1) > index)
    at = tag.index + tag[0].length
  }
  reader.write(plain.slice(at))
  return reader.end()
}

/** Quoted attributes may contain '>'. A '<' that doesn't open a tag is text. */
const TAG = /<(\/?)([a-z][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const nameOf = (tag: RegExpExecArray): string => (tag[2] ?? '').toLowerCase()
const UNREAD: ReadonlySet<string> = new Set(['style', 'script', 'head', 'title', 'xml'])
const BLOCKS = /^(?:p|div|br|ul|ol|li|h[1-6]|blockquote|pre|tr|table|hr)$/
const EMPTY = /^(?:br|hr|img|meta|link|input|wbr|col)$/

/** Without comments and Word's `<![if …]>`. A comment that never ends is text. */
function withoutComments(html: string): string {
  const [first = '', ...others] = html.split('<!--')
  const kept = others.map((part) => {
    const end = part.indexOf('-->')
    return end === -1 ? `<!--${part}` : part.slice(end + 3)
  })
  return [first, ...kept].join('').replace(/<!\[[^<>]*>/g, '')
}

type Style = {
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly href: string | null
}
const PLAIN: Style = { bold: false, italic: false, underline: false, href: null }
type Open = { readonly name: string; readonly style: Style; readonly level: number; readonly isUnread: boolean }

/** Collects lines. Text in a list item belongs to the item: its paragraphs are one line. */
class LineReader {
  private readonly lines: { runs: Run[]; level: number }[] = []
  private readonly opened: Open[] = []
  private runs: Run[] = []
  private startsItem = false

  write(html: string): void {
    if (html === '' || this.opened.some(({ isUnread }) => isUnread)) return
    const { bold, italic, underline, href } = this.opened.at(-1)?.style ?? PLAIN
    this.runs.push({
      text: decodeEntities(html),
      ...(bold && { bold: true as const }),
      ...(italic && { italic: true as const }),
      // Editors underline links themselves.
      ...(href === null ? underline && { underline: true as const } : { href }),
    })
  }

  open(name: string, attributes: string, isUnread: boolean): void {
    if (BLOCKS.test(name)) this.endLine()
    if (EMPTY.test(name)) return
    if (name === 'li') this.endItem()
    const css = attributeOf(attributes, 'style')
    const level = this.levelOf(name, attributes, css)
    if (level > 0) this.startsItem = true
    const style = styleOf(this.opened.at(-1)?.style ?? PLAIN, { name, attributes, css })
    this.opened.push({ name, style, level, isUnread: isUnread || /mso-list\s*:\s*ignore/i.test(css) })
  }

  close(name: string): void {
    if (BLOCKS.test(name)) this.endLine()
    const at = this.opened.findLastIndex((one) => one.name === name)
    if (at !== -1) this.opened.splice(at)
  }

  end(): HtmlLine[] {
    this.endLine()
    return this.lines.map(({ runs, level }) => ({ text: writeRich(runs), level }))
  }

  /** The level of the list item that an element begins; 0 if it is none. */
  private levelOf(name: string, attributes: string, css: string): number {
    const [, word] = /mso-list\s*:[^;]*\blevel(\d)/i.exec(css) ?? []
    if (word) return Number(word)
    if (name !== 'li') return 0
    const stated = Number.parseInt(
      attributeOf(attributes, 'data-aria-level') || attributeOf(attributes, 'aria-level'),
      10,
    )
    return stated > 0 ? stated : Math.max(1, this.opened.filter((one) => /^[uo]l$/.test(one.name)).length)
  }

  /** The end tag of an item may be missing. */
  private endItem(): void {
    const item = this.opened.findLastIndex(({ name }) => name === 'li')
    if (item > this.opened.findLastIndex(({ name }) => /^[uo]l$/.test(name))) this.opened.splice(item)
  }

  private endLine(): void {
    const runs = collapsed(this.runs)
    this.runs = []
    if (runs.length === 0) return
    const level = this.opened.findLast((one) => one.level > 0)?.level ?? 0
    const last = this.lines.at(-1)
    if (level > 0 && !this.startsItem && last && last.level > 0) last.runs.push({ text: ' ' }, ...runs)
    else this.lines.push({ runs, level })
    this.startsItem = false
  }
}

type Element = { readonly name: string; readonly attributes: string; readonly css: string }

/** The style of an element's text: its tag's, unless its own style says otherwise. */
function styleOf(around: Style, { name, attributes, css }: Element): Style {
  const [, weight] = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i.exec(css) ?? []
  const [, slant] = /(?:^|;)\s*font-style\s*:\s*(\w+)/i.exec(css) ?? []
  const [, line] = /(?:^|;)\s*text-decoration(?:-line)?\s*:\s*([\w\s-]+)/i.exec(css) ?? []
  const isLink = name === 'a' && attributeOf(attributes, 'href') !== ''
  return {
    bold: weight ? /^(?:bold|[6-9]00)/i.test(weight) : around.bold || name === 'b' || name === 'strong',
    italic: slant ? /^(?:italic|oblique)/i.test(slant) : around.italic || name === 'i' || name === 'em',
    underline: line ? /underline/i.test(line) : around.underline || name === 'u',
    href: isLink ? safeHref(attributeOf(attributes, 'href')) : around.href,
  }
}

function attributeOf(attributes: string, name: string): string {
  const value = new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i').exec(attributes)
  return decodeEntities(value?.[1] ?? value?.[2] ?? value?.[3] ?? '')
}

/** White space as a page shows it: one space between words, none at the ends. */
function collapsed(runs: readonly Run[]): Run[] {
  const shown: Run[] = []
  for (const run of runs) {
    const endsBlank = /^$|\s$/.test(shown.at(-1)?.text ?? '')
    const text = run.text.replace(/\s+/g, ' ').replace(endsBlank ? /^ / : /^$/, '')
    if (text !== '') shown.push({ ...run, text })
  }
  const last = shown.pop()
  if (!last) return []
  const end = last.text.trimEnd()
  return end === '' ? collapsed(shown) : [...shown, { ...last, text: end }]
}
