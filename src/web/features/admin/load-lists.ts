import {
  getAnalytics,
  getUserDetail,
  LEAD_SORTS,
  listAudit,
  listLeads,
  listMessages,
  listUsers,
  USER_SORTS,
  type AdminMessage,
  type AdminUser,
  type AdminUserDetail,
  type Analytics,
  type AuditEntry,
  type Lead,
} from '#shared/contract/admin-lists.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { listSubscribers, type SubscriberList } from '#shared/contract/newsletter.ts'
import { parseListQuery, pageIn, type ListQuery } from '#web/features/admin/lists/list-url.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'

type Rows<T> = { readonly items: readonly T[]; readonly total: number; readonly page: number }

export async function loadAnalytics(send: Send): Promise<Analytics> {
  const reply = await call(getAnalytics, {}, send)
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body
}

export type LoadedLeads = {
  readonly asked: ListQuery<(typeof LEAD_SORTS)[number]>
  readonly leads: Rows<Lead>
  readonly lists: readonly SubscriberList[]
}
export async function loadLeads(send: Send, params: URLSearchParams): Promise<LoadedLeads> {
  const asked = parseListQuery(params, LEAD_SORTS)
  const [leads, lists] = await Promise.all([call(listLeads, { query: asked }, send), call(listSubscribers, {}, send)])
  if (leads.status !== 200) throw toCallError(leads)
  if (lists.status !== 200) throw toCallError(lists)
  return { asked, leads: leads.body, lists: lists.body }
}

export type LoadedMessages = { readonly search: string; readonly messages: Rows<AdminMessage> }
export async function loadMessages(send: Send, params: URLSearchParams): Promise<LoadedMessages> {
  const { search, page } = parseListQuery(params, ['newest'])
  const reply = await call(listMessages, { query: { search, page } }, send)
  if (reply.status !== 200) throw toCallError(reply)
  return { search, messages: reply.body }
}

/** All accounts, or the one that the URL names; null if it does not exist. */
export type LoadedUsers =
  | {
      readonly show: 'list'
      readonly asked: ListQuery<(typeof USER_SORTS)[number]>
      readonly users: Rows<AdminUser>
    }
  | { readonly show: 'user'; readonly user: AdminUserDetail | null }
export async function loadUsers(send: Send, params: URLSearchParams): Promise<LoadedUsers> {
  const user = params.get('user')
  if (user) return loadUser(send, user)
  const asked = parseListQuery(params, USER_SORTS)
  const reply = await call(listUsers, { query: asked }, send)
  if (reply.status !== 200) throw toCallError(reply)
  return { show: 'list', asked, users: reply.body }
}

async function loadUser(send: Send, user: string): Promise<LoadedUsers> {
  const reply = await call(getUserDetail, { params: { user } }, send)
  if (reply.status === 404) return { show: 'user', user: null }
  if (reply.status !== 200) throw toCallError(reply)
  return { show: 'user', user: reply.body }
}

export type LoadedAudit = Rows<AuditEntry>
export async function loadAudit(send: Send, params: URLSearchParams): Promise<LoadedAudit> {
  const reply = await call(listAudit, { query: { page: pageIn(params) } }, send)
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body
}
