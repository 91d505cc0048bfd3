import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import type { VerificationTokenRow } from '#server/accounts/verification-token-store.ts'
import { confirmEmailAddress, emailIsTaken, selectOwner, updateEmail } from '#server/accounts/store.ts'
import type { CheckPassword, WrongPassword } from '#server/accounts/password-check.ts'
import { ADDRESS_CHANGES, CONFIRMATIONS, tooMany, type TooManyAttempts } from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import type { VerificationTokens } from '#server/accounts/verification-tokens.ts'

export type EmailAddresses = ReturnType<typeof createEmailAddresses>
type Taken = { readonly state: 'email_taken' }
type Confirmed = { readonly state: 'confirmed'; readonly email: string }

type Options = {
  readonly db: Db
  readonly limits: Limits
  readonly tokens: VerificationTokens
  readonly outbox: Pick<Outbox, 'send' | 'enqueue' | 'sendSoon'>
  readonly check: CheckPassword
  readonly clock: () => Date
}

/** The address of an account: shown to be its owner's by a mail, and changed by one. */
export function createEmailAddresses({ db, limits, tokens, outbox, check, clock }: Options) {
  async function sendConfirmation({ id, email }: { id: string; email: string }): Promise<void> {
    const proofId = await tokens.create('confirm', id, email)
    const event = `email-confirmation:${proofId}`
    await outbox.send({ event, userId: id, recipient: email, kind: 'email-confirmation', facts: { proofId } })
  }

  async function move({ id: proofId, userId, email }: VerificationTokenRow): Promise<Confirmed | Taken | undefined> {
    const owner = await selectOwner(db, userId)
    if (!owner) return undefined
    if (await emailIsTaken(db, email)) return { state: 'email_taken' }
    const event = `email-changed:${proofId}`
    const notice = { event, userId, recipient: owner.email, kind: 'email-changed', facts: {} } as const
    try {
      await withTransaction(db, async (tx) => {
        await updateEmail(tx, userId, email, clock())
        await outbox.enqueue(tx, notice)
      })
    } catch (error) {
      // Somebody may have taken it in this very moment; anything else is a fault.
      if (await emailIsTaken(db, email)) return { state: 'email_taken' }
      throw error
    }
    outbox.sendSoon()
    return { state: 'confirmed', email }
  }

  return {
    sendConfirmation,

    /** Sends the mail once more, unless there is nothing left to confirm. */
    async resendConfirmation(userId: string): Promise<{ state: 'sent' } | TooManyAttempts> {
      const owner = await selectOwner(db, userId)
      if (!owner || owner.emailConfirmed) return { state: 'sent' }
      const tried = await limits.take(CONFIRMATIONS, userId)
      if (!tried.allowed) return tooMany(tried)
      await sendConfirmation(owner)
      return { state: 'sent' }
    },

    /** Answers the link of a mail: the address is confirmed, or becomes the account's. */
    async confirm(token: string): Promise<Confirmed | Taken | { state: 'expired' }> {
      const proof = await tokens.consume(token, 'confirm', 'change')
      if (!proof) return { state: 'expired' }
      if (proof.purpose === 'change') return (await move(proof)) ?? { state: 'expired' }
      const isTheirs = await confirmEmailAddress(db, proof.userId, proof.email, clock())
      return isTheirs ? { state: 'confirmed', email: proof.email } : { state: 'expired' }
    },

    /** Sends a mail to a new address; the account changes when that mail is answered. */
    async change(
      user: { id: string; email: string },
      asked: { email: string; password: string },
    ): Promise<{ state: 'asked' | 'same_email' } | Taken | WrongPassword | TooManyAttempts> {
      const checked = await check(user.id, asked.password)
      if (checked !== 'right') return checked
      const email = asked.email.toLowerCase()
      if (email === user.email) return { state: 'same_email' }
      const tried = await limits.take(ADDRESS_CHANGES, user.id)
      if (!tried.allowed) return tooMany(tried)
      if (await emailIsTaken(db, email)) return { state: 'email_taken' }
      const proofId = await tokens.create('change', user.id, email)
      const event = `email-change:${proofId}`
      await outbox.send({ event, userId: user.id, recipient: email, kind: 'email-change', facts: { proofId } })
      return { state: 'asked' }
    },
  }
}
