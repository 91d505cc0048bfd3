import { randomUUID } from 'node:crypto'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import { deleteAccount, selectOwner } from '#server/accounts/store.ts'
import type { CheckPassword, WrongPassword } from '#server/accounts/password-check.ts'
import { forgetCounters, type TooManyAttempts } from '#server/rate-limits/limits.ts'
import { selectLanguage } from '#server/user-settings/store.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'

export type AccountDeletion = ReturnType<typeof createAccountDeletion>

type Options = {
  readonly db: Db
  readonly limits: Limits
  readonly outbox: Pick<Outbox, 'enqueue' | 'sendSoon'>
  readonly check: CheckPassword
  readonly cancelBilling: (userId: string) => Promise<void>
}

/** Deletes an account with all its data, at once. */
export function createAccountDeletion({ db, limits, outbox, check, cancelBilling }: Options) {
  return {
    async remove(userId: string, password: string): Promise<{ state: 'deleted' } | WrongPassword | TooManyAttempts> {
      const checked = await check(userId, password)
      if (checked !== 'right') return checked
      const owner = await selectOwner(db, userId)
      if (!owner) return { state: 'deleted' }
      const language = await selectLanguage(db, userId)
      await cancelBilling(userId)
      // Neither the event nor the email names the user: the address is all that is left, until the email is sent.
      const event = `account-deleted:${randomUUID()}`
      const email = {
        event,
        userId: null,
        recipient: owner.email,
        kind: 'account-deleted',
        facts: language ? { language } : {},
      } as const
      await withTransaction(db, async (tx) => {
        const isDeleted = await deleteAccount(tx, owner)
        // Anyone can sign up with the address of someone else, who has nothing to do with the account.
        if (isDeleted && owner.emailConfirmed) await outbox.enqueue(tx, email)
      })
      outbox.sendSoon()
      await forgetCounters(limits, owner)
      return { state: 'deleted' }
    },
  }
}
