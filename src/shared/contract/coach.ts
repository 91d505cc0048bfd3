import * as z from 'zod/mini'
import { CRITERIA } from '#shared/coach/feedback.ts'
import { COMPETENCIES, KINDS } from '#shared/coach/types.ts'
import { Engine, GeneratedContent, MAX_ANSWER_LENGTH, FallbackReasonSchema } from '#shared/interview/schemas.ts'
import { MAX_POSTING } from '#shared/contract/ats.ts'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { LEVELS } from '#shared/interview/types.ts'
import { LIMITS, storable } from '#shared/resume/schema.ts'

/** Maximum stored sessions per user; a new one replaces the oldest, and its reply says so. */
export const MAX_SESSIONS = 200
/** Questions per session. */
export const MIN_QUESTIONS = 3
export const MAX_QUESTIONS = 15
/** Maximum answers to one question of a session. */
export const MAX_ATTEMPTS = 20
/** Maximum characters of all answers of a session: more than ten hours of speech. */
export const MAX_SESSION_TEXT = 1_000_000

const line = z.string().check(z.maxLength(LIMITS.line), storable)
const answer = z.string().check(
  z.maxLength(MAX_ANSWER_LENGTH),
  storable,
  z.refine((text) => text.trim() !== '', { error: 'Please provide an answer before continuing.' }),
)
const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
const questionId = z.string().check(z.maxLength(120), storable)
const index = z.int().check(z.minimum(0), z.maximum(LIMITS.entries - 1))
const Criterion = z.enum(CRITERIA)
const Kinds = z.array(z.enum(KINDS))
const total = z.int().check(z.minimum(0), z.maximum(100))
/** From 0 to 4; averages have one decimal. Null if the criterion doesn't apply. */
const points = z.nullable(z.number().check(z.minimum(0), z.maximum(4)))

/** See `shared/coach/feedback.ts`. */
const Feedback = z.object({
  total,
  judged: z.array(
    z.object({
      criterion: Criterion,
      points: z.nullable(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
      evidence: z.array(z.string()),
      advice: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  fixFirst: z.nullable(Criterion),
})

/** A question as asked in a session, with the resume entry that it is about. */
const CoachAsked = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  text: z.string(),
  competency: z.enum(COMPETENCIES),
  listensFor: z.string(),
  about: z.nullable(z.object({ part: z.enum(['experience', 'projects']), index: z.int() })),
})

/** A session in lists; `average` is the average of the best answers. Times are ISO 8601 in UTC. */
export const CoachSessionCard = z.object({
  id: z.int(),
  role: z.string(),
  /** Id of an industry. */
  industry: z.string(),
  level: z.enum(LEVELS),
  kinds: Kinds,
  /** The job title in the posting of this session; blank without one. The posting itself is not stored. */
  postingTitle: z.string(),
  questions: z.int(),
  answered: z.int(),
  average: z.nullable(total),
  createdAt: z.string(),
})
export type CoachSessionCard = z.infer<typeof CoachSessionCard>

/** One answer; the first to its question is 1. */
const CoachAttempt = z.object({
  attempt: z.int(),
  answer: z.string(),
  /** Null if it was typed. */
  spokenSeconds: z.nullable(z.int()),
  feedback: Feedback,
  createdAt: z.string(),
})
export type CoachAttempt = z.infer<typeof CoachAttempt>

const FirstAndBest = { first: points, best: points }
const Totals = { first: z.nullable(total), best: z.nullable(total) }

export const CoachSession = z.extend(CoachSessionCard, {
  asked: z.array(z.extend(CoachAsked, { attempts: z.array(CoachAttempt), ...Totals })),
  /** Averages over the answered questions: of the first answers, and of the best. */
  averages: z.object({
    total: z.object(Totals),
    criteria: z.array(z.object({ criterion: Criterion, ...FirstAndBest })),
  }),
})
export type CoachSession = z.infer<typeof CoachSession>

/** Results by day, earliest first; a day is a UTC date such as 2026-04-05. */
export const CoachProgress = z.object({
  days: z.array(z.object({ day: z.string(), answers: z.int(), average: total })),
  criteria: z.array(
    z.object({ criterion: Criterion, days: z.array(z.object({ day: z.string(), points: z.number() })) }),
  ),
})
export type CoachProgress = z.infer<typeof CoachProgress>

/** Changes from the previous answer; `before` and `after` are points. */
const Comparison = z.object({
  attempt: z.int(),
  /** Difference of the total; negative if it decreased. */
  total: z.int(),
  criteria: z.array(z.object({ criterion: Criterion, before: points, after: points })),
})
export type CoachComparison = z.infer<typeof Comparison>

const REFUSED = { 401: Problem, 402: Problem }

export const getCoach = endpoint({
  method: 'GET',
  path: '/api/coach',
  summary: 'Whether the coach is mine, my sessions, latest first, and how my answers fared by day',
  replies: {
    200: z.object({ owned: z.boolean(), sessions: z.array(CoachSessionCard), progress: CoachProgress }),
    401: Problem,
  },
})
export const createCoachSession = endpoint({
  method: 'POST',
  path: '/api/coach/sessions',
  summary: 'Begin a session: questions for a role, a posting and one of my resumes',
  body: z.object({
    role: z._default(line, ''),
    /** As named or typed; the general industry if it is unknown. */
    industry: z._default(line, ''),
    level: z._default(z.enum(LEVELS), 'Mid-level'),
    kinds: z._default(Kinds.check(z.minLength(1), z.maxLength(20)), () => [...KINDS]),
    posting: z._default(z.string().check(z.maxLength(MAX_POSTING), storable), ''),
    resumeId: z.optional(id),
    questions: z._default(z.int().check(z.minimum(MIN_QUESTIONS), z.maximum(MAX_QUESTIONS)), 6),
  }),
  replies: {
    /** `removed` is the oldest session, if it was replaced. */
    201: z.object({ session: CoachSession, removed: z.nullable(z.object({ id: z.int(), createdAt: z.string() })) }),
    ...REFUSED,
    404: Problem,
    422: Problem,
  },
})
/** Requires no access to the coach: users can always read and delete their own data. */
export const getCoachSession = endpoint({
  method: 'GET',
  path: '/api/coach/sessions/:id',
  summary: 'One of my sessions: questions, all answers and what was said of them',
  replies: { 200: CoachSession, 401: Problem, 404: Problem },
})
export const deleteCoachSession = endpoint({
  method: 'DELETE',
  path: '/api/coach/sessions/:id',
  summary: 'Delete one of my sessions with its answers',
  replies: { 200: z.object({}), 401: Problem, 404: Problem },
})
/** Repeating the same answer is not a new attempt, so a call whose reply was lost can be repeated. */
export const answerCoachQuestion = endpoint({
  method: 'POST',
  path: '/api/coach/sessions/:id/answers',
  summary: 'Answer a question, and hear what was good and what to mend first',
  body: z.object({
    questionId,
    answer,
    spokenSeconds: z.optional(z.int().check(z.minimum(1), z.maximum(14_400))),
  }),
  replies: {
    /** `comparison` is null for a first answer. */
    200: z.object({ attempt: CoachAttempt, comparison: z.nullable(Comparison) }),
    ...REFUSED,
    404: Problem,
    409: Problem,
  },
})
/** Shown next to the feedback, without effect on its points. */
export const CoachRemark = z.object({
  /** At most three sentences about the answer; none without a language model. */
  remark: z.array(z.string()),
  /** What an interviewer would ask next. */
  followUp: z.string(),
  engine: Engine,
  fellBack: z.nullable(FallbackReasonSchema),
})
export type CoachRemark = z.infer<typeof CoachRemark>

/** Nothing is stored. Sentences are streamed as they are written, each after a check against the answer. */
export const remarkOnAnswer = endpoint({
  method: 'POST',
  path: '/api/coach/remarks',
  summary: 'A remark on one of my answers, and the question that an interviewer would ask next',
  body: z.object({ sessionId: id, questionId, attempt: z.int().check(z.minimum(1), z.maximum(MAX_ATTEMPTS)) }),
  told: z.object({ sentence: z.string() }),
  replies: { 200: CoachRemark, ...REFUSED, 404: Problem },
})
const CoachBullets = z.pick(GeneratedContent, {
  lines: true,
  unused: true,
  engine: true,
  fellBack: true,
  rewritten: true,
})
export type CoachBullets = z.infer<typeof CoachBullets>

/** Nothing is stored: the lines are suggestions for a resume of the user, who accepts them there. */
export const writeCoachBullet = endpoint({
  method: 'POST',
  path: '/api/coach/bullet',
  summary: 'Write lines of a resume from an answer, and from nothing else',
  body: z.object({ sessionId: id, questionId, answer, resumeId: id, experience: index }),
  replies: { 200: CoachBullets, ...REFUSED, 404: Problem },
})
