import type { ReadFile } from '#shared/parse/items.ts'
import { looksOf, type Looks } from '#shared/read-file/docx-looks.ts'
import type { DocxNode } from '#shared/read-file/docx-runs.ts'
import { Refused } from '#shared/read-file/refusal.ts'

/** Of mammoth, what is called here: it is handed in, because browser and Node load it from different places. */
export type Mammoth<Input> = {
  readonly extractRawText: (input: Input) => Promise<{ readonly value: string }>
  readonly convertToHtml: (
    input: Input,
    options: { readonly transformDocument: (document: DocxNode) => DocxNode },
  ) => Promise<unknown>
}
/** The parts of a DOCX by their names within it, as text. */
export type DocxParts = Readonly<Record<string, string>>

/** Where text stands that many readers of DOCX skip. */
export type DocxAbout = {
  readonly inHeaders: string
  readonly inTextBoxes: string
  readonly tables: number
}

/** Reads a DOCX with mammoth: its raw text, and its looks where the parser asks for places. Throws `Refused`. */
export async function readWithMammoth<Input>(mammoth: Mammoth<Input>, input: Input): Promise<ReadFile> {
  try {
    const { value } = await mammoth.extractRawText(input)
    const { items, links } = await looksIn(mammoth, input)
    return { reader: 'mammoth', pages: [], items, links, text: value.replace(/\n{3,}/g, '\n\n').trim() }
  } catch {
    // Whatever mammoth stumbles over is the file's: nothing else comes to it.
    throw new Refused({ code: 'broken' })
  }
}

/** mammoth shows its tree of a document on the way to HTML, which is not needed. */
async function looksIn<Input>({ convertToHtml }: Mammoth<Input>, input: Input): Promise<Looks> {
  let looks: Looks = { items: [], links: [] }
  await convertToHtml(input, {
    transformDocument(document) {
      looks = looksOf(document)
      return { ...document, children: [] }
    },
  })
  return looks
}

/** Where a packed document says what its parts are. */
export const RELATIONS = '_rels/.rels'

/** The part of a DOCX with its running text, among these names; Word Online calls it `word/document2.xml`. */
export function mainPartOf(names: readonly string[], relations = ''): string | undefined {
  const [tag = ''] = /<[^<>]*["'][^"'<>]*\/officeDocument["'][^<>]*>/.exec(relations) ?? []
  const named = /\bTarget\s*=\s*["']\/?([^"']*)["']/.exec(tag)?.[1]
  // Workbooks and slides name their main part in the same way.
  return [named, 'word/document.xml'].find((name) => name?.startsWith('word/') && names.includes(name))
}

/** What a DOCX holds outside of its running text. */
export function aboutDocx(parts: DocxParts): DocxAbout {
  const body = parts[mainPartOf(Object.keys(parts), parts[RELATIONS]) ?? ''] ?? ''
  const around = Object.keys(parts).filter((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name))
  // Word writes each box twice, for newer and older programs.
  const current = body.replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '')
  const boxes = [...current.matchAll(/<w:txbxContent>(.*?)<\/w:txbxContent>/gs)]
  return {
    inHeaders: around
      .map((name) => textOf(parts[name] ?? ''))
      .join(' ')
      .trim(),
    inTextBoxes: boxes
      .map(([, xml = '']) => textOf(xml))
      .join(' ')
      .trim(),
    tables: body.match(/<w:tbl>/g)?.length ?? 0,
  }
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** A text without the entities of XML. */
export const plainOf = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')

function textOf(xml: string): string {
  const words = xml.replace(/<\/w:p>/g, ' ').replace(/<[^>]*>/g, '')
  return plainOf(words).replace(/\s+/g, ' ').trim()
}
