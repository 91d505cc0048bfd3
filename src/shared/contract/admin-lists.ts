import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'
import { storable } from '#shared/resume/schema.ts'
import { PRODUCT_IDS } from '#shared/billing/products.ts'

/** Rows per page of the operator's lists. */
export const PAGE_SIZE = 25

const page = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1)
const search = z._default(z.string().check(z.trim(), z.maxLength(200)), '')
const order = z._default(z.enum(['asc', 'desc']), 'desc')
const pageOf = <const T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), /** Rows on all pages. */ total: z.int(), page: z.int() })
const Done = z.object({})

/** Days in UTC; `days` has the last 90, ending today. */
export const Analytics = z.object({
  totalUsers: z.int(),
  signupsToday: z.int(),
  signupsThisWeek: z.int(),
  signupsThisMonth: z.int(),
  totalResumes: z.int(),
  resumesCreatedToday: z.int(),
  /** Percentage of all users who were active within 30 days, with one decimal; 0 if there are none. */
  conversionRate: z.number(),
  days: z.array(z.object({ day: z.string(), signups: z.int(), resumes: z.int(), views: z.int() })),
})
export type Analytics = z.infer<typeof Analytics>
export const ANALYTICS_DAYS = 90
export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'Figures of the whole site, with their course over days',
  replies: { 200: Analytics, 401: Problem },
})

export const LEAD_SORTS = ['signupDate', 'email', 'resumeCount', 'lastActive'] as const
/** A person who left an email address by an account, the newsletter or a message; each address once. */
export const Lead = z.object({
  /** The account's id, or the email address without an account. */
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  source: z.enum(['signup', 'newsletter', 'contact']),
  signupDate: z.string(),
  resumeCount: z.int(),
  /** YYYY-MM-DD; null if never active. */
  lastActive: z.nullable(z.string()),
})
export type Lead = z.infer<typeof Lead>
export const listLeads = endpoint({
  method: 'GET',
  path: '/api/admin/leads',
  summary: 'Everybody who left an address',
  query: z.object({
    search,
    page,
    order,
    sort: z._default(z.enum(LEAD_SORTS), 'signupDate'),
  }),
  replies: { 200: pageOf(Lead), 401: Problem },
})
export const exportLeads = endpoint({
  method: 'GET',
  path: '/api/admin/leads.csv',
  summary: 'Everybody who left an address, as CSV',
  query: z.object({ search }),
  replies: { 200: File, 401: Problem },
})

export const AdminMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.string(),
  message: z.string(),
  createdAt: z.string(),
  /** From a user with priority support; these come first. */
  isPriority: z.boolean(),
  replied: z.boolean(),
  /** All answers, oldest first, separated by a blank line. */
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(z.string()),
})
export type AdminMessage = z.infer<typeof AdminMessage>
export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Messages of the contact form: unanswered before answered, priority first, newest first',
  query: z.object({ page, search }),
  replies: { 200: pageOf(AdminMessage), 401: Problem },
})
export const REPLY_MAX = 5000
export const replyToMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/reply',
  summary: 'Answer a message by mail',
  body: z.object({
    reply: z.string().check(z.trim(), z.minLength(1, { error: 'Write your reply.' }), z.maxLength(REPLY_MAX), storable),
  }),
  replies: { 200: AdminMessage, 401: Problem, 404: Problem },
})
export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/messages/:id',
  summary: 'Delete a message; it can be brought back for an hour',
  replies: { 200: Done, 401: Problem, 404: Problem },
})
export const restoreMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/restore',
  summary: 'Bring a deleted message back',
  replies: { 200: AdminMessage, 401: Problem, 404: Problem },
})

export const USER_SORTS = ['createdAt', 'email', 'resumeCount', 'lastActive'] as const
export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: z.string(),
  lastActive: z.nullable(z.string()),
  resumeCount: z.int(),
  isSuspended: z.boolean(),
})
export type AdminUser = z.infer<typeof AdminUser>
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts; the search looks into addresses, names, ids, slugs and links',
  query: z.object({ search, page, order, sort: z._default(z.enum(USER_SORTS), 'createdAt') }),
  replies: { 200: pageOf(AdminUser), 401: Problem },
})
export const AdminUserDetail = z.extend(AdminUser, {
  emailConfirmed: z.boolean(),
  suspendedAt: z.nullable(z.string()),
  /** The address of the user's public page. */
  address: z.string(),
  isProfilePublic: z.boolean(),
  isPageTakenDown: z.boolean(),
  products: z.array(z.object({ product: z.string(), source: z.string(), endsAt: z.nullable(z.string()) })),
  /** Titles only: the content of a resume is private unless its owner publishes it. */
  resumes: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      updatedAt: z.string(),
      isPublic: z.boolean(),
      isTakenDown: z.boolean(),
      links: z.int(),
    }),
  ),
})
export type AdminUserDetail = z.infer<typeof AdminUserDetail>
export const getUserDetail = endpoint({
  method: 'GET',
  path: '/api/admin/users/:user',
  summary: 'One account',
  replies: { 200: AdminUserDetail, 401: Problem, 404: Problem },
})

const userAction = <const M extends 'PUT' | 'DELETE', const P extends `/api/admin/${string}`>(
  method: M,
  path: P,
  summary: string,
) => endpoint({ method, path, summary, replies: { 200: AdminUserDetail, 401: Problem, 404: Problem } })

/** Ends all sessions; the account can't sign in, and its public pages are closed. */
export const suspendUser = userAction('PUT', '/api/admin/users/:user/suspension', 'Suspend an account')
export const restoreUser = userAction('DELETE', '/api/admin/users/:user/suspension', 'Let a suspended account in again')
export const GRANTABLE = PRODUCT_IDS.filter((id) => id !== 'free')
export const grantProduct = userAction('PUT', '/api/admin/users/:user/products/:product', 'Give a plan or the coach')
export const revokeProduct = userAction(
  'DELETE',
  '/api/admin/users/:user/products/:product',
  'Take back what the operator gave',
)
export const takeDownPage = userAction('PUT', '/api/admin/users/:user/takedown', 'Take down a public page of a person')
export const restorePage = userAction(
  'DELETE',
  '/api/admin/users/:user/takedown',
  'Show a public page of a person again',
)
export const takeDownResume = userAction('PUT', '/api/admin/users/:user/resumes/:id/takedown', 'Take down a resume')
export const restorePublicResume = userAction(
  'DELETE',
  '/api/admin/users/:user/resumes/:id/takedown',
  'Show a resume again',
)

export const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  action: z.string(),
  target: z.string(),
  detail: z.string(),
  session: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'What was done in this area, newest first',
  query: z.object({ page }),
  replies: { 200: pageOf(AuditEntry), 401: Problem },
})
