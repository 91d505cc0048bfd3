import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

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
