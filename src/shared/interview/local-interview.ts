import { generatedContent } from '#shared/writer/reply.ts'
import { embeddedWriter } from '#shared/writer/pipeline.ts'
import type {
  followUpQuestion,
  generateContent,
  GeneratedContent,
  InterviewQuestion,
  interviewQuestions,
  Outline,
} from '#shared/contract/ai.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import { grounded } from '#shared/grounding/grounded.ts'
import { industryOf, levelOf } from '#shared/interview/find-industry.ts'
import { followUpTo, type FollowUp } from '#shared/interview/missing.ts'
import { questionNamed, questionsFor } from '#shared/interview/questions.ts'
import { toldBy } from '#shared/interview/tell.ts'

/** A resume that has no entries yet. */
export const NO_OUTLINE: Outline = { experience: [], projects: [], skills: [] }

/** The questions of an interview. */
export function localQuestions({
  industry,
  experienceLevel,
  targetRole = '',
  language = 'en',
  resume = NO_OUTLINE,
}: Body<typeof interviewQuestions>): readonly InterviewQuestion[] {
  const asked = questionsFor({
    industry: industryOf(industry),
    level: levelOf(experienceLevel),
    language,
    atHand: resume,
    targetRole,
  })
  return asked.map(({ id, category, question, followUp }) => ({ id, category, question, followUp }))
}

/** What an answer lacks, in the product's own words; null where it lacks nothing, or there is no such question. */
export function localFollowUp({
  questionId,
  answer,
  language = 'en',
  asked: before = [],
}: Body<typeof followUpQuestion>): FollowUp | null {
  const question = questionNamed(questionId, language, NO_OUTLINE)
  return question ? followUpTo(question, answer, language, before) : null
}

/** The place of an answer whose question does not exist, or what the embedded writer makes of the answers. */
export async function localContent({
  interviewResponses,
  targetRole,
  language = 'en',
  resume = NO_OUTLINE,
}: Body<typeof generateContent>): Promise<{ readonly unknown: number } | { readonly content: GeneratedContent }> {
  const { told, unknown } = toldBy(interviewResponses, language, resume)
  if (unknown >= 0) return { unknown }
  const written = await writer.write({ told, atHand: resume, targetRole, language })
  return { content: generatedContent(written, { engine: 'embedded', fellBack: null, language }) }
}

const writer = grounded(embeddedWriter())
