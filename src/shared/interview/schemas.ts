import * as z from 'zod/mini'
import { CATEGORIES } from '#shared/interview/types.ts'
import { LIMITS, PersonalInfo, storable } from '#shared/resume/schema.ts'
import { LANGUAGES } from '#shared/text/languages.ts'
import { PIECES, UNUSED_REASONS } from '#shared/writer/types.ts'

/** Maximum length of an answer, in characters: more than an hour of speech. */
export const MAX_ANSWER_LENGTH = 80_000
/** Maximum answers of one interview. */
const MAX_ANSWERS = 40

const line = z.string().check(z.maxLength(LIMITS.line), storable)
const answer = z.string().check(z.maxLength(MAX_ANSWER_LENGTH), storable)
const questionId = z.string().check(z.maxLength(120), storable)
const Language = z.enum(LANGUAGES)

/** The parts of the resume that the interview needs, in order. */
export const Outline = z.strictObject({
  experience: z
    .array(z.strictObject({ company: line, position: line, current: z.boolean() }))
    .check(z.maxLength(LIMITS.entries)),
  projects: z.array(z.strictObject({ name: line })).check(z.maxLength(LIMITS.entries)),
  skills: z.array(line).check(z.maxLength(LIMITS.words)),
})
export type Outline = z.infer<typeof Outline>

export const InterviewQuestion = z.object({
  id: z.string(),
  category: z.enum(CATEGORIES),
  question: z.string(),
  followUp: z.optional(z.string()),
})
export type InterviewQuestion = z.infer<typeof InterviewQuestion>

export const InterviewAnswer = z.strictObject({ questionId, answer })
export type InterviewAnswer = z.infer<typeof InterviewAnswer>

export const InterviewQuestionsRequest = z.object({
  /** '' if unknown: questions are then chosen by the titles, or else those asked in every field. */
  industry: z._default(line, 'Technology'),
  experienceLevel: z._default(line, 'Mid-level'),
  targetRole: z.optional(line),
  language: z.optional(Language),
  resume: z.optional(Outline),
})
export type InterviewQuestionsRequest = z.infer<typeof InterviewQuestionsRequest>

export const GenerateContentRequest = z.object({
  interviewResponses: z.array(InterviewAnswer).check(z.maxLength(MAX_ANSWERS)),
  personalInfo: z._default(PersonalInfo, () => PersonalInfo.parse({})),
  targetRole: z._default(line, 'Software Engineer'),
  industry: z._default(line, 'Technology'),
  language: z.optional(Language),
  resume: z.optional(Outline),
})
export type GenerateContentRequest = z.infer<typeof GenerateContentRequest>

export const FollowUpRequest = z.object({
  questionId,
  answer,
  language: z.optional(Language),
  /** Pieces that follow-ups of this interview have asked for; they are not asked for again. */
  asked: z.optional(z.array(z.enum(PIECES)).check(z.maxLength(PIECES.length))),
  /** Hidden from language models; the profile's data is used if it is not sent. */
  personalInfo: z.optional(PersonalInfo),
})
export type FollowUpRequest = z.infer<typeof FollowUpRequest>

/** The engine that answered; `embedded` after a failed model comes with the reason. */
export const Engine = z.enum(['embedded', 'llm'])
const FELL_BACK = ['budget', 'too-long', 'unavailable', 'refused', 'timeout', 'busy', 'bad-answer'] as const
export const FallbackReasonSchema = z.enum(FELL_BACK)
export type FallbackReason = (typeof FELL_BACK)[number]
const Source = z.object({ questionId: z.string(), quote: z.string() })

/** One generated line with its path in the reply ('experience.0.achievements.1') and its source. */
const ReviewLine = z.object({ path: z.string(), text: z.string(), source: Source, verbatim: z.boolean() })
export type ReviewLine = z.infer<typeof ReviewLine>

export const GeneratedContent = z.object({
  summary: z.string(),
  /** By index of the resume's entries; an entry without answers is empty. */
  experienceDescriptions: z.array(z.object({ description: z.string(), achievements: z.array(z.string()) })),
  skillsHighlight: z.array(z.string()),
  projectDescriptions: z.array(z.object({ description: z.string() })),
  engine: Engine,
  fellBack: z.nullable(FallbackReasonSchema),
  /** In German, French and Spanish lines are ordered and cleaned up, not rewritten. */
  rewritten: z.boolean(),
  lines: z.array(ReviewLine),
  unused: z.array(
    z.object({
      source: Source,
      why: z.enum(UNUSED_REASONS),
    }),
  ),
})
export type GeneratedContent = z.infer<typeof GeneratedContent>
