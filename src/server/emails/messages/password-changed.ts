import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const passwordChanged = (_facts: object, { brand, links }: EmailContext): EmailText => ({
  subject: `Your password at ${brand} was changed`,
  parts: [
    `The password of your ${brand} account was changed, and other browsers were signed out.`,
    'If that was you, there is nothing to do.',
    'If it was not you, set a new password at once.',
    { link: links.page('/password-reset'), label: 'Set a new password' },
  ],
})
