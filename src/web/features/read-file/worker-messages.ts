import type { ReadFile } from '#shared/parse/items.ts'
import type { HeadersAndFooters } from '#shared/read-file/docx-headers.ts'
import type { DocxAbout } from '#shared/read-file/docx.ts'
import type { PdfProperties } from '#shared/read-file/pdf-properties.ts'
import type { UnreadableReason } from '#shared/read-file/unreadable-file.ts'

/** What the readers got from a file. A PDF is read twice, by readers that know nothing of each other. */
export type FileRead = (
  | { readonly kind: 'pdf'; readonly pdfjs: ReadFile; readonly pdfium: ReadFile; readonly about: PdfProperties }
  | { readonly kind: 'docx'; readonly mammoth: ReadFile; readonly about: DocxAbout; readonly around: HeadersAndFooters }
) & { readonly hidden: HiddenParts | null }

/** What the readers got but no one can see in the file, line by line, and the file without it. */
export type HiddenParts = { readonly texts: readonly string[]; readonly visible: ReadFile }

/** What the worker can be asked; a picture is of a page of the file that was read last. */
export type Asks = {
  readonly read: { readonly ask: Uint8Array<ArrayBuffer>; readonly answer: FileRead }
  readonly draw: { readonly ask: { readonly page: number; readonly width: number }; readonly answer: ImageBitmap }
}
export type Question = {
  [K in keyof Asks]: { readonly id: number; readonly kind: K; readonly ask: Asks[K]['ask'] }
}[keyof Asks]
export type Answer =
  | { readonly id: number; readonly value: Asks[keyof Asks]['answer'] }
  | { readonly id: number; readonly refusal: UnreadableReason }
  | { readonly id: number; readonly fault: string }
