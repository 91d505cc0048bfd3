import type { Db } from '#server/database/connection.ts'
import type { Logger } from '#server/log.ts'
import { openAddresses } from '#server/accounts/email-addresses.ts'
import { passwordCheck } from '#server/accounts/password-check.ts'
import { openPasswords } from '#server/accounts/passwords.ts'
import { openDeletion } from '#server/accounts/deletion.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import { openProofs } from '#server/accounts/verification-tokens.ts'
import { openSessions } from '#server/accounts/sessions.ts'

type Options = {
  readonly db: Db
  readonly secret: string
  readonly clock: () => Date
  readonly limits: Limits
  readonly outbox: Pick<Outbox, 'send' | 'enqueue' | 'sendSoon'>
  readonly log: Logger
  /** What has to be ended outside before an account goes. */
  readonly leave: (userId: string) => Promise<void>
}

/** What keeps an account its owner's. */
export function openSecurity(options: Options) {
  const proofs = openProofs(options)
  const check = passwordCheck(options)
  return {
    addresses: openAddresses({ ...options, proofs, check }),
    passwords: openPasswords({ ...options, proofs, check }),
    sessions: openSessions(options),
    deletion: openDeletion({ ...options, check }),
  }
}
