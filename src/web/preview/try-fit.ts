import type { ResumeContent } from '#shared/resume/schema.ts'
import type { Layout } from '#shared/template/document.ts'
import type { Fitted } from '#shared/template/fit.ts'
import { createPaper } from '#web/preview/paper.ts'

/** Lays a resume out on a paper that no one sees, to tell whether it fits its number of pages; null without one. */
export function tryFit(content: ResumeContent, template: Layout | null): Fitted | null {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.visibility = 'hidden'
  try {
    return createPaper(host).put(content, template).fitted
  } finally {
    host.remove()
  }
}
