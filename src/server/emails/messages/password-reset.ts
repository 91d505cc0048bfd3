import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const passwordReset = ({ proofId }: { proofId: string }, { brand, links }: EmailContext): EmailText => ({
  subject: `Set a new password for ${brand}`,
  parts: [
    `Somebody, most likely you, asked for a new password for your ${brand} account.`,
    { link: links.proof('/password-reset', proofId), label: 'Set a new password' },
    'The link works once, for one hour. When the new password is set, you are signed out everywhere.',
    'If you did not ask, ignore this mail: your password stays as it is.',
  ],
})
