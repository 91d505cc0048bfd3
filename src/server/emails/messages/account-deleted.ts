import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const accountDeleted = (_facts: object, { brand, links }: EmailContext): EmailText => ({
  subject: `Your ${brand} account was deleted`,
  parts: [
    `Your ${brand} account is gone, and with it your resumes, their earlier versions, your profile and your settings.`,
    'This is our last mail to you: your address was kept only to send it.',
    'If you come back one day, you are welcome to start anew.',
    { link: links.page('/'), label: `Open ${brand}` },
  ],
})
