import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const emailConfirmation = ({ proofId }: { proofId: string }, { brand, links }: EmailContext): EmailText => ({
  subject: `Confirm your email address for ${brand}`,
  parts: [
    `Someone, hopefully you, created a ${brand} account with this email address. Please confirm that it’s yours.`,
    { link: links.proof('/confirm-email', proofId), label: 'Confirm this address' },
    'The link expires after seven days and works only once. You can already use your account.',
    'If you didn’t create an account, ignore this email. The address will stay unconfirmed.',
  ],
})
