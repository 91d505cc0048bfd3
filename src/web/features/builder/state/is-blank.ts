import { hasText } from '#shared/resume/has-text.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/** Whether nothing has been written yet: how a resume should look, and in which language, is no text of it. */
export function isBlank({ design: _design, language: _language, hiddenSections: _hidden, ...words }: ResumeContent) {
  return !hasText(words)
}
