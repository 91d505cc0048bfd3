import { useStore } from 'zustand'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { useLanguageWords } from '#web/preview/use-language-words.ts'

/** Fetches the words of the resume's language; what the form shows of them is then selected again. */
export function useResumeWords(store: BuilderStore): void {
  const language = useStore(store, ({ content }) => content.language)
  useLanguageWords(language, () => store.setState({}))
}
