import type { Hono } from 'hono'
import { PdfRefusal } from '#server/engines/pdf/refusal.ts'
import { unprinted } from '#server/exports/replies.ts'
import { idOf } from '#server/http/ids.ts'
import { notFound, problem, tooManyAttempts } from '#server/http/problem.ts'
import { serve, serveAdmin, serveSignedIn, type AdminGate } from '#server/http/serve.ts'
import type { SharedTemplates } from '#server/shared-templates/service.ts'
import { refusalOf } from '#server/user-templates/refusal.ts'
import { getSharedTemplate, listSharedTemplates } from '#shared/contract/shared-templates.ts'
import {
  getPublication,
  publishTemplate,
  removeSharedTemplate,
  setTemplateSharing,
  SHARED_TEMPLATE_LIMITS,
  unpublishTemplate,
} from '#shared/contract/template-publication.ts'
import { FEWEST_POINTS } from '#shared/template/read-back/fewest-points.ts'
import { isLostField, type ReadBack } from '#shared/template/read-back/read-back.ts'

const { ofAccount, characters } = SHARED_TEMPLATE_LIMITS
const MISSING = notFound('template_not_found', 'We can’t find this template.')
const MEASURING = problem(409, 'measuring', 'We’re still measuring your last template. Try again in a minute.')
const ACCOUNT_FULL = problem(
  409,
  'too_many_templates',
  `You’ve already published ${ofAccount} templates. Unpublish one first.`,
)
const SITE_FULL = problem(409, 'site_full', 'This site has as many published templates as it can show.')
const TOO_LONG = problem(
  422,
  'template_too_long',
  `A published template’s HTML and CSS can have ${characters.toLocaleString('en-US')} characters together. Shorten yours first.`,
)

/** Losses that a refusal carries: a template that shows nothing loses a thousand words. */
const MOST_LOSSES = 40

type Services = { readonly admin: AdminGate; readonly sharedTemplates: SharedTemplates }

export function sharedTemplateRoutes(app: Hono, { admin, sharedTemplates }: Services): void {
  serve(
    app,
    listSharedTemplates,
  )(async () => {
    const all = await sharedTemplates.list()
    return all ? { status: 200, body: all } : MISSING
  })

  serve(
    app,
    getSharedTemplate,
  )(async ({ params }) => {
    const id = idOf(params.id)
    const template = id && (await sharedTemplates.find(id))
    return template ? { status: 200, body: template } : MISSING
  })

  serveSignedIn(
    app,
    getPublication,
  )(async ({ user, params }) => {
    const id = idOf(params.id)
    const publication = id && (await sharedTemplates.publication(user.id, id))
    return publication ? { status: 200, body: publication } : MISSING
  })

  serveSignedIn(
    app,
    publishTemplate,
  )(async ({ user, params, signal }) => {
    const id = idOf(params.id)
    if (!id) return MISSING
    try {
      return replyTo(await sharedTemplates.publish(user.id, id, signal))
    } catch (error) {
      if (error instanceof PdfRefusal) return unprinted(error)
      throw error
    }
  })

  serveSignedIn(
    app,
    unpublishTemplate,
  )(async ({ user, params }) => {
    const id = idOf(params.id)
    return id && (await sharedTemplates.unpublish(user.id, id)) ? { status: 200, body: {} } : MISSING
  })

  serveAdmin(
    { app, admin },
    setTemplateSharing,
  )(async ({ body, c }) => {
    await sharedTemplates.turn(body.isOn)
    c.set('auditDetail', body.isOn ? 'on' : 'off')
    return { status: 200, body: {} }
  })

  serveAdmin(
    { app, admin },
    removeSharedTemplate,
  )(async ({ params }) => {
    const id = idOf(params.id)
    return id && (await sharedTemplates.remove(id)) ? { status: 200, body: {} } : MISSING
  })
}

function replyTo(published: Awaited<ReturnType<SharedTemplates['publish']>>) {
  switch (published.state) {
    case 'published':
      return { status: 200, body: published.publication } as const
    case 'refused':
      return refusedFor(published.readBack)
    case 'invalid':
      return refusalOf(published.problems)
    case 'too_many_tries':
      return tooManyAttempts(published.waitSeconds)
    case 'measuring':
      return MEASURING
    case 'too_long':
      return TOO_LONG
    case 'account_full':
      return ACCOUNT_FULL
    case 'site_full':
      return SITE_FULL
    case 'missing':
      return MISSING
  }
}

function refusedFor({ losses, ...readBack }: ReadBack) {
  const message = losses.some(isLostField)
    ? 'This template wasn’t published because readers of its PDF don’t get every field back. Fix what is lost, then publish it again.'
    : `This template wasn’t published because its PDF gets ${readBack.points} points, and ${FEWEST_POINTS} are needed. Fix what is lost, then publish it again.`
  const { status, body } = problem(422, 'template_loses_text', message)
  return { status, body: { ...body, readBack: { ...readBack, losses: losses.slice(0, MOST_LOSSES) } } }
}
