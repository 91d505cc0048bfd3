import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { storable } from '#shared/resume/schema.ts'

export const MIN_PASSWORD = 6

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  subscriptionTier: z.string(),
})
export type User = z.infer<typeof User>

export const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.email({ error: 'Enter an email address like name@example.com.' }))
export const name = z._default(z.string().check(z.trim(), z.maxLength(100), storable), '')
/** The password of an existing account, which may have any length. */
export const password = z.string().check(z.minLength(1, { error: 'Enter your password.' }), z.maxLength(128))
export const newPassword = z
  .string()
  .check(z.minLength(MIN_PASSWORD, { error: 'Password must be at least 6 characters long' }), z.maxLength(128))

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in',
  body: z.object({
    email,
    password: newPassword,
    firstName: name,
    lastName: name,
    /** A yes to the emails that are switched on in the settings of a new account. */
    emailsAgreed: z._default(z.boolean(), false),
  }),
  replies: { 201: User, 409: Problem },
})
export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in',
  body: z.object({
    email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    password,
  }),
  replies: { 200: User, 401: Problem },
})
export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out',
  replies: { 200: z.object({}) },
})
export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user',
  replies: { 200: User, 401: Problem },
})
