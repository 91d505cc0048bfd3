import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const emailConfirmation = ({ proofId }: { proofId: string }, { brand, links }: EmailContext): EmailText => ({
  subject: `Confirm your email address for ${brand}`,
  parts: [
    `An account at ${brand} was made with this email address. Confirm that it is yours.`,
    { link: links.proof('/confirm-email', proofId), label: 'Confirm this address' },
    'The link works once, for seven days. Your account works before that, too.',
    'If you did not make an account, ignore this mail: without you the address stays unconfirmed.',
  ],
})
