import type { Hono } from 'hono'
import type { Auth } from '#server/auth.ts'
import type { Db, Engine } from '#server/db/open.ts'
import type { AiWriters } from '#server/engines/ai/engine.ts'
import type { Ai } from '#server/engines/ai/writers.ts'
import type { MailEngine } from '#server/engines/mail/engine.ts'
import type { StripeWire } from '#server/engines/payments/stripe/stripe.ts'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import type { Readers } from '#server/engines/readers/readers.ts'
import type { Logger } from '#server/log.ts'
import type { Accounts } from '#server/services/accounts.ts'
import type { Addresses } from '#server/services/accounts-addresses.ts'
import type { Passwords } from '#server/services/accounts-passwords.ts'
import type { Admin } from '#server/services/admin.ts'
import type { AdminAnalytics } from '#server/services/admin-analytics.ts'
import type { AdminLeads } from '#server/services/admin-leads.ts'
import type { AdminMessages } from '#server/services/admin-messages.ts'
import type { AdminUsers } from '#server/services/admin-users.ts'
import type { Analyses } from '#server/services/analyses.ts'
import type { Archive } from '#server/services/archive.ts'
import type { Avatars } from '#server/services/avatars.ts'
import type { CoachAnswers } from '#server/services/coach-answers.ts'
import type { CoachBullets } from '#server/services/coach-bullets.ts'
import type { CoachNegotiations } from '#server/services/coach-negotiations.ts'
import type { CoachRemarks } from '#server/services/coach-remarks.ts'
import type { Backups } from '#server/services/backups.ts'
import type { Billing } from '#server/services/billing.ts'
import type { Coach } from '#server/services/coach.ts'
import type { Contact } from '#server/services/contact.ts'
import type { Deletion } from '#server/services/deletion.ts'
import type { Entitlements } from '#server/services/entitlements.ts'
import type { Exports } from '#server/services/exports.ts'
import type { Faults } from '#server/services/faults.ts'
import type { Health } from '#server/services/health.ts'
import type { Interviews } from '#server/services/interviews.ts'
import type { Jobs } from '#server/services/jobs.ts'
import type { Limits } from '#server/services/limits.ts'
import type { Portfolios } from '#server/services/portfolios.ts'
import type { LinkProofs } from '#server/services/link-proofs.ts'
import type { Profiles } from '#server/services/profiles.ts'
import type { PublicFiles } from '#server/services/public-files.ts'
import type { PublicPages } from '#server/services/public-pages.ts'
import type { Notices } from '#server/services/newsletter-notices.ts'
import type { Newsletter } from '#server/services/newsletter.ts'
import type { Notifications } from '#server/services/notifications.ts'
import type { Outbox } from '#server/services/outbox.ts'
import type { Resumes } from '#server/services/resumes.ts'
import type { Sessions } from '#server/services/sessions.ts'
import type { ShareLinks } from '#server/services/share-links.ts'
import type { System } from '#server/services/system.ts'
import type { Templates } from '#server/services/templates.ts'
import type { Texts } from '#server/services/texts.ts'
import type { Upkeep } from '#server/services/upkeep.ts'
import type { Usage } from '#server/services/usage.ts'
import type { SettingsOfUsers } from '#server/services/user-settings.ts'
import type { ViewCounts } from '#server/services/view-counts.ts'
import type { Settings } from '#server/settings.ts'

/** What talks to the world outside; tests hand in their own. */
export type Engines = {
  readonly pdf: PdfEngine
  readonly mail: MailEngine
  readonly readers: Readers
  /** The one that is always there; a model's is put before it where one is set. */
  readonly ai: AiWriters
  /** Where Stripe answers, if it is not the real one. */
  readonly stripe?: StripeWire
}

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
  readonly addresses: Addresses
  readonly passwords: Passwords
  readonly sessions: Sessions
  readonly deletion: Deletion
  readonly admin: Admin
  readonly system: System
  readonly upkeep: Upkeep
  readonly backups: Backups
  readonly faults: Faults
  readonly adminAnalytics: AdminAnalytics
  readonly adminLeads: AdminLeads
  readonly adminMessages: AdminMessages
  readonly adminUsers: AdminUsers
  readonly outbox: Outbox
  readonly notifications: Notifications
  readonly contact: Contact
  readonly newsletter: Newsletter
  readonly notices: Notices
  readonly jobs: Jobs
  readonly resumes: Resumes
  readonly templates: Templates
  readonly texts: Texts
  readonly exports: Exports
  readonly publicPages: PublicPages
  readonly publicFiles: PublicFiles
  readonly linkProofs: LinkProofs
  readonly viewCounts: ViewCounts
  readonly analyses: Analyses
  readonly ai: Ai
  readonly interviews: Interviews
  readonly entitlements: Entitlements
  readonly billing: Billing
  readonly coach: Coach
  readonly coachAnswers: CoachAnswers
  readonly coachBullets: CoachBullets
  readonly coachRemarks: CoachRemarks
  readonly coachNegotiations: CoachNegotiations
  readonly profiles: Profiles
  readonly avatars: Avatars
  readonly userSettings: SettingsOfUsers
  readonly portfolios: Portfolios
  readonly shareLinks: ShareLinks
  readonly usage: Usage
  readonly archive: Archive
  readonly health: Health
}
