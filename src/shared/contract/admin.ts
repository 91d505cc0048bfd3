import * as z from 'zod/mini'
import { email } from '#shared/contract/account.ts'
import { ClaimState } from '#shared/contract/claims.ts'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { TemplateSharing } from '#shared/contract/template-publication.ts'
import { LaunchOfferState } from '#shared/contract/launch-offer.ts'

const Done = z.object({})

export const adminLogin = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Sign in to the admin area',
  body: z.object({
    password: z.string().check(z.minLength(1, { error: 'Enter the admin password.' }), z.maxLength(1000)),
  }),
  replies: { 200: Done, 401: Problem },
})
export const adminCheck = endpoint({
  method: 'GET',
  path: '/api/admin/check',
  summary: 'Whether this browser is signed in to the admin area',
  replies: { 200: z.object({ admin: z.literal(true) }), 401: Problem },
})
export const adminLogout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  summary: 'Sign out of the admin area',
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
  /** Whether list emails are sent: without OPERATOR_ADDRESS none is. */
  sendsLists: z.boolean(),
})
export type System = z.infer<typeof System>
export const getSystem = endpoint({
  method: 'GET',
  path: '/api/admin/system',
  summary: 'System status',
  replies: { 200: System, 401: Problem },
})

/** Maintenance data besides the engines. */
export const Maintenance = z.object({
  /** Claims that can be switched, as they are now. */
  claims: z.array(z.extend(ClaimState, { id: z.string() })),
  /** The coach's launch offer, where one is set. */
  launchOffer: z.nullable(LaunchOfferState),
  /** The operator's templates that were rejected at startup, each with its problems. */
  refusedTemplates: z.array(z.object({ folder: z.string(), sentences: z.array(z.string()) })),
  /** Whether users can publish templates, and what they published. */
  templateSharing: TemplateSharing,
  /** Faults of the last 24 hours, newest first. */
  faults: z.array(z.object({ place: z.string(), name: z.string(), count: z.int(), lastAt: z.string() })),
  /** Newest first. */
  backups: z.array(z.object({ name: z.string(), /** Bytes. */ size: z.int(), madeAt: z.string() })),
})
export type Maintenance = z.infer<typeof Maintenance>
export const getMaintenance = endpoint({
  method: 'GET',
  path: '/api/admin/upkeep',
  summary: 'Claims, launch offer, rejected and shared templates, errors of the last day, backups',
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
  summary: 'Latest changes to what users own',
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
  summary: 'Latest emails in the outbox',
  replies: { 200: z.array(OutboxEmail), 401: Problem },
})
export const retryMail = endpoint({
  method: 'POST',
  path: '/api/admin/mails/:id/attempts',
  summary: 'Retry an email now',
  replies: { 202: Done, 401: Problem, 404: Problem, 409: Problem },
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/test-mail',
  summary: 'Send a test email',
  body: z.object({ email }),
  replies: { 202: Done, 401: Problem },
})
/** Saved in DATA_DIR/backups; `npm run restore` reads it into an empty database of either kind. */
export const makeBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups',
  summary: 'Back up the whole database to a file',
  replies: { 201: z.object({ name: z.string(), size: z.int() }), 401: Problem, 409: Problem, 503: Problem },
})
