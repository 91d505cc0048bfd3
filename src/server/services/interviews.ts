import type { AiWriters, Asker } from '#server/engines/ai/engine.ts'
import { generatedContent } from '#shared/ai/reply.ts'
import type {
  followUpQuestion,
  generateContent,
  GeneratedContent,
  interviewQuestions,
  Outline,
} from '#shared/contract/ai.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import { industryOf, levelOf } from '#shared/interview/find-industry.ts'
import { followUpTo } from '#shared/interview/missing.ts'
import { questionNamed, questionsFor } from '#shared/interview/questions.ts'
import { toldBy } from '#shared/interview/tell.ts'

export type Interviews = ReturnType<typeof openInterviews>

const NOTHING: Outline = { experience: [], projects: [], skills: [] }

/** Asks, and writes from what was answered; nothing of it is kept here. */
export function openInterviews({ ai }: { readonly ai: AiWriters }) {
  return {
    questions({
      industry,
      experienceLevel,
      targetRole = '',
      language = 'en',
      resume = NOTHING,
    }: Body<typeof interviewQuestions>) {
      const asked = questionsFor({
        industry: industryOf(industry),
        level: levelOf(experienceLevel),
        language,
        atHand: resume,
        targetRole,
      })
      return asked.map(({ id, category, question, followUp }) => ({ id, category, question, followUp }))
    },

    /** The place of an answer whose question does not exist, or what was written. */
    async write(
      { interviewResponses, personalInfo, targetRole, language = 'en', resume = NOTHING }: Body<typeof generateContent>,
      asker: Omit<Asker, 'personalInfo'>,
    ): Promise<{ readonly unknown: number } | { readonly content: GeneratedContent }> {
      const { told, unknown } = toldBy(interviewResponses, language, resume)
      if (unknown >= 0) return { unknown }
      const { written, engine, fellBack } = await ai.write(
        { told, atHand: resume, targetRole, language },
        { ...asker, personalInfo },
      )
      return { content: generatedContent(written, { engine, fellBack, language }) }
    },

    /** Undefined when there is no such question; null when nothing is missing. */
    followUp({ questionId, answer, language = 'en' }: Body<typeof followUpQuestion>) {
      const asked = questionNamed(questionId, language, NOTHING)
      return asked && followUpTo(asked, answer, language)
    },
  }
}
