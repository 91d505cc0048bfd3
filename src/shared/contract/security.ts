import * as z from 'zod/mini'
import { email, newPassword, password } from '#shared/contract/account.ts'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'

const Done = z.object({})

/** Responds the same whether the address has an account or not. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset',
  summary: 'Send a link that sets a new password',
  body: z.object({ email }),
  replies: { 202: Done },
})
export const checkPasswordReset = endpoint({
  method: 'GET',
  path: '/api/password-reset/:token',
  summary: 'Whether the link of a mail can still set a new password',
  replies: { 200: Done, 410: Problem },
})
export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/password-reset/:token',
  summary: 'Set a new password by the link of a mail',
  body: z.object({ password: newPassword }),
  replies: { 200: Done, 410: Problem },
})
export const sendEmailConfirmation = endpoint({
  method: 'POST',
  path: '/api/email-confirmation',
  summary: 'Send the mail that confirms my address once more',
  replies: { 202: Done, 401: Problem },
})
/** Confirms the address of an account, or its new address. */
export const confirmEmail = endpoint({
  method: 'PUT',
  path: '/api/email-confirmation/:token',
  summary: 'Confirm an address by the link of a mail',
  replies: { 200: z.object({ email: z.string() }), 409: Problem, 410: Problem },
})
/** The address changes once the email to the new one is confirmed. */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  summary: 'Change my address',
  body: z.object({ email, password }),
  replies: { 202: Done, 401: Problem, 409: Problem, 422: Problem },
})
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  summary: 'Change my password and end my other sessions',
  body: z.object({ currentPassword: password, password: newPassword }),
  replies: { 200: Done, 401: Problem, 422: Problem },
})
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/user',
  summary: 'Delete my account and everything in it',
  body: z.object({ password }),
  replies: { 200: Done, 401: Problem, 422: Problem },
})

/** A signed-in browser. Times are ISO 8601 in UTC. */
export const Session = z.object({
  id: z.string(),
  /** Such as 'Firefox on Windows'; null if unknown. */
  device: z.nullable(z.string()),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
})
export type Session = z.infer<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where I am signed in',
  replies: { 200: z.array(Session), 401: Problem },
})
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:session',
  summary: 'End one of my sessions',
  replies: { 200: Done, 401: Problem, 404: Problem },
})
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'End all my sessions but this one',
  replies: { 200: Done, 401: Problem },
})
