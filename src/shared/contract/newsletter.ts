import * as z from 'zod/mini'
import { email } from '#shared/contract/account.ts'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'

const Done = z.object({})

/** Email lists: each new article, or a single notice once the named feature is available. */
export const TOPICS = ['newsletter', 'cover-letters'] as const
export type Topic = (typeof TOPICS)[number]

/** Responds the same whether the address is known or not; an email asks its owner to confirm. */
export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Ask for the mails of a list',
  body: z.object({ email, topic: z._default(z.enum(TOPICS), 'newsletter') }),
  replies: { 202: Done },
})
/** Works repeatedly until the address leaves the list. */
export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm/:token',
  summary: 'Confirm by the link of a mail that the address wants the mails of a list',
  replies: { 200: z.object({ email: z.string(), topic: z.enum(TOPICS) }), 410: Problem },
})
/**
 * Requires no account: the token in the email identifies the subscriber. Email programs call it themselves (RFC 8058).
 */
export const unsubscribeFromList = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe/:token',
  summary: 'Leave a list by the link of a mail',
  replies: { 200: Done, 410: Problem },
})

/** A list as the operator sees it. */
export const SubscriberList = z.object({
  topic: z.enum(TOPICS),
  /** Confirmed addresses, and those waiting for confirmation. */
  confirmed: z.int(),
  waiting: z.int(),
  /** Null for lists without a notice; `sentAt` is null until the operator sends it. */
  notice: z.nullable(z.object({ sentAt: z.nullable(z.string()) })),
})
export type SubscriberList = z.infer<typeof SubscriberList>
export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/subscribers',
  summary: 'How many addresses are on each list',
  replies: { 200: z.array(SubscriberList), 401: Problem },
})
/** All lists, or one of them; only confirmed addresses. */
export const exportSubscribers = endpoint({
  method: 'GET',
  path: '/api/admin/subscribers.csv',
  summary: 'Confirmed addresses as CSV',
  query: z.object({ topic: z.optional(z.string()) }),
  replies: { 200: File, 401: Problem, 404: Problem },
})
export const sendNotice = endpoint({
  method: 'POST',
  path: '/api/admin/topics/:topic/notice',
  summary: 'Mail the one notice of a list',
  replies: { 202: z.object({ recipients: z.int() }), 401: Problem, 404: Problem, 409: Problem },
})
