import { docxFile } from '#server/engines/docx/docx.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument, type Layout } from '#shared/template/document.ts'

/** A resume as the Word file that a person downloads. */
export const wordFile = (content: ResumeContent, template: Layout | null): Promise<Uint8Array> =>
  docxFile({ ...composeDocument(content, template), author: '', keywords: [] })
