import { useEffect, useEffectEvent, useReducer } from 'react'
import { hasWords } from '#shared/resume/language-words.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/**
 * Whether the words of a resume's language are there; until then it prints English ones. The words of all other
 * languages are fetched at once when a resume needs some; then this renders again.
 */
export function useLanguageWords(language: ResumeLanguage = 'en', onLoaded?: () => void): boolean {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const isReady = hasWords(language)
  const accept = useEffectEvent(() => {
    renderAgain()
    onLoaded?.()
  })
  useEffect(() => {
    // Without a connection the words stay English; the next use asks again.
    if (!isReady) import('#shared/resume/all-languages.ts').then(accept, () => undefined)
  }, [isReady])
  return isReady
}
