/** An email as it is sent, with the same content as text and as HTML. */
export type Email = {
  /** The same whenever this email is sent again, so that a mailbox can recognize it. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** `code` is a code of the mail server, never its message, which may contain addresses. */
export type Delivery =
  | { readonly state: 'sent' }
  /** This email will never be accepted. */
  | { readonly state: 'refused'; readonly code: string }
  /** This email was not accepted this time. */
  | { readonly state: 'delayed'; readonly code: string }
  /** No email can be sent now. */
  | { readonly state: 'unreachable'; readonly code: string }

/** Sends email; without a mail server everything stays in the outbox. */
export type EmailEngine =
  | { readonly name: 'smtp'; readonly send: (email: Email) => Promise<Delivery> }
  | { readonly name: 'outbox' }
