import { blocksOf } from '#shared/exports/blocks.ts'
import { markdown } from '#shared/exports/markdown.ts'
import { plainText } from '#shared/exports/plain-text.ts'

/** A laid-out resume as plain text or Markdown. */
export const pageText = (format: 'txt' | 'md', html: string): string =>
  (format === 'txt' ? plainText : markdown)(blocksOf(html))
