import type { Hono } from 'hono'
import { idOf } from '#server/http/ids.ts'
import { notFound } from '#server/http/problem.ts'
import { serve } from '#server/http/serve.ts'
import type { Templates } from '#server/templates/service.ts'
import { getTemplate, listTemplates } from '#shared/contract/templates.ts'

const MISSING = notFound('template_not_found', 'We can’t find this template.')
/** Templates change with a start only: a browser asks each time, and mostly hears that nothing is new. */
const headers = { 'cache-control': 'no-cache' }

type Services = {
  readonly templates: Templates
}

export function templateRoutes(app: Hono, { templates }: Services): void {
  serve(app, listTemplates, { isFixed: true })(async () => ({ status: 200, body: [...templates.all], headers }))

  serve(app, getTemplate, { isFixed: true })(async ({ params }) => {
    const id = idOf(params.id)
    const template = id && templates.find(id)
    return template ? { status: 200, body: template, headers } : MISSING
  })
}
