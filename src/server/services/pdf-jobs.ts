import type { PdfJob } from '#server/engines/pdf/engine.ts'
import type { Resume } from '#shared/contract/resumes.ts'
import { toJsonResume } from '#shared/resume/json-resume.ts'
import { keywordsOf, type ResumeDocument } from '#shared/template/document.ts'

/** A resume as its files name it; with its template, a file that carries the resume names that too. */
export type Named = Pick<Resume, 'content' | 'title' | 'updatedAt'> & Partial<Pick<Resume, 'templateId'>>

/** What a press is asked to print; with `source`, the file carries the resume's own data. */
export const pdfJob = (resume: Named, document: ResumeDocument, { source }: { source: boolean }): PdfJob => ({
  document: { ...document, title: titleOf(resume) },
  author: authorOf(resume),
  keywords: keywordsOf(resume.content),
  ...(source && { source: sourceOf(resume) }),
})

/** The resume as JSON Resume. */
export const sourceOf = ({ content, title, updatedAt, templateId = null }: Named): string =>
  `${JSON.stringify(toJsonResume(content, { title, lastModified: updatedAt, templateId }), null, 2)}\n`

export const authorOf = ({ content, title }: Named): string => content.personalInfo.fullName.trim() || title

/** What a window that shows the file is called. */
export const titleOf = ({ content, title }: Named): string =>
  [content.personalInfo.fullName.trim(), title].filter((part) => part !== '').join(' – ')
