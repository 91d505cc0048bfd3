import type { EmailContext, EmailText } from '#server/emails/words.ts'
import type { ContactCategory } from '#shared/contract/contact.ts'

const ABOUT: Readonly<Record<ContactCategory, string>> = {
  'technical-support': 'We got your message about technical support.',
  general: 'We got your message about a general question.',
  partnership: 'We got your message about a partnership.',
  media: 'We got your message about a media inquiry.',
  billing: 'We got your message about billing.',
  privacy: 'We got your message about privacy.',
  report: 'We got your message about someone else’s page.',
}

/** Quotes nothing of the message: the address may belong to someone else. */
export const contactReceipt = ({ category }: { category: ContactCategory }, { brand }: EmailContext): EmailText => ({
  subject: `We got your message to ${brand}`,
  parts: [
    `Thanks for contacting ${brand}.`,
    ABOUT[category],
    'We’ll reply to this address. You don’t need to do anything else.',
    'If you didn’t write to us, someone probably entered your address by mistake. You can ignore this email.',
  ],
})
