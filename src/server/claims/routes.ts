import type { Hono } from 'hono'
import type { Claims } from '#server/claims/service.ts'
import { notFound, problem } from '#server/http/problem.ts'
import { serve, serveAdmin, type AdminGate } from '#server/http/serve.ts'
import { getClaims, setClaim } from '#shared/contract/claims.ts'

const UNKNOWN = notFound('unknown_claim', 'We can’t find this claim. Reload the page.')
const NEEDED = {
  text: 'Enter the text for visitors.',
  source: 'Enter the proof.',
  date: 'Enter the date of the proof.',
}

type Services = { readonly admin: AdminGate; readonly claims: Claims }

export function claimRoutes(app: Hono, { admin, claims }: Services): void {
  serve(
    app,
    getClaims,
  )(async () => ({
    status: 200,
    body: (await claims.shown()).map(({ id, text, basis, source }) => ({ id, text, basis, source })),
  }))

  serveAdmin(
    { app, admin },
    setClaim,
  )(async ({ params, body, c }) => {
    const set = await claims.set(params.id, body)
    if (set.state === 'unknown') return UNKNOWN
    if (set.state === 'incomplete') {
      const fields = Object.fromEntries(set.missing.map((field) => [field, NEEDED[field]]))
      return problem(400, 'incomplete', 'Complete the missing fields before you show this claim.', fields)
    }
    const proof = [body.date, body.source].filter(Boolean).join(': ')
    c.set('auditDetail', [body.isShown ? 'shown' : 'hidden', proof].filter(Boolean).join(', '))
    return { status: 200, body: {} }
  })
}
