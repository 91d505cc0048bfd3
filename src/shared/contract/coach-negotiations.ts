import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { LANGUAGES } from '#shared/text/languages.ts'
import { LIMITS, storable } from '#shared/resume/schema.ts'

/** Maximum stored negotiations per user; a new one replaces the oldest, and its reply says so. */
export const MAX_NEGOTIATIONS = 50
/** Maximum moves of both sides together. */
const MAX_MOVES = 60
const MAX_WORDS = 1000

const line = z.string().check(z.maxLength(LIMITS.line), storable)
const name = z.string().check(z.maxLength(40), storable)
const figure = z.number().check(z.minimum(0), z.maximum(1e12))

/** Everything needed to replay the role-play in the browser: its setup, and each move in order. */
const NegotiationRecord = z.strictObject({
  seed: z.int(),
  /** What the employer speaks; English where it is absent. */
  language: z.optional(z.enum(LANGUAGES)),
  role: line,
  scenario: name,
  style: name,
  /** The user's own figures. */
  ask: z.strictObject({
    current: z.optional(figure),
    target: figure,
    walkAway: figure,
    currency: z.string().check(z.maxLength(8), storable),
    period: z.enum(['year', 'month', 'hour']),
  }),
  moves: z
    .array(
      z
        .record(name, z.union([z.string().check(z.maxLength(MAX_WORDS), storable), z.number(), z.boolean()]))
        .check(z.refine((move) => Object.keys(move).length <= 12, { error: 'Use at most 12 fields in a move.' })),
    )
    .check(z.maxLength(MAX_MOVES)),
  /** Null while it is open. */
  outcome: z.nullable(z.enum(['agreed', 'parted'])),
})
export type NegotiationRecord = z.infer<typeof NegotiationRecord>

const CoachNegotiation = z.object({ id: z.int(), record: NegotiationRecord, createdAt: z.string() })
export type CoachNegotiation = z.infer<typeof CoachNegotiation>

/** Requires no access to the coach: users can always read and delete their own data. */
export const listCoachNegotiations = endpoint({
  method: 'GET',
  path: '/api/coach/negotiations',
  summary: 'Your negotiations, newest first',
  replies: { 200: z.array(CoachNegotiation), 401: Problem },
})
export const deleteCoachNegotiation = endpoint({
  method: 'DELETE',
  path: '/api/coach/negotiations/:id',
  summary: 'Delete one of your negotiations',
  replies: { 200: z.object({}), 401: Problem, 404: Problem },
})
export const saveCoachNegotiation = endpoint({
  method: 'POST',
  path: '/api/coach/negotiations',
  summary: 'Save a negotiation played in the browser',
  body: NegotiationRecord,
  replies: {
    /** `removed` is the oldest one, if it was replaced. */
    201: z.object({ negotiation: CoachNegotiation, removed: z.nullable(z.int()) }),
    401: Problem,
    402: Problem,
  },
})
