import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const emailChanged = (_facts: object, { brand, links, contact }: EmailContext): EmailText => ({
  subject: `Your ${brand} email address was changed`,
  parts: [
    `Your ${brand} account now uses a different email address. We won’t send account emails to this one anymore.`,
    'If this was you, you don’t need to do anything.',
    contact
      ? `If it wasn’t you, someone else may have access to your account. Write to ${contact} right away.`
      : 'If it wasn’t you, someone else may have access to your account. Contact us right away.',
    ...(contact ? [] : [{ link: links.page('/contact'), label: 'Contact us' }]),
  ],
})
