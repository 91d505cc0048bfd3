import { docxFile } from '#server/engines/docx/docx.ts'
import { blocksOf } from '#shared/exports/blocks.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { DEFAULT_LAYOUT } from '#shared/template/built-in/default-layout.ts'
import { composeDocument, textFamily, type Layout } from '#shared/template/document.ts'

/** A resume as the Word file that a person downloads. */
export function wordFile(content: ResumeContent, template: Layout | null): Promise<Uint8Array> {
  const { html, title, lang, paper } = composeDocument(content, template)
  const family = textFamily((template ?? DEFAULT_LAYOUT).cssStyles)
  const look = { family, accent: '#1f4e79', density: 'normal' } as const
  return docxFile({ blocks: blocksOf(html), title, author: '', keywords: [], lang, paper, look })
}
