import type { Hono } from 'hono'
import type { Auth } from '#server/auth.ts'
import type { Db, Engine } from '#server/db/open.ts'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import type { Logger } from '#server/log.ts'
import type { Accounts } from '#server/services/accounts.ts'
import type { Exports } from '#server/services/exports.ts'
import type { Health } from '#server/services/health.ts'
import type { Limits } from '#server/services/limits.ts'
import type { Resumes } from '#server/services/resumes.ts'
import type { Templates } from '#server/services/templates.ts'
import type { Settings } from '#server/settings.ts'

/** What talks to the world outside; tests hand in their own. */
export type Engines = { readonly pdf: PdfEngine }

/** Everything that routes are made of. Tables are for services: a route that needs one asks a service. */
export type Parts = {
  readonly app: Hono
  readonly settings: Settings
  /** Signs what must not be forged; the setting, or the one kept in DATA_DIR. */
  readonly secret: string
  readonly log: Logger
  readonly clock: () => Date
  readonly db: Db
  readonly engine: Engine
  readonly engines: Engines
  readonly auth: Auth
  readonly limits: Limits
  readonly accounts: Accounts
  readonly resumes: Resumes
  readonly templates: Templates
  readonly exports: Exports
  readonly health: Health
}
