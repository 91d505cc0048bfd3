import type { Asker } from '#server/engines/ai/model/asker.ts'
import type { AiWriter } from '#server/engines/ai/writing/writer.ts'
import type { AskFollowUp } from '#server/engines/ai/feedback/follow-up.ts'
import type { Profiles } from '#server/profiles/service.ts'
import { generatedContent } from '#shared/interview/generated-content.ts'
import type { followUpQuestion, generateContent } from '#shared/contract/ai.ts'
import type { GeneratedContent } from '#shared/interview/schemas.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import { localFollowUp, localQuestions, NO_OUTLINE } from '#shared/interview/local-interview.ts'
import type { FollowUp } from '#shared/interview/missing.ts'
import { loadQuestions } from '#shared/interview/question-texts.ts'
import { questionNamed } from '#shared/interview/questions.ts'
import { matchToQuestions } from '#shared/interview/answered-questions.ts'

export type Interviews = ReturnType<typeof createInterviews>

type Options = {
  readonly ai: AiWriter
  /** Null where no model is set. */
  readonly createFollowUp: AskFollowUp | null
  readonly profiles: Pick<Profiles, 'personalInfo'>
}
type Helped = { readonly followUp: FollowUp | null; readonly engine: 'embedded' | 'llm' }

/** Asks, and writes from what was answered; nothing of it is kept here. */
export function createInterviews({ ai, createFollowUp, profiles }: Options) {
  return {
    questions: localQuestions,

    /** The place of an answer whose question does not exist, or what was written. */
    async write(
      {
        interviewResponses,
        personalInfo,
        targetRole,
        language = 'en',
        resume = NO_OUTLINE,
      }: Body<typeof generateContent>,
      asker: Omit<Asker, 'personalInfo'>,
    ): Promise<{ readonly unknown: number } | { readonly content: GeneratedContent }> {
      await loadQuestions(language)
      const { told, unknown } = matchToQuestions(interviewResponses, language, resume)
      if (unknown >= 0) return { unknown }
      const { written, engine, fellBack } = await ai.write(
        { told, atHand: resume, targetRole, language },
        { ...asker, personalInfo },
      )
      return { content: generatedContent(written, { engine, fellBack, language }) }
    },

    /** Undefined when there is no such question. What is missing is found here; a model only words the question. */
    async followUp(
      body: Body<typeof followUpQuestion>,
      { userId, signal }: Omit<Asker, 'personalInfo'>,
    ): Promise<Helped | undefined> {
      const { questionId, answer, language = 'en', personalInfo } = body
      await loadQuestions(language)
      const asked = questionNamed(questionId, language, NO_OUTLINE)
      if (!asked) return undefined
      const own = await localFollowUp(body)
      if (!own || !createFollowUp || userId === null) return { followUp: own, engine: 'embedded' }
      const asker = { userId, signal, personalInfo: personalInfo ?? (await profiles.personalInfo(userId)) }
      const { piece } = own
      const text = await createFollowUp({ question: asked.question, answer, piece, language }, asker)
      return text === null ? { followUp: own, engine: 'embedded' } : { followUp: { piece, text }, engine: 'llm' }
    },
  }
}
