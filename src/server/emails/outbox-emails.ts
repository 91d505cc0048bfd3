import type { Email } from '#server/engines/email/engine.ts'
import type { EmailRow } from '#server/emails/store.ts'
import type { EmailFacts, EmailKind } from '#server/emails/facts.ts'
import type { LinkBuilder } from '#server/emails/words.ts'
import { renderEmail } from '#server/emails/write.ts'
import { signText } from '#server/signed-text.ts'
import { interfaceLanguage, type InterfaceLanguage } from '#shared/text/interface-languages.ts'
import type { Notification } from '#shared/contract/settings.ts'

/** Kinds that a person can turn off; each is governed by one of the settings. */
const NOTIFICATION_OF: Partial<Record<EmailKind, Notification>> = {
  'resume-reminder': 'resumeReminders',
  'interview-tip': 'interviewTips',
  'article-digest': 'emailUpdates',
  'portfolio-views': 'portfolioViews',
}
/** Emails to many: those that a person can turn off, and those to the confirmed addresses of a list. */
export const LIST_KINDS: readonly string[] = [...Object.keys(NOTIFICATION_OF), 'new-articles', 'topic-notice']
/** Kinds whose words come from their facts, which are blanked when they are sent. */
const OF_FACTS: readonly string[] = [
  ...LIST_KINDS,
  'subscription-confirmation',
  'contact-receipt',
  'contact-reply',
  'taken-down',
]
/** Of a kind that can be turned off, else nothing. */
export const notificationOf = (kind: string): Notification | undefined => NOTIFICATION_OF[kind as EmailKind]

const HIDDEN = '[link hidden]'
const NOT_KEPT = '[The text of this email is not kept after sending.]'
const HIDDEN_LINKS: LinkBuilder = { page: () => HIDDEN, proof: () => HIDDEN }

export type EmailSettings = {
  readonly secret: string
  /**
   * Where the links lead. It is a setting and never the host that a request names: a forged one would send the reader,
   * and the token, to someone else's site.
   */
  readonly origin: string
  readonly brand: string
  readonly contact: string | undefined
  /** Name and postal address of the site owner; without it, no list email is sent. */
  readonly sender: string | undefined
}

/** The unsubscribe addresses, for people and for email programs; nothing for emails that can’t be turned off. */
function stopOf({ kind, userId, subscriberId }: EmailRow, { secret, origin }: EmailSettings) {
  if (subscriberId) {
    const path = `/newsletter/unsubscribe/${signText(secret, 'leave-list', subscriberId)}`
    return { page: origin + path, call: `${origin}/api${path}` }
  }
  const notification = notificationOf(kind)
  if (!notification || !userId) return undefined
  const path = `/unsubscribe/${signText(secret, 'unsubscribe', `${userId} ${notification}`)}`
  return { page: origin + path, call: `${origin}/api${path}` }
}

/** Renders a stored email for its recipient, in the language of the account unless the email has one of its own. */
export function emailOf(row: EmailRow, writing: EmailSettings, language?: InterfaceLanguage): Email {
  const { secret, origin, brand, contact, sender } = writing
  const links: LinkBuilder = {
    page: (path) => origin + path,
    proof: (path, proofId) => `${origin}${path}/${signText(secret, 'proof', proofId)}`,
  }
  const stop = stopOf(row, writing)
  return {
    key: `${row.id}.${new Date(row.createdAt).getTime()}`,
    to: row.recipient,
    ...renderEmail(letterOf(row), { brand, links, contact, sender, language: languageOf(row) ?? language }, stop?.page),
    headers: {
      // An answer is written by a person, to one person, and answering it reaches people.
      ...(row.kind === 'contact-reply' ? contact && { 'Reply-To': contact } : { 'Auto-Submitted': 'auto-generated' }),
      ...(stop && {
        'List-Unsubscribe': `<${stop.call}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

/** A stored email as the admin area shows it: without links that open something. */
export function previewOf(row: EmailRow, { brand, contact, sender }: EmailSettings): { subject: string; text: string } {
  if (row.state === 'sent' && OF_FACTS.includes(row.kind)) return { subject: row.kind, text: NOT_KEPT }
  const stop = row.subscriberId || notificationOf(row.kind) ? HIDDEN : undefined
  const context = { brand, links: HIDDEN_LINKS, contact, sender, language: languageOf(row) }
  const { subject, text } = renderEmail(letterOf(row), context, stop)
  return { subject, text }
}

/** The language that was noted with an email, for a recipient without an account. */
function languageOf({ facts }: EmailRow): InterfaceLanguage | undefined {
  const { language } = JSON.parse(facts) as { language?: string }
  return interfaceLanguage(language)
}

// Only post writes rows, and it takes kind and facts together.
const letterOf = ({ kind, facts }: EmailRow) => ({ kind, facts: JSON.parse(facts) }) as EmailFacts
