import { ENGLISH } from '#shared/coach/rubric/english.ts'
import { compileRubricWords } from '#shared/coach/rubric/compile-words.ts'
import type { RubricWords } from '#shared/coach/rubric/words.ts'
import { packedRubrics } from '#shared/packed/coach-rubric.ts'
import type { Language } from '#shared/text/languages.ts'

const COMPILED = new Map<Language, RubricWords>([['en', ENGLISH]])

/** What to look for in answers of a language; compiled when first asked for. */
export function rubricWords(language: Language): RubricWords {
  const known = COMPILED.get(language)
  if (known || language === 'en') return known ?? ENGLISH
  const compiled = compileRubricWords(packedRubrics[language], language)
  COMPILED.set(language, compiled)
  return compiled
}
