import type { Limit, LimitRefusal, Limits } from '#server/rate-limits/service.ts'

export type TooManyAttempts = { readonly state: 'too_many_tries'; readonly waitSeconds: number }

/** Sign-up is expensive: a password is hashed. */
export const REGISTRATIONS: Limit = { name: 'register', max: 40, seconds: 60 }
/** Replies to one network that an address has an account; after these, it gets none of any kind. */
export const TAKEN_ADDRESSES: Limit = { name: 'address-taken', max: 20, seconds: 600 }
/** Wrong passwords from one network; right ones are not counted. */
export const WRONG_FROM_NETWORK: Limit = { name: 'login', max: 10, seconds: 60 }
/** Wrong passwords for one account, from any network. */
export const WRONG_FOR_ACCOUNT: Limit = { name: 'login-account', max: 50, seconds: 3600 }
/** Wrong passwords from one browser that signed in to the account before: nobody else can use these up. */
export const WRONG_FROM_KNOWN: Limit = { name: 'login-known', max: 30, seconds: 3600 }
/** Wrong passwords of a signed-in user: an unattended session must not allow guessing the password. */
export const WRONG_WHEN_ASKED: Limit = { name: 'password-asked', max: 10, seconds: 900 }
/**
 * Emails to one address that anyone can trigger, of all kinds together. Deleting an account does not delete this count,
 * or signing up again would start a new one.
 */
export const EMAILS_TO_ADDRESS: Limit = { name: 'emails-to-address', max: 6, seconds: 3600 }
export const RESETS_FROM_NETWORK: Limit = { name: 'reset', max: 20, seconds: 3600 }
export const RESETS_FOR_ADDRESS: Limit = { name: 'reset-address', max: 3, seconds: 3600 }
export const ADDRESS_CHANGES: Limit = { name: 'address-change', max: 5, seconds: 3600 }

/** Decoding an image takes a second of CPU time. */
export const PICTURES: Limit = { name: 'avatar', max: 20, seconds: 600 }
/** Each export prints every resume of the user. */
export const PERSONAL_DATA_EXPORTS: Limit = { name: 'export-everything', max: 5, seconds: 3600 }
/** Files per user and minute; normal editing stays far below. */
export const FILES: Limit = { name: 'export', max: 60, seconds: 60 }
/** Pictures of a user's resumes that must be drawn; what was drawn before costs nothing. */
export const RESUME_PICTURES: Limit = { name: 'resume-picture', max: 120, seconds: 60 }

/** Templates that users publish: each prints several files and reads them. */
export const PUBLICATIONS: Limit = { name: 'template-publication', max: 20, seconds: 3600 }

/** Scores asked for from one network: the pages score by themselves, so this is for other programs. */
export const SCORES: Limit = { name: 'score', max: 120, seconds: 60 }

/** Interviews begun. */
export const INTERVIEWS: Limit = { name: 'interview', max: 60, seconds: 600 }
/** Each may keep a processor busy for a second, and may cost money where a model is set. */
export const WRITINGS: Limit = { name: 'writing', max: 30, seconds: 600 }
/** Requested while the user types, after pauses. */
export const FOLLOW_UPS: Limit = { name: 'follow-up', max: 300, seconds: 600 }

/** Sessions with the coach begun, and negotiations kept. */
export const COACH_RECORDS: Limit = { name: 'coach-kept', max: 60, seconds: 600 }
/** Answers that the coach judges; a long one keeps a processor busy for a moment. */
export const COACH_ANSWERS: Limit = { name: 'coach-answer', max: 120, seconds: 600 }
/** Remarks on answers; each costs money where a model is set. */
export const COACH_REMARKS: Limit = { name: 'coach-remark', max: 120, seconds: 600 }
/** Requests that call the payment provider. */
export const BILLING: Limit = { name: 'billing', max: 100, seconds: 600 }

/** New slugs of public pages, so that nobody can probe which ones are free. */
export const SLUGS: Limit = { name: 'portfolio-slug', max: 20, seconds: 3600 }
/** Links created and changed; hashing their passwords is expensive. */
export const LINKS: Limit = { name: 'share-link', max: 120, seconds: 600 }

/** Messages by the contact form; each is read by a person. */
export const MESSAGES_FROM_NETWORK: Limit = { name: 'message', max: 10, seconds: 3600 }
export const MESSAGES_FROM_ADDRESS: Limit = { name: 'message-address', max: 5, seconds: 3600 }
/** Receipts go to any address that was entered: at most one per minute. */
export const RECEIPTS: Limit = { name: 'receipt', max: 1, seconds: 60 }
export const SUBSCRIPTIONS_FROM_NETWORK: Limit = { name: 'subscription', max: 20, seconds: 3600 }
/** Confirmation emails to one address. */
export const SUBSCRIPTIONS_FOR_ADDRESS: Limit = { name: 'subscription-address', max: 4, seconds: 86_400 }
/** Wrong passwords of links, from one network and for one link; those that were right are given back. */
export const WRONG_LINK_FROM_NETWORK: Limit = { name: 'link', max: 10, seconds: 60 }
export const WRONG_FOR_LINK: Limit = { name: 'link-token', max: 50, seconds: 3600 }
/** Files of public pages that must be made for one network; what was made before costs nothing. */
export const PUBLIC_FILES: Limit = { name: 'public-file', max: 60, seconds: 60 }

/** Files for visitors without an account, from one network and from all of them together. */
export const GUEST_FILES: Limit = { name: 'guest-file', max: 20, seconds: 600 }
export const ALL_GUEST_FILES: Limit = { name: 'guest-file-all', max: 300, seconds: 600 }

const BY_ADDRESS = [WRONG_FOR_ACCOUNT, RESETS_FOR_ADDRESS, MESSAGES_FROM_ADDRESS, RECEIPTS, SUBSCRIPTIONS_FOR_ADDRESS]
const BY_ID = [
  WRONG_WHEN_ASKED,
  ADDRESS_CHANGES,
  PICTURES,
  PERSONAL_DATA_EXPORTS,
  FILES,
  RESUME_PICTURES,
  PUBLICATIONS,
  INTERVIEWS,
  WRITINGS,
  FOLLOW_UPS,
  COACH_RECORDS,
  COACH_ANSWERS,
  COACH_REMARKS,
  BILLING,
  SLUGS,
  LINKS,
]

/** Deletes every counter of a user. */
export async function forgetCounters(limits: Limits, { id, email }: { id: string; email: string }): Promise<void> {
  for (const limit of BY_ADDRESS) await limits.forget(limit, email)
  for (const limit of BY_ID) await limits.forget(limit, id)
}

/** Whether we may email an address: a confirmed one always, any other no more often than strangers can make us. */
export const mayEmail = async (limits: Limits, owner: { email: string; emailConfirmed: boolean }): Promise<boolean> =>
  owner.emailConfirmed || (await limits.take(EMAILS_TO_ADDRESS, owner.email)).allowed

/** Gives an attempt back unless it was wrong: if the check finds something, and if it ends in an error. */
export async function refundUnlessWrong<T>(refund: () => Promise<unknown>, check: Promise<T>): Promise<T> {
  const found = await check.catch(async (error: unknown) => {
    await refund()
    throw error
  })
  if (found) await refund()
  return found
}

export const tooMany = ({ waitSeconds }: LimitRefusal): TooManyAttempts => ({
  state: 'too_many_tries',
  waitSeconds,
})
