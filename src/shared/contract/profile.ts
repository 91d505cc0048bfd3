import * as z from 'zod/mini'
import { name } from '#shared/contract/account.ts'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'
import { LIMITS, storable } from '#shared/resume/schema.ts'
import { safeHref } from '#shared/text/urls.ts'

const text = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max), storable), '')

/** Data that a user enters once for every new resume. The email address belongs to the account. */
export const Profile = z.object({
  firstName: name,
  lastName: name,
  phone: text(LIMITS.line),
  location: text(LIMITS.line),
  website: text(LIMITS.url),
  github: text(LIMITS.url),
  linkedin: text(LIMITS.url),
})
export type Profile = z.infer<typeof Profile>

const NO_WEB_ADDRESS = 'Enter a web address like example.com or https://example.com/me.'
const isWebAddress = (text: string) => text === '' || /^https?:/.test(safeHref(text) ?? '')

const ProfileView = z.extend(Profile, {
  email: z.string(),
  emailConfirmed: z.boolean(),
  profileImageUrl: z.nullable(z.string()),
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  summary: 'Your profile',
  replies: { 200: ProfileView, 401: Problem },
})
export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  summary: 'Save your profile',
  body: z.extend(Profile, { website: Profile.shape.website.check(z.refine(isWebAddress, { error: NO_WEB_ADDRESS })) }),
  replies: { 200: ProfileView, 401: Problem },
})

/** Maximum bytes of an uploaded picture, and the side of the stored square in pixels. */
export const AVATAR = { maxBytes: 4 * 1024 * 1024, side: 256, types: ['image/jpeg', 'image/png'] } as const

/** The body is the picture itself. */
export const setAvatar = endpoint({
  method: 'PUT',
  path: '/api/profile/avatar',
  summary: 'Upload your picture: a JPEG or PNG as the body',
  replies: { 200: ProfileView, 401: Problem, 415: Problem, 422: Problem },
})
export const getAvatar = endpoint({
  method: 'GET',
  path: '/api/profile/avatar',
  summary: 'Your picture',
  replies: { 200: File, 401: Problem, 404: Problem },
})
export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/profile/avatar',
  summary: 'Remove your picture',
  replies: { 200: ProfileView, 401: Problem },
})
