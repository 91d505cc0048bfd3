import type { EmailContext, EmailText } from '#server/emails/words.ts'

export type ContactReply = {
  readonly subject: string
  readonly message: string
  readonly reply: string
}

/** Written by a person to a person, who greets as they like; below it what was asked. */
export const contactReply = (
  { subject, message, reply }: ContactReply,
  { links, contact }: EmailContext,
): EmailText => ({
  subject: `Re: ${subject}`,
  parts: [
    { lines: reply },
    ...(contact
      ? [`To write back, reply to this email or write to ${contact}.`]
      : [{ link: links.page('/contact'), label: 'To write back, use our contact page' }]),
    'You wrote:',
    { quote: message },
  ],
})
