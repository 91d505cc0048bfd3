import type { Hono } from 'hono'
import { idOf } from '#server/http/ids.ts'
import { notInPlan } from '#server/http/plan-problem.ts'
import { notFound, problem, tooManyAttempts, requestLanguage } from '#server/http/problem.ts'
import { serveSignedIn } from '#server/http/serve.ts'
import { replyWithEvents } from '#server/http/sse.ts'
import type { Coach } from '#server/coach/service.ts'
import type { CoachAnswers } from '#server/coach/answers.ts'
import type { CoachBullets } from '#server/coach/bullets.ts'
import type { CoachNegotiations } from '#server/coach/negotiations.ts'
import type { CoachRemarks } from '#server/coach/remarks.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import type { Logger } from '#server/log.ts'
import { COACH_ANSWERS, COACH_RECORDS, COACH_REMARKS, WRITINGS } from '#server/rate-limits/limits.ts'
import type { Limit, Limits } from '#server/rate-limits/service.ts'
import { MAX_ANSWER_LENGTH } from '#shared/interview/schemas.ts'
import { MAX_POSTING } from '#shared/contract/ats.ts'
import {
  deleteCoachNegotiation,
  saveCoachNegotiation,
  listCoachNegotiations,
} from '#shared/contract/coach-negotiations.ts'
import {
  answerCoachQuestion,
  createCoachSession,
  deleteCoachSession,
  getCoach,
  getCoachSession,
  MAX_ATTEMPTS,
  remarkOnAnswer,
  writeCoachBullet,
  type CoachRemark,
} from '#shared/contract/coach.ts'

const NOT_OWNED = notInPlan('coach')
const NO_SESSION = notFound('session_not_found', 'We can’t find this session. Start a new one.')
const NO_NEGOTIATION = notFound('negotiation_not_found', 'We can’t find this negotiation.')
const REFUSED = {
  no_session: NO_SESSION,
  no_question: notFound('question_not_found', 'This question isn’t part of the session. Reload the session.'),
  no_answer: notFound('answer_not_found', 'We can’t find this answer. Reload the session.'),
  no_resume: notFound('resume_not_found', 'We can’t find this resume.'),
  no_entry: notFound('entry_not_found', 'This resume doesn’t have that position. Choose another one.'),
  no_questions: problem(
    422,
    'no_questions',
    'No questions match. Enter your industry, choose a resume or add another question type.',
  ),
  too_many_attempts: problem(
    409,
    'too_many_attempts',
    `You’ve answered this question ${MAX_ATTEMPTS} times. Start a new session to practice it again.`,
  ),
  session_full: problem(409, 'session_full', 'This session is full. Start a new session to continue.'),
}
/** A character takes up to four bytes, and JSON may write it in twelve. */
const bytesOf = (characters: number) => 12 * characters + 8 * 1024
const NEGOTIATION_BYTES = 64 * 1024

type Services = {
  readonly log: Logger
  readonly limits: Limits
  readonly entitlements: Entitlements
  readonly coach: Coach
  readonly coachAnswers: CoachAnswers
  readonly coachRemarks: CoachRemarks
  readonly coachBullets: CoachBullets
  readonly coachNegotiations: CoachNegotiations
}

export function coachRoutes(app: Hono, services: Services): void {
  const { log, limits, entitlements, coach, coachAnswers, coachRemarks, coachBullets, coachNegotiations } = services

  /** The refusal of a request without the plan or beyond the rate limit, if any. */
  async function refusal(userId: string, limit: Limit) {
    if (!(await entitlements.may(userId, 'coach'))) return NOT_OWNED
    const taken = await limits.take(limit, userId)
    return !taken.allowed ? tooManyAttempts(taken.waitSeconds) : undefined
  }

  serveSignedIn(
    app,
    getCoach,
  )(async ({ user }) => {
    const owned = await entitlements.may(user.id, 'coach')
    return { status: 200, body: { owned, ...(await coach.overview(user.id)) } }
  })

  serveSignedIn(app, createCoachSession, { maxBytes: bytesOf(MAX_POSTING) })(async ({ user, body, c }) => {
    const refused = await refusal(user.id, COACH_RECORDS)
    if (refused) return refused
    const begun = await coach.begin(user.id, body, requestLanguage(c))
    if (begun.state !== 'begun') return REFUSED[begun.state]
    return { status: 201, body: { session: begun.session, removed: begun.removed } }
  })

  serveSignedIn(
    app,
    getCoachSession,
  )(async ({ user, params }) => {
    const id = idOf(params.id)
    const session = id && (await coach.report(user.id, id))
    return session ? { status: 200, body: session } : NO_SESSION
  })

  serveSignedIn(
    app,
    deleteCoachSession,
  )(async ({ user, params }) => {
    const id = idOf(params.id)
    return id && (await coach.remove(user.id, id)) ? { status: 200, body: {} } : NO_SESSION
  })

  serveSignedIn(app, answerCoachQuestion, { maxBytes: bytesOf(MAX_ANSWER_LENGTH) })(
    async ({ user, params, body, signal }) => {
      const refused = await refusal(user.id, COACH_ANSWERS)
      if (refused) return refused
      const id = idOf(params.id)
      if (!id) return NO_SESSION
      const given = await coachAnswers.give(user.id, id, body, signal)
      if (given.state !== 'answered') return REFUSED[given.state]
      return { status: 200, body: { attempt: given.attempt, comparison: given.comparison } }
    },
  )

  serveSignedIn(
    app,
    remarkOnAnswer,
  )(async ({ user, body, c, signal }) => {
    const refused = await refusal(user.id, COACH_REMARKS)
    if (refused) return refused
    const found = await coachRemarks.find(user.id, body)
    if (found.state !== 'found') return REFUSED[found.state]
    return replyWithEvents<typeof remarkOnAnswer, { status: 200; body: CoachRemark }>(
      { c, signal, log },
      async (tell, either) => ({
        status: 200,
        body: await coachRemarks.write(found.given, {
          userId: user.id,
          language: requestLanguage(c),
          signal: either,
          tell,
        }),
      }),
    )
  })

  serveSignedIn(app, writeCoachBullet, { maxBytes: bytesOf(MAX_ANSWER_LENGTH) })(async ({ user, body, signal }) => {
    const refused = await refusal(user.id, WRITINGS)
    if (refused) return refused
    const made = await coachBullets.write(user.id, body, signal)
    return made.state === 'written' ? { status: 200, body: made.bullets } : REFUSED[made.state]
  })

  serveSignedIn(
    app,
    listCoachNegotiations,
  )(async ({ user }) => ({ status: 200, body: await coachNegotiations.list(user.id) }))

  serveSignedIn(
    app,
    deleteCoachNegotiation,
  )(async ({ user, params }) => {
    const id = idOf(params.id)
    return id && (await coachNegotiations.remove(user.id, id)) ? { status: 200, body: {} } : NO_NEGOTIATION
  })

  serveSignedIn(app, saveCoachNegotiation, { maxBytes: NEGOTIATION_BYTES })(async ({ user, body }) => {
    const refused = await refusal(user.id, COACH_RECORDS)
    return refused ?? { status: 201, body: await coachNegotiations.keep(user.id, body) }
  })
}
