import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'

/** So many coaches at the reduced price, until the end of a day in UTC; after that the regular price is charged. */
export const LaunchOffer = z.object({
  places: z
    .int({ error: 'Enter a whole number.' })
    .check(z.minimum(1, { error: 'Enter 1 or more.' }), z.maximum(1_000_000, { error: 'Enter at most 1,000,000.' })),
  /** YYYY-MM-DD. */
  endsOn: z.iso.date({ error: 'Enter a date.' }),
})
export type LaunchOffer = z.infer<typeof LaunchOffer>

export const LaunchOfferState = z.object({
  places: z.int(),
  endsOn: z.string(),
  /** Places that are neither sold nor held by an open checkout. */
  placesLeft: z.int(),
  /** Places are left, and its last day is not over. */
  isRunning: z.boolean(),
})
export type LaunchOfferState = z.infer<typeof LaunchOfferState>

const PATH = '/api/admin/launch-offer'
const Done = z.object({})

export const setLaunchOffer = endpoint({
  method: 'PUT',
  path: PATH,
  summary: 'Start or change the launch offer',
  body: LaunchOffer,
  replies: { 200: Done, 401: Problem },
})
export const endLaunchOffer = endpoint({
  method: 'DELETE',
  path: PATH,
  summary: 'Remove the launch offer',
  replies: { 200: Done, 401: Problem },
})
