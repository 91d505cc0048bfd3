import { RESUME_LANGUAGES, type ResumeLanguage } from '#shared/resume/schema.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'

/** The resume's language, or else the page's. */
export function languageOf({ store }: Builder): ResumeLanguage {
  const { lang } = document.documentElement
  return store.getState().content.language ?? RESUME_LANGUAGES.find((each) => each === lang) ?? 'en'
}
