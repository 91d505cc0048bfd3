import { tookTooLong } from '#server/engines/pdf/refusal.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { TemplateTooLong } from '#shared/template/bounded-writer.ts'
import { composeDocument, type Layout, type ResumeDocument } from '#shared/template/document.ts'

/** Lays a resume out; throws the PDF engine's refusal for a template of one's own that prints without end. */
export function composePrintable(content: ResumeContent, layout: Layout | null): ResumeDocument {
  try {
    return composeDocument(content, layout)
  } catch (error) {
    throw error instanceof TemplateTooLong ? tookTooLong() : error
  }
}
