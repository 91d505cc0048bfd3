import { accounts } from '#server/database/migrations/001-accounts.ts'
import { resumes } from '#server/database/migrations/002-resumes.ts'
import { rateLimitCounters } from '#server/database/migrations/003-rate-limit-counters.ts'
import { operatorTemplates } from '#server/database/migrations/004-operator-templates.ts'
import { resumeVersions } from '#server/database/migrations/005-resume-versions.ts'
import { emails } from '#server/database/migrations/006-emails.ts'
import { verificationTokens } from '#server/database/migrations/007-verification-tokens.ts'
import { profile } from '#server/database/migrations/008-profile.ts'
import { admin } from '#server/database/migrations/009-admin.ts'
import { scores } from '#server/database/migrations/010-scores.ts'
import { coach } from '#server/database/migrations/011-coach.ts'
import { ai } from '#server/database/migrations/012-ai.ts'
import { billing } from '#server/database/migrations/013-billing.ts'
import { contact } from '#server/database/migrations/014-contact.ts'
import { planChanges } from '#server/database/migrations/015-plan-changes.ts'
import { portfolio } from '#server/database/migrations/016-portfolio.ts'
import { adminArea } from '#server/database/migrations/017-admin-area.ts'
import { leadsInTurn } from '#server/database/migrations/018-leads-in-turn.ts'
import { storedScores } from '#server/database/migrations/019-stored-scores.ts'
import { emailConsent } from '#server/database/migrations/020-email-consent.ts'
import { userTemplates } from '#server/database/migrations/021-user-templates.ts'
import { sharedTemplates } from '#server/database/migrations/022-shared-templates.ts'
import type { Migration } from '#server/database/migrations/migration.ts'

/** The history of the tables, the same for both databases. A step that has been released is never edited. */
export const migrations: readonly Migration[] = [
  accounts,
  resumes,
  rateLimitCounters,
  operatorTemplates,
  resumeVersions,
  emails,
  verificationTokens,
  profile,
  admin,
  scores,
  coach,
  ai,
  billing,
  contact,
  planChanges,
  portfolio,
  adminArea,
  leadsInTurn,
  storedScores,
  emailConsent,
  userTemplates,
  sharedTemplates,
]
