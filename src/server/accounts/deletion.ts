import { randomUUID } from 'node:crypto'
import type { Db } from '#server/database/connection.ts'
import { deleteOwner, selectOwner } from '#server/accounts/store.ts'
import type { CheckPassword, WrongPassword } from '#server/accounts/password-check.ts'
import { forgetTries, type TooManyTries } from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'

export type Deletion = ReturnType<typeof openDeletion>

type Options = {
  readonly db: Db
  readonly limits: Limits
  readonly outbox: Pick<Outbox, 'keep' | 'sendSoon'>
  readonly check: CheckPassword
  readonly leave: (userId: string) => Promise<void>
}

/** Leaving: everything of a person is gone, at once. */
export function openDeletion({ db, limits, outbox, check, leave }: Options) {
  return {
    async remove(userId: string, password: string): Promise<{ state: 'deleted' } | WrongPassword | TooManyTries> {
      const checked = await check(userId, password)
      if (checked !== 'right') return checked
      const owner = await selectOwner(db, userId)
      if (!owner) return { state: 'deleted' }
      await leave(userId)
      // Neither the event nor the letter says who it was: the address is all that is left, until the mail is sent.
      const event = `account-deleted:${randomUUID()}`
      const letter = { event, userId: null, recipient: owner.email, kind: 'account-deleted', facts: {} } as const
      await deleteOwner(db, owner, (within) => outbox.keep(letter, within))
      outbox.sendSoon()
      await forgetTries(limits, owner)
      return { state: 'deleted' }
    },
  }
}
