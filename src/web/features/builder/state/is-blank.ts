import type { ResumeContent } from '#shared/resume/schema.ts'

/** Whether nothing has been written yet: how a resume should look, and in which language, is no text of it. */
export function isBlank({ design: _design, language: _language, hiddenSections: _hidden, ...words }: ResumeContent) {
  return !hasText(words)
}

function hasText(part: unknown): boolean {
  if (typeof part === 'string') return part.trim() !== ''
  return typeof part === 'object' && part !== null && Object.values(part).some(hasText)
}
