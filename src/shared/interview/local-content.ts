import type { GenerateContentRequest, GeneratedContent } from '#shared/interview/schemas.ts'
import { grounded } from '#shared/grounding/grounded.ts'
import { NO_OUTLINE } from '#shared/interview/local-interview.ts'
import { loadQuestions } from '#shared/interview/question-texts.ts'
import { matchToQuestions } from '#shared/interview/answered-questions.ts'
import { embeddedWriter } from '#shared/writer/pipeline.ts'
import { generatedContent } from '#shared/interview/generated-content.ts'

/** The index of an answer whose question does not exist, or what the embedded writer makes of the answers. */
export async function localContent({
  interviewResponses,
  targetRole,
  language = 'en',
  resume = NO_OUTLINE,
}: GenerateContentRequest): Promise<{ readonly unknown: number } | { readonly content: GeneratedContent }> {
  await loadQuestions(language)
  const { told, unknown } = matchToQuestions(interviewResponses, language, resume)
  if (unknown >= 0) return { unknown }
  const written = await writer.write({ told, atHand: resume, targetRole, language })
  return { content: generatedContent(written, { engine: 'embedded', fellBack: null, language }) }
}

const writer = grounded(embeddedWriter())
