import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const accountDeleted = (_facts: object, { brand, links }: EmailContext): EmailText => ({
  subject: `Your ${brand} account was deleted`,
  parts: [
    `We’ve deleted your ${brand} account, along with your resumes, their version history, your profile, and your settings.`,
    'If you made any payments, we keep those records without your name. Backups may still contain your data until they expire.',
    'This is our last email to you. We kept your address only to send it.',
    'You’re welcome to come back anytime.',
    { link: links.page('/'), label: `Open ${brand}` },
  ],
})
