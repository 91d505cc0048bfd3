import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import {
  Engine,
  FollowUpRequest,
  GenerateContentRequest,
  GeneratedContent,
  InterviewQuestion,
  InterviewQuestionsRequest,
} from '#shared/interview/schemas.ts'
import { PIECES } from '#shared/writer/types.ts'

/** Maximum bytes of all answers together. */
export const MAX_INTERVIEW_BYTES = 1024 * 1024

/** Progress of writing; `lines` counts those that a model has written so far, before checks. */
export const WritingStage = z.object({
  /** 'own': the model returned nothing usable, so the embedded engine writes. */
  stage: z.enum(['reading', 'writing', 'checking', 'own']),
  lines: z.int(),
})
export type WritingStage = z.infer<typeof WritingStage>

export const interviewQuestions = endpoint({
  method: 'POST',
  path: '/api/ai/interview-questions',
  summary: 'Interview questions for an industry, a level and a resume',
  body: InterviewQuestionsRequest,
  replies: { 200: z.object({ questions: z.array(InterviewQuestion), engine: Engine }) },
})

export const generateContent = endpoint({
  method: 'POST',
  path: '/api/ai/generate-content',
  summary: 'Write resume content from interview answers',
  body: GenerateContentRequest,
  told: WritingStage,
  replies: { 200: GeneratedContent, 402: Problem },
})

export const followUpQuestion = endpoint({
  method: 'POST',
  path: '/api/ai/follow-up',
  summary: 'A follow-up question about what an answer is missing: a number, a tool, your own part or a result',
  body: FollowUpRequest,
  replies: {
    /** Null if nothing is missing. */
    200: z.object({ followUp: z.nullable(z.object({ piece: z.enum(PIECES), text: z.string() })), engine: Engine }),
    404: Problem,
  },
})
