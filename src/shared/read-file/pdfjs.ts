import { fontLooks, EMBEDDED_RESUME_NAME, type LinkPlace, type ReadFile, type TextItem } from '#shared/parse/items.ts'
import type { PdfProperties } from '#shared/read-file/pdf-properties.ts'
import { checkPages, UnreadableFileError } from '#shared/read-file/unreadable-file.ts'

/** The parts of pdf.js used here, passed in because browser and Node load it from different places. */
export type Pdfjs = {
  readonly getDocument: (options: object) => { readonly promise: Promise<PdfjsDocument>; destroy(): Promise<void> }
}
type PdfjsDocument = {
  readonly numPages: number
  getPage(number: number): Promise<PdfjsPage>
  getMetadata(): Promise<{ readonly info: object }>
  getMarkInfo(): Promise<{ readonly Marked?: boolean } | null>
  getAttachments(): Promise<Readonly<Record<string, { readonly content: Uint8Array }>> | null>
}
type PdfjsPage = {
  getViewport(options: { scale: number }): { width: number; height: number; transform: readonly number[] }
  getTextContent(options: { includeMarkedContent: boolean }): Promise<{ readonly items: readonly object[] }>
  getOperatorList(): Promise<unknown>
  getAnnotations(): Promise<readonly object[]>
  readonly commonObjs: { has(id: string): boolean; get(id: string): unknown }
}
type Run = {
  readonly str: string
  readonly hasEOL: boolean
  readonly transform: readonly number[]
  readonly width: number
  readonly fontName: string
  readonly block?: string
}
type MarkedContent = { readonly type: string; readonly id?: string | null }

/** Reads a PDF with pdf.js, in the order of its content. Throws `UnreadableFileError`. */
export async function readWithPdfjs(
  { getDocument }: Pdfjs,
  bytes: Uint8Array,
): Promise<{ file: ReadFile; about: PdfProperties }> {
  // pdf.js takes ownership of the bytes. Fonts cannot be loaded without a DOM and are not needed for reading.
  const task = getDocument({
    data: bytes.slice(),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
  })
  try {
    return await readDocument(await task.promise)
  } catch (error) {
    throw toRefused(error)
  } finally {
    await task.destroy()
  }
}

/** Translates errors of pdf.js about the file; other errors are returned unchanged. */
function toRefused(error: unknown): unknown {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return new UnreadableFileError({ code: 'encrypted' })
  if (['InvalidPDFException', 'FormatError', 'UnknownErrorException'].includes(name))
    return new UnreadableFileError({ code: 'broken' })
  return error
}

async function readDocument(document: PdfjsDocument): Promise<{ file: ReadFile; about: PdfProperties }> {
  checkPages(document.numPages)
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  const pages = []
  for (const number of numbers) pages.push(await readPage(await document.getPage(number), number))
  const attached = await attachedTo(document)
  const file: ReadFile = {
    reader: 'pdf.js',
    pages: pages.map(({ size }) => size),
    items: pages.flatMap(({ items }) => items),
    text: pages.map(({ text }) => text).join('\n'),
    links: pages.flatMap(({ links }) => links),
    ...attached,
  }
  return { file, about: await aboutOf(document) }
}

async function readPage(page: PdfjsPage, number: number) {
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const runs = withBlocks((await page.getTextContent({ includeMarkedContent: true })).items)
  // Font names are only known after this call.
  await page.getOperatorList()
  const looksOf = (fontName: string) => fontLooks(fontNameOf(page, fontName))
  return {
    size: { width, height },
    items: runs
      .filter(({ str }) => str.trim() !== '')
      .map((run) => ({ ...itemOf(run, transform, number), ...looksOf(run.fontName) })),
    text: runs.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
    links: (await page.getAnnotations()).flatMap((annotation) => linkOf(annotation, transform, number)),
  }
}

/** Adds to each run the id of the innermost marked content; tagged files mark each paragraph. */
function withBlocks(items: readonly object[]): readonly Run[] {
  const openMarks: (string | null)[] = []
  return items.flatMap((item): Run[] => {
    if (isRun(item)) {
      const block = openMarks.findLast((id) => id !== null)
      return [block ? { ...item, block } : item]
    }
    if (!isMarkedContent(item)) return []
    if (item.type === 'endMarkedContent') openMarks.pop()
    else openMarks.push(item.id ?? null)
    return []
  })
}

const isRun = (item: object): item is Run => 'str' in item
const isMarkedContent = (item: object): item is MarkedContent => 'type' in item

function itemOf({ str, transform, width, block }: Run, viewTransform: readonly number[], page: number): TextItem {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = viewTransform
  const [, , skew = 0, scale = 1, left = 0, base = 0] = transform
  const height = Math.hypot(skew, scale)
  const place = { x: a * left + c * base + e, y: b * left + d * base + f - height, width, height }
  return { text: str, page, ...place, ...(block && { block }) }
}

function fontNameOf({ commonObjs }: PdfjsPage, id: string): string {
  const font = commonObjs.has(id) ? commonObjs.get(id) : null
  return typeof font === 'object' && font !== null && 'name' in font && typeof font.name === 'string' ? font.name : ''
}

function linkOf(annotation: object, [a = 1, , , d = 1, e = 0, f = 0]: readonly number[], page: number): LinkPlace[] {
  // The address as written in the file, because pdf.js leaves unsafe addresses out of `url`.
  const url: unknown = Reflect.get(annotation, 'unsafeUrl') ?? Reflect.get(annotation, 'url')
  if (typeof url !== 'string') return []
  if (!('rect' in annotation) || !Array.isArray(annotation.rect)) return []
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = annotation.rect.map(Number)
  const place = { x: a * x1 + e, y: d * y2 + f, width: x2 - x1, height: y2 - y1 }
  return [{ page, url, ...place }]
}

/** The resume as data: our own, or XML as Europass adds it. */
async function attachedTo(document: PdfjsDocument): Promise<Pick<ReadFile, 'source' | 'xml'>> {
  const attachments = (await document.getAttachments()) ?? {}
  const textIn = (name = '') => attachments[name] && utf8(attachments[name].content)
  const source = textIn(EMBEDDED_RESUME_NAME)
  if (source !== undefined) return { source }
  const xml = textIn(Object.keys(attachments).find((name) => /\.xml$/i.test(name)))
  return xml === undefined ? {} : { xml }
}

/** Shared code has no TextDecoder. An attachment that is not valid UTF-8 is not ours. */
function utf8(bytes: Uint8Array): string | undefined {
  let escaped = ''
  for (const byte of bytes) escaped += `%${byte.toString(16).padStart(2, '0')}`
  try {
    return decodeURIComponent(escaped)
  } catch {
    return undefined
  }
}

async function aboutOf(document: PdfjsDocument): Promise<PdfProperties> {
  const { info } = await document.getMetadata()
  const infoText = (name: string) => {
    const value: unknown = Reflect.get(info, name)
    return typeof value === 'string' && value.trim() !== '' ? value : null
  }
  return {
    isTagged: (await document.getMarkInfo())?.Marked === true,
    language: infoText('Language'),
    title: infoText('Title'),
    producer: infoText('Producer'),
  }
}
