import type { ReadFile } from '#shared/parse/items.ts'
import { Refused } from '#shared/read-file/refusal.ts'

/** Gets the plain text of a DOCX: mammoth, handed in with the bytes, because browser and Node hand them over differently. */
export type ExtractText = () => Promise<{ readonly value: string }>
/** The parts of a DOCX by their names within it, as text. */
export type DocxParts = Readonly<Record<string, string>>

/** Where text stands that many readers of DOCX skip. */
export type DocxAbout = {
  readonly inHeaders: string
  readonly inTextBoxes: string
  readonly tables: number
}

/** Reads a DOCX with mammoth. Throws `Refused`. */
export async function readWithMammoth(extract: ExtractText): Promise<ReadFile> {
  const { value } = await extract().catch(() => {
    // Whatever mammoth stumbles over is the file's: nothing else comes to it.
    throw new Refused({ code: 'broken' })
  })
  return { reader: 'mammoth', pages: [], items: [], links: [], text: value.replace(/\n{3,}/g, '\n\n').trim() }
}

/** What a DOCX holds outside of its running text. */
export function aboutDocx(parts: DocxParts): DocxAbout {
  const body = parts['word/document.xml'] ?? ''
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

function textOf(xml: string): string {
  const words = xml.replace(/<\/w:p>/g, ' ').replace(/<[^>]*>/g, '')
  return words
    .replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
