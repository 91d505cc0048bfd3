import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import type { VerificationTokenRow } from '#server/accounts/verification-token-store.ts'
import { confirmEmailAddress, emailIsTaken, selectOwner, updateEmail } from '#server/accounts/store.ts'
import type { CheckPassword, WrongPassword } from '#server/accounts/password-check.ts'
import {
  ADDRESS_CHANGES,
  EMAILS_TO_ADDRESS,
  mayEmail,
  TAKEN_ADDRESSES,
  tooMany,
  type TooManyAttempts,
} from '#server/rate-limits/limits.ts'
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

/** The email address of an account: confirmed and changed by emailed links. */
export function createEmailAddresses({ db, limits, tokens, outbox, check, clock }: Options) {
  /** Sends the email that confirms an address, unless it has had too many. */
  async function sendConfirmation(user: { id: string; email: string }): Promise<{ state: 'sent' } | TooManyAttempts> {
    const { id, email } = user
    const tried = await limits.take(EMAILS_TO_ADDRESS, email)
    if (!tried.allowed) return tooMany(tried)
    const proofId = await tokens.create('confirm', id, email)
    const event = `email-confirmation:${proofId}`
    await outbox.send({ event, userId: id, recipient: email, kind: 'email-confirmation', facts: { proofId } })
    return { state: 'sent' }
  }

  async function move({ id: proofId, userId, email }: VerificationTokenRow): Promise<Confirmed | Taken | undefined> {
    const owner = await selectOwner(db, userId)
    if (!owner) return undefined
    if (await emailIsTaken(db, email)) return { state: 'email_taken' }
    const event = `email-changed:${proofId}`
    const notice = { event, userId, recipient: owner.email, kind: 'email-changed', facts: {} } as const
    const isNoticed = await mayEmail(limits, owner)
    try {
      await withTransaction(db, async (tx) => {
        await updateEmail(tx, userId, email, clock())
        if (isNoticed) await outbox.enqueue(tx, notice)
      })
    } catch (error) {
      // Another account may have taken it at this moment; anything else is an error.
      if (await emailIsTaken(db, email)) return { state: 'email_taken' }
      throw error
    }
    outbox.sendSoon()
    return { state: 'confirmed', email }
  }

  return {
    sendConfirmation,

    /** Sends the email again, unless the address is confirmed. */
    async resendConfirmation(userId: string): Promise<{ state: 'sent' } | TooManyAttempts> {
      const owner = await selectOwner(db, userId)
      if (!owner || owner.emailConfirmed) return { state: 'sent' }
      return sendConfirmation(owner)
    },

    /** Handles an emailed link: confirms the address, or changes the account to it. */
    async confirm(token: string): Promise<Confirmed | Taken | { state: 'expired' }> {
      const proof = await tokens.consume(token, 'confirm', 'change')
      if (!proof) return { state: 'expired' }
      if (proof.purpose === 'change') return (await move(proof)) ?? { state: 'expired' }
      const isTheirs = await confirmEmailAddress(db, proof.userId, proof.email, clock())
      return isTheirs ? { state: 'confirmed', email: proof.email } : { state: 'expired' }
    },

    /** Sends an email to a new address; the account changes when its link is opened. */
    async change(
      user: { id: string; email: string; network: string },
      asked: { email: string; password: string },
    ): Promise<{ state: 'asked' | 'same_email' } | Taken | WrongPassword | TooManyAttempts> {
      const checked = await check(user.id, asked.password)
      if (checked !== 'right') return checked
      const email = asked.email.toLowerCase()
      if (email === user.email) return { state: 'same_email' }
      const tried = await limits.take(ADDRESS_CHANGES, user.id)
      if (!tried.allowed) return tooMany(tried)
      const enoughTaken = await limits.refusal(TAKEN_ADDRESSES, user.network)
      if (enoughTaken) return tooMany(enoughTaken)
      if (await emailIsTaken(db, email)) {
        await limits.take(TAKEN_ADDRESSES, user.network)
        return { state: 'email_taken' }
      }
      const toAddress = await limits.take(EMAILS_TO_ADDRESS, email)
      if (!toAddress.allowed) return tooMany(toAddress)
      const proofId = await tokens.create('change', user.id, email)
      const event = `email-change:${proofId}`
      await outbox.send({ event, userId: user.id, recipient: email, kind: 'email-change', facts: { proofId } })
      return { state: 'asked' }
    },
  }
}
