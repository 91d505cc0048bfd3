import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const testEmail = (_facts: object, { brand, links }: EmailContext): EmailText => ({
  subject: `Test email from ${brand}`,
  parts: [
    `The site owner of ${brand} sent this email to check that emails arrive. It works.`,
    'The link below should open the site. If it doesn’t, check the setting APP_URL.',
    { link: links.page('/'), label: `Open ${brand}` },
  ],
})
