import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { storable, TemplateId } from '#shared/resume/schema.ts'
import { Template } from '#shared/template/template.ts'

/** Smaller ids belong to built-in templates and to those of the administrator. */
export const FIRST_USER_TEMPLATE_ID = 1_000_000

export const USER_TEMPLATE_LIMITS = {
  /** Templates of one account. */
  most: 20,
  /** Characters of a name. */
  name: 60,
  /** Bytes of a request: HTML and CSS of 60,000 characters each, of which some take several bytes. */
  body: 512 * 1024,
} as const

/** A template that a user made. `createdAt` and `updatedAt` are ISO 8601 in UTC. */
export const UserTemplate = z.extend(Template, {
  /** The template that it began as a copy of. */
  basedOn: z.nullable(z.int()),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type UserTemplate = z.infer<typeof UserTemplate>

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter a name for your template.' }),
    z.maxLength(USER_TEMPLATE_LIMITS.name),
    storable,
  )
const source = z.string().check(storable)
/** What the check of templates finds is answered with 422, in sentences under `htmlTemplate` and `cssStyles`. */
const Draft = z.object({ name, htmlTemplate: source, cssStyles: source })

export const listUserTemplates = endpoint({
  method: 'GET',
  path: '/api/user-templates',
  summary: 'Your own templates, oldest first',
  replies: { 200: z.array(UserTemplate), 401: Problem },
})
export const createUserTemplate = endpoint({
  method: 'POST',
  path: '/api/user-templates',
  summary: 'Create or import a template of your own',
  body: z.extend(Draft, { basedOn: z._default(z.nullable(TemplateId), null) }),
  replies: { 201: UserTemplate, 401: Problem, 409: Problem, 422: Problem },
})
export const getUserTemplate = endpoint({
  method: 'GET',
  path: '/api/user-templates/:id',
  summary: 'One of your own templates',
  replies: { 200: UserTemplate, 401: Problem, 404: Problem },
})
export const saveUserTemplate = endpoint({
  method: 'PUT',
  path: '/api/user-templates/:id',
  summary: 'Save one of your own templates',
  body: Draft,
  replies: { 200: UserTemplate, 401: Problem, 404: Problem, 422: Problem },
})
export const deleteUserTemplate = endpoint({
  method: 'DELETE',
  path: '/api/user-templates/:id',
  summary: 'Delete one of your own templates',
  replies: { 200: z.object({}), 401: Problem, 404: Problem },
})
