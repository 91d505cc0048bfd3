import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { storable } from '#shared/resume/schema.ts'

export const getClaims = endpoint({
  method: 'GET',
  path: '/api/claims',
  summary: 'Claims about this product and their sources',
  replies: {
    200: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        basis: z.enum(['measured', 'operator', 'unverified']),
        source: z.optional(z.string()),
      }),
    ),
  },
})

const line = z.string().check(z.maxLength(300, { error: 'Use at most 300 characters.' }), storable)

/** What the administrator has decided about a claim; see `shared/claims.ts`. */
export const ClaimState = z.object({
  isShown: z.boolean(),
  text: z.optional(line),
  source: z.optional(line),
  date: z.optional(z.union([z.literal(''), z.iso.date({ error: 'Enter a date.' })])),
})

export const setClaim = endpoint({
  method: 'PUT',
  path: '/api/admin/claims/:id',
  summary: 'Show or hide a claim',
  body: ClaimState,
  replies: { 200: z.object({}), 401: Problem, 404: Problem },
})
