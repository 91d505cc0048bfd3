import type { Hono } from 'hono'
import type { Auth } from '#server/accounts/auth.ts'
import type { Db, Engine } from '#server/database/connection.ts'
import type { AiWriter } from '#server/engines/ai/writing/writer.ts'
import type { Ai } from '#server/engines/ai/create-ai.ts'
import type { EmailEngine } from '#server/engines/email/engine.ts'
import type { StripeEndpoint } from '#server/engines/payments/stripe/stripe.ts'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import type { FileReaders } from '#server/engines/file-readers/file-readers.ts'
import type { Logger } from '#server/log.ts'
import type { Accounts } from '#server/accounts/service.ts'
import type { Addresses } from '#server/accounts/email-addresses.ts'
import type { Passwords } from '#server/accounts/passwords.ts'
import type { Admin } from '#server/admin/service.ts'
import type { AdminAnalytics } from '#server/admin/analytics.ts'
import type { AdminLeads } from '#server/admin/leads.ts'
import type { AdminMessages } from '#server/admin/messages.ts'
import type { AdminUsers } from '#server/admin/users.ts'
import type { Analyses } from '#server/scoring/service.ts'
import type { Archive } from '#server/personal-data-export/service.ts'
import type { Avatars } from '#server/profiles/avatars.ts'
import type { CoachAnswers } from '#server/coach/answers.ts'
import type { CoachBullets } from '#server/coach/bullets.ts'
import type { CoachNegotiations } from '#server/coach/negotiations.ts'
import type { CoachRemarks } from '#server/coach/remarks.ts'
import type { Backups } from '#server/backup/service.ts'
import type { Billing } from '#server/billing/service.ts'
import type { Coach } from '#server/coach/service.ts'
import type { Contact } from '#server/contact/service.ts'
import type { Deletion } from '#server/accounts/deletion.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import type { Exports } from '#server/exports/service.ts'
import type { Faults } from '#server/admin/error-counts.ts'
import type { Health } from '#server/health/service.ts'
import type { Interviews } from '#server/interview/service.ts'
import type { Jobs } from '#server/jobs/service.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Portfolios } from '#server/portfolio/service.ts'
import type { LinkProofs } from '#server/public-pages/link-passwords.ts'
import type { Profiles } from '#server/profiles/service.ts'
import type { PublicFiles } from '#server/public-pages/files.ts'
import type { PublicPages } from '#server/public-pages/service.ts'
import type { Notices } from '#server/newsletter/notices.ts'
import type { Newsletter } from '#server/newsletter/service.ts'
import type { Notifications } from '#server/notifications/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import type { Resumes } from '#server/resumes/service.ts'
import type { Sessions } from '#server/accounts/sessions.ts'
import type { ShareLinks } from '#server/portfolio/share-links.ts'
import type { System } from '#server/admin/system.ts'
import type { Templates } from '#server/templates/service.ts'
import type { Texts } from '#server/articles/service.ts'
import type { Upkeep } from '#server/admin/maintenance.ts'
import type { Usage } from '#server/admin/usage.ts'
import type { SettingsOfUsers } from '#server/user-settings/service.ts'
import type { ViewCounts } from '#server/public-pages/view-counts.ts'
import type { Settings } from '#server/settings.ts'

/** What talks to the world outside; tests hand in their own. */
export type Engines = {
  readonly pdf: PdfEngine
  readonly mail: EmailEngine
  readonly readers: FileReaders
  /** The one that is always there; a model's is put before it where one is set. */
  readonly ai: AiWriter
  /** Where Stripe answers, if it is not the real one. */
  readonly stripe?: StripeEndpoint
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
