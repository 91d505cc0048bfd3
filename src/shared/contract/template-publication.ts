import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'

export const SHARED_TEMPLATE_LIMITS = {
  /** Published templates of one account, and of a site: every gallery and every builder shows all of them. */
  ofAccount: 5,
  ofSite: 40,
  /** Characters of HTML and CSS together; built-in templates have 6,000 to 12,000. */
  characters: 24_000,
} as const

const Share = z.object({ right: z.int(), all: z.int() })
/** See `shared/template/read-back`. */
const ReadBack = z.object({
  points: z.int(),
  fields: Share,
  words: Share,
  losses: z.array(
    z.object({
      fate: z.enum(['unprinted', 'lost', 'misplaced', 'broken']),
      path: z.nullable(z.string()),
      text: z.string(),
    }),
  ),
})

/** What everyone sees of a template; `isCurrent` unless the template was changed since. */
export const Publication = z.object({
  published: z.nullable(z.object({ points: z.int(), publishedAt: z.string(), isCurrent: z.boolean() })),
})
export type Publication = z.infer<typeof Publication>

const PUBLICATION = '/api/user-templates/:id/publication'
const Done = z.object({})

// Each answers 404 while the administrator has not turned sharing on.
export const getPublication = endpoint({
  method: 'GET',
  path: PUBLICATION,
  summary: 'Whether one of your own templates is published for everyone on this site',
  replies: { 200: Publication, 401: Problem, 404: Problem },
})
export const publishTemplate = endpoint({
  method: 'PUT',
  path: PUBLICATION,
  summary: 'Measure one of your own templates, and publish it as it is now',
  replies: {
    200: Publication,
    401: Problem,
    404: Problem,
    409: Problem,
    422: z.extend(Problem, { readBack: z.optional(ReadBack) }),
  },
})
export const unpublishTemplate = endpoint({
  method: 'DELETE',
  path: PUBLICATION,
  summary: 'Unpublish one of your own templates',
  replies: { 200: Done, 401: Problem, 404: Problem },
})
/** As the administrator sees them. */
export const TemplateSharing = z.object({
  isOn: z.boolean(),
  /** Newest first. */
  templates: z.array(
    z.object({ id: z.int(), name: z.string(), points: z.int(), publishedAt: z.string(), userId: z.string() }),
  ),
})
export type TemplateSharing = z.infer<typeof TemplateSharing>

export const setTemplateSharing = endpoint({
  method: 'PUT',
  path: '/api/admin/template-sharing',
  summary: 'Turn the sharing of templates on or off',
  body: z.object({ isOn: z.boolean() }),
  replies: { 200: Done, 401: Problem },
})
export const removeSharedTemplate = endpoint({
  method: 'DELETE',
  path: '/api/admin/shared-templates/:id',
  summary: 'Unpublish a template of a user',
  replies: { 200: Done, 401: Problem, 404: Problem },
})
