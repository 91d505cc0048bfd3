import { randomUUID } from 'node:crypto'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import {
  confirmEmailAddress,
  selectOwner,
  selectOwnerByEmail,
  updatePassword,
  type Owner,
} from '#server/accounts/store.ts'
import { hashPassword } from '#server/engines/password-hashing.ts'
import type { Logger } from '#server/log.ts'
import type { CheckPassword, WrongPassword } from '#server/accounts/password-check.ts'
import {
  mayEmail,
  RESETS_FOR_ADDRESS,
  RESETS_FROM_NETWORK,
  tooMany,
  WRONG_FOR_ACCOUNT,
  type TooManyAttempts,
} from '#server/rate-limits/limits.ts'
import { createBackgroundTasks } from '#server/jobs/background-tasks.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import type { VerificationTokens } from '#server/accounts/verification-tokens.ts'

export type Passwords = ReturnType<typeof createPasswords>

type Options = {
  readonly db: Db
  readonly limits: Limits
  readonly tokens: VerificationTokens
  readonly outbox: Pick<Outbox, 'send' | 'enqueue' | 'sendSoon'>
  readonly check: CheckPassword
  readonly clock: () => Date
  readonly log: Logger
}

export function createPasswords({ db, limits, tokens, outbox, check, clock, log }: Options) {
  const later = createBackgroundTasks(log)

  async function sendReset(email: string): Promise<void> {
    // Silent, or it would reveal earlier requests for this address.
    if (!(await limits.take(RESETS_FOR_ADDRESS, email)).allowed) return
    const owner = await selectOwnerByEmail(db, email)
    if (!owner || !(await mayEmail(limits, owner))) return
    const proofId = await tokens.create('reset', owner.id, owner.email)
    const event = `password-reset:${proofId}`
    await outbox.send({ event, userId: owner.id, recipient: owner.email, kind: 'password-reset', facts: { proofId } })
  }

  /** Sets the password and emails the owner: both or neither. Earlier wrong passwords no longer count. */
  async function set(owner: Owner, password: string, keepSession?: string): Promise<void> {
    const { id, email } = owner
    const event = `password-changed:${randomUUID()}`
    const notice = { event, userId: id, recipient: email, kind: 'password-changed', facts: {} } as const
    const hash = await hashPassword(password)
    const isNoticed = await mayEmail(limits, owner)
    await withTransaction(db, async (tx) => {
      await updatePassword(tx, id, { hash, keepSession, at: clock() })
      if (isNoticed) await outbox.enqueue(tx, notice)
    })
    outbox.sendSoon()
    await limits.forget(WRONG_FOR_ACCOUNT, email)
  }

  return {
    async requestReset(email: string, network: string): Promise<{ state: 'asked' } | TooManyAttempts> {
      const tried = await limits.take(RESETS_FROM_NETWORK, network)
      if (!tried.allowed) return tooMany(tried)
      later.run(sendReset(email.toLowerCase()), 'could not create a password reset link')
      return { state: 'asked' }
    },

    /** Whether an emailed link can still set a password; the link stays usable. */
    async canReset(token: string): Promise<boolean> {
      return (await tokens.find(token, 'reset')) !== undefined
    },

    /** Sets a password by an emailed link, which also confirms the address; all sessions end. */
    async reset(token: string, password: string): Promise<{ state: 'reset'; userId: string } | { state: 'expired' }> {
      const proof = await tokens.consume(token, 'reset')
      const owner = proof && (await selectOwner(db, proof.userId))
      if (!owner || owner.email !== proof.email) return { state: 'expired' }
      await set({ ...owner, emailConfirmed: true }, password)
      await confirmEmailAddress(db, owner.id, owner.email, clock())
      return { state: 'reset', userId: owner.id }
    },

    /** Changes the password and ends all sessions but this one. */
    async change(
      userId: string,
      keepSession: string,
      asked: { currentPassword: string; password: string },
    ): Promise<{ state: 'changed' } | WrongPassword | TooManyAttempts> {
      const checked = await check(userId, asked.currentPassword)
      if (checked !== 'right') return checked
      const owner = await selectOwner(db, userId)
      if (owner) await set(owner, asked.password, keepSession)
      return { state: 'changed' }
    },

    /** Resolves when no background work is running. */
    idle: later.idle,
  }
}
