import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const testEmail = (_facts: object, { brand, links }: EmailContext): EmailText => ({
  subject: `Test email from ${brand}`,
  parts: [
    `The site owner of ${brand} sent this email to check that emails arrive. They do.`,
    'The link below should open the site. If it doesn’t, check the APP_URL setting.',
    { link: links.page('/'), label: `Open ${brand}` },
  ],
})
