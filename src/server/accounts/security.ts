import type { Db } from '#server/database/connection.ts'
import type { Logger } from '#server/log.ts'
import { createEmailAddresses } from '#server/accounts/email-addresses.ts'
import { createPasswordCheck } from '#server/accounts/password-check.ts'
import { createPasswords } from '#server/accounts/passwords.ts'
import { createAccountDeletion } from '#server/accounts/deletion.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import { createVerificationTokens } from '#server/accounts/verification-tokens.ts'
import { createSessions } from '#server/accounts/sessions.ts'

type Options = {
  readonly db: Db
  readonly secret: string
  readonly clock: () => Date
  readonly limits: Limits
  readonly outbox: Pick<Outbox, 'send' | 'enqueue' | 'sendSoon'>
  readonly log: Logger
  /** Cancels plans and open purchases before the account is deleted. */
  readonly cancelBilling: (userId: string) => Promise<void>
}

/** What keeps an account its owner's. */
export function createAccountSecurity(options: Options) {
  const tokens = createVerificationTokens(options)
  const check = createPasswordCheck(options)
  return {
    addresses: createEmailAddresses({ ...options, tokens, check }),
    passwords: createPasswords({ ...options, tokens, check }),
    sessions: createSessions(options),
    deletion: createAccountDeletion({ ...options, check }),
  }
}
