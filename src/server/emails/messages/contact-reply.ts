import type { EmailContext, EmailText } from '#server/emails/words.ts'

export type ContactReply = {
  readonly name: string
  readonly subject: string
  readonly message: string
  readonly reply: string
}

/** Written by a person to a person, below it what was asked. */
export const contactReply = (
  { name, subject, message, reply }: ContactReply,
  { links, contact }: EmailContext,
): EmailText => ({
  subject: `Re: ${subject}`,
  parts: [
    `Hello ${name},`,
    { lines: reply },
    ...(contact
      ? [`To write back, send a mail to ${contact}.`]
      : [{ link: links.page('/contact'), label: 'To write back, use our contact page' }]),
    'You wrote:',
    { quote: message },
  ],
})
