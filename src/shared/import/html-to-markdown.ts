import { decodeEntities } from '#shared/text/entities.ts'
import { richPlain } from '#shared/text/rich.ts'
import { safeHref } from '#shared/text/urls.ts'

/** A text in resume form: paragraphs, and separately its list items. */
export type Prose = { readonly paragraphs: string; readonly bullets: readonly string[] }

/** Converts HTML from rich-text editors to our Markdown subset: bold, italic, links. All other tags are dropped. */
export function proseOfHtml(html: string): Prose {
  if (!/[<&]/.test(html)) return proseOf(html)
  const writer = new ProseWriter()
  let at = 0
  for (const found of html.matchAll(TAG)) {
    writer.write(html.slice(at, found.index))
    writer.tag((found[2] ?? '').toLowerCase(), found[1] === '/', found[3] ?? '')
    at = found.index + found[0].length
  }
  writer.write(html.slice(at))
  return writer.end()
}

/** Reads plain text or Markdown; lines that begin with a bullet are list items. */
export function proseOf(text: string): Prose {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim())
  const isBullet = (line: string) => BULLET.test(line)
  return {
    paragraphs: joinLines(lines.filter((line) => !isBullet(line))),
    bullets: lines.filter(isBullet).map((line) => line.replace(BULLET, '')),
  }
}

/** Quoted attributes may contain '>'. A '<' that doesn't open a tag is text. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi
const BULLET = /^(?:[-•–·▪◦‣*])\s+/
const BLOCK_TAGS = /^(?:p|div|br|ul|ol|li|h[1-6]|blockquote|pre|tr|table|hr)$/
const MARK_BY_TAG: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '_', em: '_' }

const joinLines = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Collects lines; while a list item is open, they belong to the list. */
class ProseWriter {
  private readonly paragraphs: string[] = []
  private readonly bullets: string[] = []
  private line = ''
  private items = 0
  private startsItem = false
  private href: string | null = null

  write(html: string): void {
    this.line += escapeMarkdown(decodeEntities(html))
  }

  tag(name: string, closes: boolean, attributes: string): void {
    if (name === 'a') this.link(closes, attributes)
    else if (MARK_BY_TAG[name] !== undefined) this.line += MARK_BY_TAG[name]
    else if (BLOCK_TAGS.test(name)) {
      this.flush()
      if (name === 'li') this.item(closes)
    }
  }

  end(): Prose {
    this.flush()
    return { paragraphs: joinLines(this.paragraphs), bullets: this.bullets }
  }

  private item(closes: boolean): void {
    this.items = Math.max(0, this.items + (closes ? -1 : 1))
    this.startsItem = !closes
  }

  private link(closes: boolean, attributes: string): void {
    if (!closes) {
      const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes)
      this.href = safeHref(decodeEntities(href?.[1] ?? href?.[2] ?? href?.[3] ?? ''))
      if (this.href !== null) this.line += '['
    } else if (this.href !== null) {
      this.line += `](${this.href})`
      this.href = null
    }
  }

  private flush(): void {
    const line = normalizeMarks(this.line)
    this.line = ''
    if (line === '') return
    if (this.items === 0) this.paragraphs.push(line)
    else if (this.startsItem || this.bullets.length === 0) this.bullets.push(line)
    // Another paragraph of the same item.
    else this.bullets.push(`${this.bullets.pop() ?? ''} ${line}`)
    this.startsItem = false
  }
}

/** Escapes characters that our Markdown would interpret. */
const escapeMarkdown = (text: string): string =>
  richPlain(text) === text ? text : text.replace(/[\\*_[\]()]/g, '\\$&')

/** Removes empty marks, and moves spaces out of marks, because '**bold **text' would not be bold. */
const normalizeMarks = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/\*\*(\s*)\*\*/g, '$1')
    .replace(/(\*\*|_)(\s+)([^*_]+?)(\1)/g, '$2$1$3$4')
    .replace(/(\*\*|_)([^*_]+?)(\s+)(\1)/g, '$1$2$4$3')
    .trim()
