import { translated } from '#server/translated.ts'
import { COACH_QUESTIONS } from '#shared/coach/questions.ts'
import type { CoachQuestion } from '#shared/coach/types.ts'
import type { InterfaceLanguage } from '#shared/text/interface-languages.ts'

/** The coach's questions in a language; what isn't translated is asked in English. */
export type QuestionBank = (language: InterfaceLanguage) => readonly CoachQuestion[]

/** All questions, translated once per language. */
export function createQuestionBank(): QuestionBank {
  const banks = new Map<InterfaceLanguage, readonly CoachQuestion[]>()
  return (language) => {
    const bank =
      banks.get(language) ??
      COACH_QUESTIONS.map((question) => ({
        ...question,
        text: translated(question.text, language),
        listensFor: translated(question.listensFor, language),
      }))
    banks.set(language, bank)
    return bank
  }
}
