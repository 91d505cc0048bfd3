import type { PdfJob } from '#server/engines/pdf/engine.ts'
import { jsonFile, type Named } from '#shared/exports/text-file.ts'
import { headlineOf } from '#shared/portfolio/about.ts'
import { publicContent } from '#shared/portfolio/public-content.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { keywordsOf, type ResumeDocument } from '#shared/template/document.ts'

type Options = {
  /** Whether the file carries the resume's own data. */
  readonly source: boolean
  /** The user who causes the work, or the network of a visitor. */
  readonly owner: string
}

/** What the PDF engine is asked to print. */
export function pdfJob(resume: Named, document: ResumeDocument, { source, owner }: Options): PdfJob {
  const { title, ...more } = aboutFile(resume.content)
  // The file goes to employers: its data say no more than its pages, and its name is the one in the window.
  const printed = { ...resume, title, content: publicContent(resume.content, { contact: true, isOwnFile: true }) }
  return { document: { ...document, title }, ...more, ...(source && { source: jsonFile(printed) }), owner }
}

/**
 * What a file says about itself, the title of its window first: nothing that its pages do not say. What its owner calls
 * the resume is for its owner.
 */
export function aboutFile(content: ResumeContent) {
  const shown = publicContent(content, { contact: true })
  const name = shown.personalInfo.fullName.trim()
  const headline = headlineOf(shown)
  const title = [name, headline].filter((part) => part !== '').join(' – ')
  return { title: title || 'Resume', author: name || headline, keywords: keywordsOf(shown) }
}
