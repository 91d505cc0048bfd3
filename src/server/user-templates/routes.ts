import type { Hono } from 'hono'
import { idOf } from '#server/http/ids.ts'
import { notFound, problem } from '#server/http/problem.ts'
import { serveSignedIn } from '#server/http/serve.ts'
import { refusalOf } from '#server/user-templates/refusal.ts'
import type { UserTemplates } from '#server/user-templates/service.ts'
import {
  createUserTemplate,
  deleteUserTemplate,
  getUserTemplate,
  listUserTemplates,
  saveUserTemplate,
  USER_TEMPLATE_LIMITS,
} from '#shared/contract/user-templates.ts'
import { problemsByPart } from '#shared/template/check.ts'
import type { Layout } from '#shared/template/document.ts'

const MISSING = notFound('template_not_found', 'We can’t find this template.')
const TOO_MANY = problem(
  409,
  'too_many_templates',
  `You already have ${USER_TEMPLATE_LIMITS.most} templates. Delete one you no longer need first.`,
)
const LARGE = { maxBytes: USER_TEMPLATE_LIMITS.body }

type Services = { readonly userTemplates: UserTemplates }

export function userTemplateRoutes(app: Hono, { userTemplates }: Services): void {
  serveSignedIn(app, listUserTemplates)(async ({ user }) => ({ status: 200, body: await userTemplates.list(user.id) }))

  serveSignedIn(
    app,
    createUserTemplate,
    LARGE,
  )(async ({ user, body }) => {
    const refused = refusal(body)
    if (refused) return refused
    const made = await userTemplates.create(user.id, body)
    return made === 'too_many' ? TOO_MANY : { status: 201, body: made }
  })

  serveSignedIn(
    app,
    getUserTemplate,
  )(async ({ user, params }) => {
    const id = idOf(params.id)
    const template = id && (await userTemplates.find(user.id, id))
    return template ? { status: 200, body: template } : MISSING
  })

  serveSignedIn(
    app,
    saveUserTemplate,
    LARGE,
  )(async ({ user, params, body }) => {
    const refused = refusal(body)
    if (refused) return refused
    const id = idOf(params.id)
    const saved = id && (await userTemplates.save(user.id, id, body))
    return saved ? { status: 200, body: saved } : MISSING
  })

  serveSignedIn(
    app,
    deleteUserTemplate,
  )(async ({ user, params }) => {
    const id = idOf(params.id)
    return id && (await userTemplates.remove(user.id, id)) ? { status: 200, body: {} } : MISSING
  })
}

/** Why a template is not accepted; undefined if it is. */
function refusal(layout: Layout) {
  const problems = problemsByPart(layout)
  return problems.html.length + problems.css.length === 0 ? undefined : refusalOf(problems)
}
