import type { Db } from '#server/db/open.ts'
import type { Logger } from '#server/log.ts'
import { openAddresses } from '#server/services/accounts-addresses.ts'
import { passwordCheck } from '#server/services/accounts-check.ts'
import { openPasswords } from '#server/services/accounts-passwords.ts'
import { openDeletion } from '#server/services/deletion.ts'
import type { Limits } from '#server/services/limits.ts'
import type { Outbox } from '#server/services/outbox.ts'
import { openProofs } from '#server/services/proofs.ts'
import { openSessions } from '#server/services/sessions.ts'

type Options = {
  readonly db: Db
  readonly secret: string
  readonly clock: () => Date
  readonly limits: Limits
  readonly outbox: Pick<Outbox, 'post' | 'keep' | 'sendSoon'>
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
