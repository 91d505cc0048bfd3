import type { ReadFile } from '#shared/parse/items.ts'
import { layoutOf, type DocxLayout } from '#shared/read-file/docx-layout.ts'
import type { DocxNode } from '#shared/read-file/docx-runs.ts'
import { UnreadableFileError } from '#shared/read-file/unreadable-file.ts'

/** The parts of mammoth used here, passed in because browser and Node load it from different places. */
export type Mammoth<Input> = {
  readonly extractRawText: (input: Input) => Promise<{ readonly value: string }>
  readonly convertToHtml: (
    input: Input,
    options: { readonly transformDocument: (document: DocxNode) => DocxNode },
  ) => Promise<unknown>
}
/** The parts of a DOCX by name, as text. */
export type DocxParts = Readonly<Record<string, string>>

/** Text in places that many DOCX readers skip. */
export type DocxAbout = {
  readonly inHeaders: string
  readonly inTextBoxes: string
  readonly tables: number
  /** In points; null where the file says nothing. */
  readonly page?: { readonly width: number; readonly height: number } | null
}

/** Reads a DOCX with mammoth: its raw text, and its layout for the parser. Throws `UnreadableFileError`. */
export async function readWithMammoth<Input>(mammoth: Mammoth<Input>, input: Input): Promise<ReadFile> {
  try {
    const { value } = await mammoth.extractRawText(input)
    const { items, links } = await readLayout(mammoth, input)
    return { reader: 'mammoth', pages: [], items, links, text: value.replace(/\n{3,}/g, '\n\n').trim() }
  } catch {
    // mammoth gets nothing but the file, so any error means a broken file.
    throw new UnreadableFileError({ code: 'broken' })
  }
}

/** mammoth exposes its document tree while converting to HTML; the HTML is discarded. */
async function readLayout<Input>({ convertToHtml }: Mammoth<Input>, input: Input): Promise<DocxLayout> {
  let layout: DocxLayout = { items: [], links: [] }
  await convertToHtml(input, {
    transformDocument(document) {
      layout = layoutOf(document)
      return { ...document, children: [] }
    },
  })
  return layout
}

/** The package part that names the other parts. */
export const RELATIONS = '_rels/.rels'

/** The name of the part with the body text; Word Online calls it `word/document2.xml`. */
export function mainPartOf(names: readonly string[], relations = ''): string | undefined {
  const [tag = ''] = /<[^<>]*["'][^"'<>]*\/officeDocument["'][^<>]*>/.exec(relations) ?? []
  const declared = /\bTarget\s*=\s*["']\/?([^"']*)["']/.exec(tag)?.[1]
  // Workbooks and presentations name their main part the same way.
  return [declared, 'word/document.xml'].find((name) => name?.startsWith('word/') && names.includes(name))
}

/** What a DOCX contains outside its body text. */
export function docxPropertiesOf(parts: DocxParts): DocxAbout {
  const body = parts[mainPartOf(Object.keys(parts), parts[RELATIONS]) ?? ''] ?? ''
  const headerNames = Object.keys(parts).filter((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name))
  // Word writes each text box twice, for newer and older programs.
  const withoutFallback = body.replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '')
  const boxes = [...withoutFallback.matchAll(/<w:txbxContent>(.*?)<\/w:txbxContent>/gs)]
  return {
    inHeaders: headerNames
      .map((name) => textOf(parts[name] ?? ''))
      .join(' ')
      .trim(),
    inTextBoxes: boxes
      .map(([, xml = '']) => textOf(xml))
      .join(' ')
      .trim(),
    tables: body.match(/<w:tbl>/g)?.length ?? 0,
    page: pageOf(body),
  }
}

/** The size of the first page, which Word writes in twentieths of a point. */
function pageOf(body: string): { readonly width: number; readonly height: number } | null {
  const [size = ''] = /<w:pgSz\b[^<>]*>/.exec(body) ?? []
  const length = (name: string) => Number(new RegExp(`\\bw:${name}="(\\d+)"`).exec(size)?.[1] ?? 0) / 20
  return size === '' ? null : { width: length('w'), height: length('h') }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** Decodes XML entities. */
export const plainOf = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

function textOf(xml: string): string {
  const words = xml.replace(/<\/w:p>/g, ' ').replace(/<[^>]*>/g, '')
  return plainOf(words).replace(/\s+/g, ' ').trim()
}
