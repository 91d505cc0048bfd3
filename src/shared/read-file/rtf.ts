import type { ForeignDocument } from '#shared/read-file/foreign-document.ts'
import { DocumentBuilder } from '#shared/read-file/markup.ts'

/** Decodes bytes of a Windows code page; shared code has no TextDecoder. */
export type DecodeBytes = (bytes: readonly number[], codePage: number) => string

export const isRtf = (text: string): boolean => /^\s*\{\\rtf/.test(text.slice(0, 64))

/** A control word or symbol with its number, the start or end of a group, or text. */
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\/giy

/** Groups that are no text: tables of fonts and colors, pictures, what is known of the file, and bookmarks. */
const SKIPPED = new Set(
  'fonttbl colortbl info pict object objdata themedata colorschememapping latentstyles datastore listtable listoverridetable rsidtbl generator xmlnstbl mmathpr filetbl revtbl bkmkstart bkmkend annotation atnid atnauthor footnote pgdsctbl nonshppict panose falt'.split(
    ' ',
  ),
)
const SIGNS: Readonly<Record<string, string>> = {
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  enspace: ' ',
  emspace: ' ',
  '~': '\u00a0',
  _: '-',
  '-': '',
}

/** Groups inside groups; files of programs have a tenth of it. */
const MAX_DEPTH = 500

type Target = 'text' | 'header' | 'footer' | 'style' | 'field' | 'mark' | 'none'
type State = {
  target: Target
  isBold: boolean
  isItalic: boolean
  isHidden: boolean
  size: number
  href: string
  /** Characters that stand for a Unicode one in older readers. */
  skip: number
  style: number
}

/** Rich Text Format as the tree that Word files are read into. Pictures and embedded objects are never opened. */
export function readRtf(rtf: string, decode: DecodeBytes): ForeignDocument {
  return new RtfReader(decode).read(rtf)
}

class RtfReader {
  private readonly decode: DecodeBytes
  private readonly builders = {
    text: new DocumentBuilder(),
    header: new DocumentBuilder(),
    footer: new DocumentBuilder(),
  }
  private readonly stack: State[] = []
  private state: State = {
    target: 'text',
    isBold: false,
    isItalic: false,
    isHidden: false,
    size: 0,
    href: '',
    skip: 1,
    style: 0,
  }
  private readonly styles = new Map<number, string>()
  private codePage = 1252
  private bytes: number[] = []
  private toSkip = 0
  private tooDeep = 0
  private isItem = false
  private isInRow = false
  private isStarred = false
  private instruction = ''
  private width = 0
  private height = 0

  constructor(decode: DecodeBytes) {
    this.decode = decode
  }

  read(rtf: string): ForeignDocument {
    for (let at = 0; at < rtf.length;) {
      TOKEN.lastIndex = at
      const found = TOKEN.exec(rtf)
      if (!found) break
      const [whole, word, number, hex, symbol, brace, text] = found
      at += whole.length
      if (hex !== undefined) this.bytes.push(Number.parseInt(hex, 16))
      else if (!/^[\r\n]+$/.test(whole)) this.flushBytes()
      if (word === 'bin') at += Math.max(0, Number(number ?? 0))
      else if (word !== undefined) this.word(word.toLowerCase(), number === undefined ? null : Number(number))
      else if (symbol !== undefined) this.symbol(symbol)
      else if (brace !== undefined) this.brace(brace)
      else if (text !== undefined) this.write(text)
    }
    this.flushBytes()
    for (const builder of Object.values(this.builders)) builder.endParagraph({ styleName: '', isItem: false })
    const { text, header, footer } = this.builders
    const page = { width: this.width / 20, height: this.height / 20 }
    return { document: text.document, header: header.document, footer: footer.document, page }
  }

  private flushBytes(): void {
    if (this.bytes.length === 0) return
    const kept = this.bytes.splice(0)
    const skipped = Math.min(this.toSkip, kept.length)
    this.toSkip -= skipped
    if (kept.length > skipped) this.write(this.decode(kept.slice(skipped), this.codePage))
  }

  private brace(brace: string): void {
    this.toSkip = 0
    if (brace === '{' && this.stack.length < MAX_DEPTH) this.stack.push({ ...this.state })
    else if (brace === '{') this.tooDeep += 1
    else if (this.tooDeep > 0) this.tooDeep -= 1
    else {
      const before = this.state
      this.state = this.stack.pop() ?? this.state
      if (before.target === 'field' && this.state.target !== 'field') {
        // The words of the link come next, in the group that this one is in.
        this.state.href = /HYPERLINK\s+"([^"]*)"/i.exec(this.instruction)?.[1] ?? ''
        this.instruction = ''
      }
    }
    this.isStarred = false
  }

  private symbol(symbol: string): void {
    if (symbol === '*') this.isStarred = true
    else if (/[\r\n]/.test(symbol)) this.word('par', null)
    else this.write(SIGNS[symbol] ?? symbol)
  }

  private word(word: string, number: number | null): void {
    const isStarred = this.isStarred
    this.isStarred = false
    if (this.openTarget(word, isStarred)) return
    const isOn = number !== 0
    const sign = SIGNS[word]
    if (sign !== undefined) return this.write(sign)
    const act = WORDS[word]
    if (act) act(this.state, isOn, number ?? 0)
    else this.structure(word, number ?? 0)
  }

  /** Whether the word says what its group is. */
  private openTarget(word: string, isStarred: boolean): boolean {
    const target: Target | undefined = SKIPPED.has(word)
      ? 'none'
      : /^header[lrf]?$/.test(word)
        ? 'header'
        : /^footer[lrf]?$/.test(word)
          ? 'footer'
          : TARGETS[word]
    if (target) {
      if (this.state.target !== 'none') this.state.target = target
      if (target === 'mark') this.isItem = true
    } else if (isStarred) this.state.target = 'none'
    return target !== undefined
  }

  private structure(word: string, number: number): void {
    const builder = this.builder()
    if (word === 'ansicpg') this.codePage = number
    else if (word === 'paperw') this.width = number
    else if (word === 'paperh') this.height = number
    else if (word === 'u') this.unicode(number)
    else if (!builder) return
    else if (word === 'tab') builder.add('tab')
    else if (word === 'line') builder.add('break')
    else if (/^(?:par|sect|page|column)$/.test(word)) this.endParagraph(builder)
    else if (word === 'cell' || word === 'row' || word === 'trowd') this.tableWord(word, builder)
  }

  private tableWord(word: string, builder: DocumentBuilder): void {
    if (word === 'trowd') {
      if (this.isInRow) return
      builder.open('table')
      builder.open('tableRow')
      builder.open('tableCell')
      this.isInRow = true
    } else {
      this.endParagraph(builder)
      builder.close('tableCell')
      if (word === 'cell') builder.open('tableCell')
      else {
        builder.close('table')
        this.isInRow = false
      }
    }
  }

  private unicode(number: number): void {
    const code = number < 0 ? number + 0x1_00_00 : number
    // Surrogates come one after the other, and are joined in the text.
    if (code > 0 && code <= 0xffff) this.write(String.fromCharCode(code))
    this.toSkip = this.state.skip
  }

  private write(text: string): void {
    const skipped = Math.min(this.toSkip, text.length)
    this.toSkip -= skipped
    const written = text.slice(skipped)
    const { target, style, isBold, isItalic, isHidden, size, href } = this.state
    if (target === 'field') this.instruction += written
    else if (target === 'style') this.styles.set(style, (this.styles.get(style) ?? '') + written.replace(/;$/, ''))
    else if (!isHidden)
      this.builder()?.text(written, { isBold, isItalic, ...(size && { fontSize: size }), ...(href && { href }) })
  }

  private endParagraph(builder: DocumentBuilder): void {
    const name = this.styles.get(this.state.style)?.trim() ?? ''
    builder.endParagraph({ styleName: /^(?:title|heading \d)$/i.test(name) ? name : '', isItem: this.isItem })
    this.isItem = false
  }

  private builder(): DocumentBuilder | null {
    const { target } = this.state
    return target === 'text' || target === 'header' || target === 'footer' ? this.builders[target] : null
  }
}

const TARGETS: Readonly<Record<string, Target>> = {
  stylesheet: 'style',
  fldinst: 'field',
  listtext: 'mark',
  pntext: 'mark',
  pntxtb: 'none',
  pntxta: 'none',
}

/** What a word changes until its group ends. */
const WORDS: Readonly<Record<string, (state: State, isOn: boolean, number: number) => void>> = {
  b: (state, isOn) => (state.isBold = isOn),
  i: (state, isOn) => (state.isItalic = isOn),
  v: (state, isOn) => (state.isHidden = isOn),
  deleted: (state, isOn) => (state.isHidden = isOn),
  fs: (state, _, halfPoints) => (state.size = halfPoints / 2),
  uc: (state, _, count) => (state.skip = Math.min(count, 8)),
  s: (state, _, number) => (state.style = number),
  pard: (state) => (state.style = 0),
  plain: (state) => Object.assign(state, { isBold: false, isItalic: false, isHidden: false, size: 0 }),
}
