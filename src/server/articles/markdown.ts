import { Marked, type Tokens } from 'marked'
import { escapeHtml } from '#shared/text/escape.ts'

/** A section of a text: what its table of contents shows, and where it leads. */
type Section = { readonly id: string; readonly title: string; readonly level: 2 | 3 }
/** A rendered text. `words` counts the visible words, without markup and URLs. */
export type Rendered = { readonly html: string; readonly sections: readonly Section[]; readonly words: number }
/** A picture's address and its size in pixels, so that its place is kept while it comes. */
export type Figure = { readonly src: string; readonly width: number; readonly height: number }

type Options = {
  /** Throws when there is no such picture: a text that was written with one is not shown without. */
  readonly figure: (name: string) => Figure
}

/** Renders the Markdown of our own texts: HTML within is shown as text, headings get addresses, tables can scroll. */
export function renderMarkdown(markdown: string, { figure }: Options): Rendered {
  const sections: Section[] = []
  const taken = new Set<string>()
  const names = new Set<string>()
  let section = ''
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = plain(this.parser.parseInline(tokens, this.parser.textRenderer))
        const id = free(slugOf(title), taken, '-')
        section = title
        if (depth === 2 || depth === 3) sections.push({ id, title, level: depth })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      paragraph({ tokens }) {
        const [only] = tokens
        if (tokens.length === 1 && only?.type === 'image') return figureHtml(only as Tokens.Image, figure)
        return `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      link({ href, tokens }) {
        const isOurs = href.startsWith('/') || href.startsWith('#')
        return `<a href="${escapeHtml(href)}"${isOurs ? '' : ' rel="noopener"'}>${this.parser.parseInline(tokens)}</a>`
      },
      table(token) {
        const cell = (tag: string, { tokens }: Tokens.TableCell) =>
          `<${tag}>${this.parser.parseInline(tokens)}</${tag.split(' ')[0]}>`
        // A first column without a name names the rows.
        const namesRows = token.header[0]?.text === ''
        const head = token.header.map((each) => cell(each.text === '' ? 'td' : 'th scope="col"', each))
        const body = token.rows
          .map((cells) => cells.map((each, column) => cell(namesRows && column === 0 ? 'th scope="row"' : 'td', each)))
          .map((cells) => `<tr>${cells.join('')}</tr>`)
          .join('\n')
        const columns = token.header.map(({ text }) => plain(text)).filter(Boolean)
        const name = escapeHtml(free([section, columns.join(', ')].filter(Boolean).join(': '), names, ' '))
        // Reached by keyboard, as what is too wide for a phone scrolls within itself.
        return `<div class="wide" role="region" tabindex="0" aria-label="${name}"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body}</tbody></table></div>\n`
      },
      html: ({ text }) => escapeHtml(text),
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, sections, words: countWords(html) }
}

/** The visible words: of the text, its tables and the captions of its figures. */
const countWords = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function figureHtml({ href, title, text }: Tokens.Image, figure: Options['figure']): string {
  const { src, width, height } = figure(href)
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
  return `<figure>${image}${title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''}</figure>\n`
}

const plain = (text: string) =>
  text
    .replace(/[*_`]/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'section'

/** A name that is not taken yet, with a number appended if necessary. */
function free(word: string, taken: Set<string>, gap: string): string {
  let name = word
  for (let count = 2; taken.has(name); count += 1) name = `${word}${gap}${count}`
  taken.add(name)
  return name
}
