import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const passwordReset = ({ proofId }: { proofId: string }, { brand, links }: EmailContext): EmailText => ({
  subject: `Reset your ${brand} password`,
  parts: [
    `You, or someone using your email address, asked to reset the password for your ${brand} account.`,
    { link: links.proof('/password-reset', proofId), label: 'Reset password' },
    'The link expires after one hour and works only once. Setting a new password signs you out everywhere.',
    'If you didn’t ask for this, ignore this email. Your password won’t change.',
  ],
})
