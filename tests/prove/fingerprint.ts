import { createHash } from 'node:crypto'
import { composeDocument, type Layout } from '#shared/template/document.ts'
import type { NamedResume } from './resumes.ts'

/** Changes with every change of a template or of the resumes that affects the output. */
export function fingerprint(layout: Layout, resumes: readonly NamedResume[]): string {
  const hash = createHash('sha256')
  for (const { content } of resumes) {
    const { html, css } = composeDocument(content, layout)
    hash.update(html).update('\0').update(css).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}
