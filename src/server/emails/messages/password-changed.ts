import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const passwordChanged = (_facts: object, { brand, links }: EmailContext): EmailText => ({
  subject: `Your ${brand} password was changed`,
  parts: [
    `The password for your ${brand} account was changed, and all other browsers were signed out.`,
    'If this was you, you don’t need to do anything.',
    'If it wasn’t you, reset your password now.',
    { link: links.page('/password-reset'), label: 'Reset password' },
  ],
})
