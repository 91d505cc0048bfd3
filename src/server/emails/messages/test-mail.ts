import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const testEmail = (_facts: object, { brand, links }: EmailContext): EmailText => ({
  subject: `A test from ${brand}`,
  parts: [
    `Whoever runs ${brand} has asked for this mail, to see whether mail arrives. It has.`,
    'The link below must open the site. If it does not, the setting APP_URL names another address.',
    { link: links.page('/'), label: `Open ${brand}` },
  ],
})
