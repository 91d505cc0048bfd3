import type { EmailContext, EmailText } from '#server/emails/words.ts'
import type { ContactCategory } from '#shared/contract/contact.ts'

const ABOUT: Readonly<Record<ContactCategory, string>> = {
  'technical-support': 'technical support',
  general: 'a general question',
  partnership: 'a partnership',
  media: 'media and press',
  billing: 'billing',
  privacy: 'privacy',
  report: 'a page of somebody else',
}

/** Says nothing that the sender typed: the address may be somebody else's. */
export const contactReceipt = ({ category }: { category: ContactCategory }, { brand }: EmailContext): EmailText => ({
  subject: `Your message to ${brand} has arrived`,
  parts: [
    `Thank you for writing to ${brand}. Your message about ${ABOUT[category]} has arrived.`,
    'Our answer will come to this address. There is nothing more to do.',
    'If you did not write to us, somebody typed your address by mistake. You can ignore this mail.',
  ],
})
