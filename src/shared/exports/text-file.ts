import { pageText } from '#shared/exports/page-text.ts'
import { toJsonResume } from '#shared/resume/json-resume.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeDocument, type Layout } from '#shared/template/document.ts'

/** A resume as data in a file; with its template, that is named too. `updatedAt` is ISO 8601 in UTC. */
export type Named = {
  readonly title: string
  readonly content: ResumeContent
  readonly updatedAt: string
  readonly templateId?: number | null
}
export type TextFormat = 'json' | 'txt' | 'md'

/** What a file in a text format says; the same from the server and in the browser. Null is the built-in layout. */
export function textFile(format: TextFormat, resume: Named, layout: Layout | null): string {
  return format === 'json' ? jsonFile(resume) : pageText(format, composeDocument(resume.content, layout).html)
}

/** The resume as JSON Resume. */
export const jsonFile = ({ content, title, updatedAt, templateId = null }: Named): string =>
  `${JSON.stringify(toJsonResume(content, { title, lastModified: updatedAt, templateId }), null, 2)}\n`
