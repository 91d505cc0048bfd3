import type { Hono } from 'hono'
import { idOf } from '#server/http/ids.ts'
import { notInPlan } from '#server/http/plan-problem.ts'
import { notFound, tooManyAttempts } from '#server/http/problem.ts'
import { serve, serveSignedIn } from '#server/http/serve.ts'
import type { Engines } from '#server/create-engines.ts'
import type { Scoring } from '#server/scoring/service.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import { FILES, SCORES } from '#server/rate-limits/limits.ts'
import { dayOf } from '#server/resumes/stored-scores.ts'
import { analyzeResume, MAX_POSTING, quickScore } from '#shared/contract/ats.ts'
import { LIMITS } from '#shared/resume/schema.ts'

const MISSING = notFound('resume_not_found', 'We can’t find this resume.')
/** A character takes up to four bytes, and JSON may write it in twelve. */
const POSTING_BYTES = 12 * MAX_POSTING

type Services = {
  readonly limits: Limits
  readonly entitlements: Entitlements
  readonly scoring: Scoring
  readonly engines: Pick<Engines, 'scorer'>
  readonly clock: () => Date
}

export function scoringRoutes(app: Hono, { limits, entitlements, scoring, engines, clock }: Services): void {
  serve(app, quickScore, { maxBytes: LIMITS.body + POSTING_BYTES })(async ({ body, c, signal }) => {
    const { network } = c.get('visitor')
    const taken = await limits.take(SCORES, network)
    if (!taken.allowed) return tooManyAttempts(taken.waitSeconds)
    const input = { ...body, today: dayOf(clock()) }
    return { status: 200, body: await engines.scorer.quickScore(input, { owner: network, signal }) }
  })

  serveSignedIn(app, analyzeResume, { maxBytes: POSTING_BYTES })(async ({ user, params, body, signal }) => {
    const id = idOf(params.resumeId)
    if (!(await entitlements.may(user.id, 'advancedAts'))) return notInPlan('advancedAts')
    // A file is made for each of them.
    const taken = await limits.take(FILES, user.id)
    if (!taken.allowed) return tooManyAttempts(taken.waitSeconds)
    const analysis = id && (await scoring.make(user.id, id, body.jobDescription, signal))
    return analysis ? { status: 200, body: analysis } : MISSING
  })
}
