import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const emailChanged = (_facts: object, { brand, links, contact }: EmailContext): EmailText => ({
  subject: `Your email address at ${brand} was changed`,
  parts: [
    `Your ${brand} account now uses another email address. This is the last mail to the old one.`,
    'If that was you, there is nothing to do.',
    `If it was not you, somebody else can get into your account. ${contact ? `Write to ${contact} at once` : 'Answer this mail at once'}, and say that the change was not yours.`,
    { link: links.page('/'), label: `Open ${brand}` },
  ],
})
