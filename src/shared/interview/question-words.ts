import type { BankQuestion } from '#shared/interview/types.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/**
 * A question of a bank and its follow-up in one language. In workers of the built product `scripts/packed-questions.ts`
 * puts the words of one language at a time in the place of this module.
 */
export const wordsOf = (
  _bank: string,
  { question, followUp }: BankQuestion,
  language: ResumeLanguage,
): { readonly question: string; readonly followUp: string } => ({
  question: question[language],
  followUp: followUp[language],
})

/** Fetches the words of a language where they are not at hand. */
export const learnQuestions = async (_language: ResumeLanguage): Promise<void> => {}
