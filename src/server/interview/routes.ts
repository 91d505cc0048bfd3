import type { Context, Hono } from 'hono'
import { WorkerError } from '#server/engines/workers/worker-error.ts'
import { notInPlan } from '#server/http/plan-problem.ts'
import { notFound, problem, tooManyAttempts } from '#server/http/problem.ts'
import { replyWithEvents } from '#server/http/sse.ts'
import { serve } from '#server/http/serve.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import type { Interviews } from '#server/interview/service.ts'
import type { Logger } from '#server/log.ts'
import { FOLLOW_UPS, INTERVIEWS, WRITINGS } from '#server/rate-limits/limits.ts'
import type { Limit, Limits } from '#server/rate-limits/service.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { followUpQuestion, generateContent, MAX_INTERVIEW_BYTES, interviewQuestions } from '#shared/contract/ai.ts'

const UNKNOWN = notFound(
  'question_not_found',
  'This question no longer exists. Restart the interview to get the current questions.',
)
const unknownAt = (at: number) =>
  problem(
    400,
    'unknown_question',
    'One of your answers belongs to a question that no longer exists. Restart the interview.',
    {
      [`interviewResponses.${at}.questionId`]: 'This question no longer exists.',
    },
  )

/** The most characters of all answers together without an account; signed-in users may send a megabyte. */
const MAX_WITHOUT_ACCOUNT = 30_000
const SIGN_IN = problem(
  400,
  'sign_in_for_more',
  'Without an account, your answers can have up to 30,000 characters. Sign in or shorten them.',
)

const BUSY = {
  ...problem(503, 'busy', 'Writing is taking too long right now. Your answers are safe. Try again in a moment.'),
  headers: { 'retry-after': '5' },
}
function busyOr(error: unknown): typeof BUSY {
  if (error instanceof WorkerError) return BUSY
  throw error
}

const lengthOf = (answers: readonly { readonly answer: string }[]) =>
  answers.reduce((sum, { answer }) => sum + answer.length, 0)

type Services = {
  readonly log: Logger
  readonly limits: Limits
  readonly entitlements: Entitlements
  readonly interviews: Interviews
}

export function interviewRoutes(app: Hono, { log, limits, entitlements, interviews }: Services): void {
  /** Counts by person, or by network for those without an account. */
  async function take(limit: Limit, c: Context): Promise<{ userId: string | null; network: string; wait?: number }> {
    const user = await c.get('currentUser')()
    const { network } = c.get('visitor')
    const taken = await limits.take(limit, user?.id ?? network)
    return { userId: user?.id ?? null, network, ...(!taken.allowed && { wait: taken.waitSeconds }) }
  }

  serve(app, interviewQuestions, { maxBytes: MAX_INTERVIEW_BYTES })(async ({ body, c }) => {
    const { wait } = await take(INTERVIEWS, c)
    if (wait !== undefined) return tooManyAttempts(wait)
    return { status: 200, body: { questions: await interviews.questions(body), engine: 'embedded' } }
  })

  serve(app, generateContent, { maxBytes: MAX_INTERVIEW_BYTES })(async ({ body, c, signal }) => {
    const { userId, network, wait } = await take(WRITINGS, c)
    if (wait !== undefined) return tooManyAttempts(wait)
    if (userId === null && lengthOf(body.interviewResponses) > MAX_WITHOUT_ACCOUNT) return SIGN_IN
    if (!(await entitlements.may(userId, 'aiContent'))) return notInPlan('aiContent')
    return replyWithEvents<typeof generateContent, Reply<typeof generateContent>>(
      { c, signal, log },
      async (onStage, either) => {
        onStage?.({ stage: 'reading', lines: 0 })
        const made = await interviews.write(body, { userId, network, signal: either, onStage }).catch(busyOr)
        if ('status' in made) return made
        return 'unknown' in made ? unknownAt(made.unknown) : { status: 200, body: made.content }
      },
    )
  })

  serve(app, followUpQuestion, { maxBytes: MAX_INTERVIEW_BYTES })(async ({ body, c, signal }) => {
    const { userId, wait } = await take(FOLLOW_UPS, c)
    if (wait !== undefined) return tooManyAttempts(wait)
    const helped = await interviews.followUp(body, { userId, signal })
    return helped ? { status: 200, body: helped } : UNKNOWN
  })
}
