import type { Hono } from 'hono'
import { idOf } from '#server/http/ids.ts'
import { notFound } from '#server/http/problem.ts'
import { serveAdmin } from '#server/http/serve.ts'
import type { Admin } from '#server/admin/service.ts'
import type { AdminAnalytics } from '#server/admin/analytics.ts'
import type { AdminLeads } from '#server/admin/leads.ts'
import type { AdminMessages } from '#server/admin/messages.ts'
import {
  deleteMessage,
  exportLeads,
  getAnalytics,
  listAudit,
  listLeads,
  listMessages,
  replyToMessage,
  restoreMessage,
} from '#shared/contract/admin-lists.ts'

/** The longest answer in any script, with every character escaped. */
const REPLY_BYTES = 64 * 1024
const NO_MESSAGE = notFound('message_not_found', 'This message no longer exists.')
const CSV = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="leads.csv"',
}

type Services = {
  readonly admin: Admin
  readonly adminAnalytics: AdminAnalytics
  readonly adminLeads: AdminLeads
  readonly adminMessages: AdminMessages
}

export function adminListRoutes(app: Hono, { admin, adminAnalytics, adminLeads, adminMessages }: Services): void {
  const area = { app, admin }
  serveAdmin(area, getAnalytics)(async () => ({ status: 200, body: await adminAnalytics.figures() }))
  serveAdmin(area, listAudit)(async ({ query }) => ({ status: 200, body: await admin.audit.list(query.page) }))
  serveAdmin(area, listLeads)(async ({ query }) => ({ status: 200, body: await adminLeads.list(query) }))

  serveAdmin(
    area,
    exportLeads,
  )(async ({ query, c }) => {
    c.set('auditDetail', query.search ? 'those of a search' : 'all')
    return { status: 200, body: bytesOf(adminLeads.csv(query.search)), headers: CSV }
  })

  serveAdmin(area, listMessages)(async ({ query }) => ({ status: 200, body: await adminMessages.list(query) }))

  serveAdmin(area, replyToMessage, { maxBytes: REPLY_BYTES })(async ({ params, body, c }) => {
    const id = idOf(params.id)
    const message = id === undefined ? undefined : await adminMessages.reply(id, body.reply)
    c.set('auditDetail', `${body.reply.length} characters`)
    return message ? { status: 200, body: message } : NO_MESSAGE
  })

  serveAdmin(
    area,
    deleteMessage,
  )(async ({ params }) => {
    const id = idOf(params.id)
    const isGone = id !== undefined && (await adminMessages.remove(id))
    return isGone ? { status: 200, body: {} } : NO_MESSAGE
  })

  serveAdmin(
    area,
    restoreMessage,
  )(async ({ params }) => {
    const id = idOf(params.id)
    const message = id === undefined ? undefined : await adminMessages.restore(id)
    return message ? { status: 200, body: message } : NO_MESSAGE
  })
}

/** Pieces of text as bytes, each made when the one before has been taken. */
const bytesOf = (pieces: AsyncIterable<string>): ReadableStream<Uint8Array> =>
  ReadableStream.from(pieces).pipeThrough(new TextEncoderStream())
