/** A mail as it goes out: what it says twice over, as text and as HTML. */
export type Mail = {
  /** The same whenever this mail is sent again, so that a mailbox can tell that it has it. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** `code` is a word or a number of the mail server's, never its sentence: that may hold addresses. */
export type Delivery =
  | { readonly state: 'sent' }
  /** This mail will never be taken. */
  | { readonly state: 'refused'; readonly code: string }
  /** This mail was not taken now. */
  | { readonly state: 'delayed'; readonly code: string }
  /** No mail can be sent now. */
  | { readonly state: 'unreachable'; readonly code: string }

/** Sends mail; without a mail server everything stays in the outbox. */
export type MailEngine =
  | { readonly name: 'smtp'; readonly send: (mail: Mail) => Promise<Delivery> }
  | { readonly name: 'outbox' }
