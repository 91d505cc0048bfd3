import { textLanguage, type Language } from '#shared/text/languages.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'

/** The language of the interview: the resume's if there are questions in it, or else the page's. */
export function languageOf({ store }: Builder): Language {
  return textLanguage(store.getState().content.language) ?? textLanguage(document.documentElement.lang) ?? 'en'
}
