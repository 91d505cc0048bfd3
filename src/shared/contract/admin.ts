import * as z from 'zod/mini'
import { email } from '#shared/contract/account.ts'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'

const Done = z.object({})

export const adminLogin = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Enter the operator area',
  body: z.object({
    password: z.string().check(z.minLength(1, { error: 'Enter the admin password.' }), z.maxLength(1000)),
  }),
  replies: { 200: Done, 401: Problem },
})
export const adminCheck = endpoint({
  method: 'GET',
  path: '/api/admin/check',
  summary: 'Whether this browser is in the operator area',
  replies: { 200: z.object({ admin: z.literal(true) }), 401: Problem },
})
export const adminLogout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Leave the operator area',
  replies: { 200: Done },
})

export const System = z.object({
  version: z.string(),
  startedAt: z.string(),
  health: z.object({ database: z.string(), pdf: z.string(), reason: z.optional(z.string()) }),
  /** Milliseconds for which tasks held the event loop in the last minutes, while no request was served. */
  loopDelay: z.object({ p99: z.number(), max: z.number() }),
  engines: z.object({
    database: z.string(),
    pdf: z.string(),
    mail: z.string(),
    ai: z.string(),
    payments: z.enum(['stripe', 'sandbox', 'none']),
  }),
  /** Bytes. */
  databaseSize: z.int(),
  counts: z.object({ waiting: z.int(), sent: z.int(), failed: z.int() }),
})
export type System = z.infer<typeof System>
export const getSystem = endpoint({
  method: 'GET',
  path: '/api/admin/system',
  summary: 'How the product is doing',
  replies: { 200: System, 401: Problem },
})

/** Maintenance data besides the engines. */
export const Maintenance = z.object({
  /** Whether visitors see unverified claims. */
  unverifiedClaims: z.boolean(),
  /** The operator's templates that were rejected at startup, each with its problems. */
  refusedTemplates: z.array(z.object({ folder: z.string(), sentences: z.array(z.string()) })),
  /** Faults of the last 24 hours, newest first. */
  faults: z.array(z.object({ place: z.string(), name: z.string(), count: z.int(), lastAt: z.string() })),
  /** Newest first. */
  backups: z.array(z.object({ name: z.string(), /** Bytes. */ size: z.int(), madeAt: z.string() })),
})
export type Maintenance = z.infer<typeof Maintenance>
export const getMaintenance = endpoint({
  method: 'GET',
  path: '/api/admin/upkeep',
  summary: 'Claims, refused templates, faults of a day, backups',
  replies: { 200: Maintenance, 401: Problem },
})

/** A change of an account's products; 'ending' has an end date now, 'extended' a later one. Amounts are US cents. */
export const LedgerEntry = z.object({
  id: z.int(),
  at: z.string(),
  change: z.enum(['granted', 'extended', 'ending', 'taken']),
  product: z.string(),
  /** Price of the purchase; 0 if the operator granted it. */
  cents: z.int(),
  /** ISO 4217 in lowercase. */
  currency: z.string(),
  /** Id of the account; null if it was deleted later. */
  userId: z.nullable(z.string()),
  provider: z.string(),
  source: z.string(),
  /** The source of the change: an event of the provider, or 'asked' if we requested the state. */
  event: z.string(),
  endsAt: z.nullable(z.string()),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>
export const listLedger = endpoint({
  method: 'GET',
  path: '/api/admin/ledger',
  summary: 'The newest changes of what people own',
  replies: { 200: z.array(LedgerEntry), 401: Problem },
})

/** An outgoing email as the operator sees it, without links that open an account. */
export const OutboxEmail = z.object({
  id: z.int(),
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  nextAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
})
export type OutboxEmail = z.infer<typeof OutboxEmail>
export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  summary: 'The newest mails of the outbox',
  replies: { 200: z.array(OutboxEmail), 401: Problem },
})
export const retryMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/:id/attempts',
  summary: 'Try a mail again at once',
  replies: { 202: Done, 401: Problem, 404: Problem, 409: Problem },
})

export const setClaims = endpoint({
  method: 'PUT',
  path: '/api/admin/claims',
  summary: 'Show claims that nobody has verified, or no longer',
  body: z.object({ unverified: z.boolean() }),
  replies: { 200: Done, 401: Problem },
})
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/test-mail',
  summary: 'Mail a test to an address',
  body: z.object({ email }),
  replies: { 202: Done, 401: Problem },
})
/** Saved in DATA_DIR/backups; `npm run restore` reads it into an empty database of either kind. */
export const makeBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups',
  summary: 'Write everything in the database into one file',
  replies: { 201: z.object({ name: z.string(), size: z.int() }), 401: Problem, 409: Problem, 503: Problem },
})
