import type { ResumeContext, AnsweredQuestion } from '#shared/writer/types.ts'
import { plainAnswer } from '#shared/interview/plain-answer.ts'
import { questionNamed } from '#shared/interview/questions.ts'
import type { Language } from '#shared/text/languages.ts'

type Response = { readonly questionId: string; readonly answer: string }

/**
 * Answers as plain text, with what is known of their questions; `unknown` is the index of the first whose question
 * does not exist, or -1.
 */
export function matchToQuestions(
  responses: readonly Response[],
  language: Language,
  atHand: ResumeContext,
): { readonly told: readonly AnsweredQuestion[]; readonly unknown: number } {
  const told = responses.map(({ questionId, answer }) => {
    const asked = questionNamed(questionId, language, atHand)
    if (!asked) return undefined
    const { question, target, asks } = asked
    const current = target.part === 'experience' ? (atHand.experience[target.index]?.current ?? false) : false
    return { questionId, question, answer: plainAnswer(answer), target, current, asks }
  })
  return { told: told.filter((one) => one !== undefined), unknown: told.indexOf(undefined) }
}
