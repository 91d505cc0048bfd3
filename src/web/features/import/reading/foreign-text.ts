import type { ReadText } from '#shared/parse/items.ts'
import { readForeign, type ForeignDocument } from '#shared/read-file/foreign-document.ts'
import { htmlDocument, isHtml } from '#shared/read-file/html.ts'
import type { OdtParts } from '#shared/read-file/odt-parts.ts'
import { readOdt } from '#shared/read-file/odt.ts'
import { isRtf, readRtf } from '#shared/read-file/rtf.ts'

/** A text in a file's own format: as a document where the format has one; its footer belongs to no field. */
export type TextRead = {
  readonly file: ReadText | { readonly text: string }
  readonly footer: readonly string[]
  readonly page: { readonly width: number; readonly height: number } | null
}
/** RTF and HTML, whatever the file is called; null for text without a format. */
export function readForeignText(bytes: Uint8Array, text: string): TextRead | null {
  if (isRtf(text)) return textRead(readRtf(new TextDecoder('windows-1252').decode(bytes), decodeBytes))
  if (!isHtml(text)) return null
  return textRead({ document: htmlDocument(text), header: NOTHING, footer: NOTHING, page: { width: 0, height: 0 } })
}

const NOTHING = { type: 'document', children: [] }

/** An OpenDocument text; null with a password, which makes bytes of its parts. */
export const readOdtText = (parts: OdtParts): TextRead | null =>
  parts['content.xml']?.includes('<office:body') ? textRead(readOdt(parts)) : null

const textRead = (foreign: ForeignDocument): TextRead => ({ ...readForeign(foreign), page: foreign.page })

/** Bytes of a code page that the browser does not know are read as Western ones. */
function decodeBytes(bytes: readonly number[], codePage: number): string {
  try {
    return new TextDecoder(CODE_PAGES[codePage] ?? `windows-${codePage}`).decode(Uint8Array.from(bytes))
  } catch {
    return new TextDecoder('windows-1252').decode(Uint8Array.from(bytes))
  }
}

const CODE_PAGES: Readonly<Record<number, string>> = {
  437: 'windows-1252',
  850: 'windows-1252',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
}
