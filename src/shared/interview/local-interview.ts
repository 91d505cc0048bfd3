import type {
  FollowUpRequest,
  InterviewQuestion,
  InterviewQuestionsRequest,
  Outline,
} from '#shared/interview/schemas.ts'
import { industryOf, levelOf } from '#shared/interview/find-industry.ts'
import { followUpTo, type FollowUp } from '#shared/interview/missing.ts'
import { loadQuestions } from '#shared/interview/question-texts.ts'
import { questionNamed, questionsFor } from '#shared/interview/questions.ts'

/** A resume without entries. */
export const NO_OUTLINE: Outline = { experience: [], projects: [], skills: [] }

/** The questions of an interview. */
export async function localQuestions({
  industry,
  experienceLevel,
  targetRole = '',
  language = 'en',
  resume = NO_OUTLINE,
}: InterviewQuestionsRequest): Promise<InterviewQuestion[]> {
  await loadQuestions(language)
  const asked = questionsFor({
    industry: industryOf(industry),
    level: levelOf(experienceLevel),
    language,
    atHand: resume,
    targetRole,
  })
  return asked.map(({ id, category, question, followUp }) => ({ id, category, question, followUp }))
}

/** The product's own follow-up question; null if the answer lacks nothing, or there is no such question. */
export async function localFollowUp({
  questionId,
  answer,
  language = 'en',
  asked: before = [],
}: FollowUpRequest): Promise<FollowUp | null> {
  await loadQuestions(language)
  const question = questionNamed(questionId, language, NO_OUTLINE)
  return question ? followUpTo(question, answer, language, before) : null
}
