import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const emailChange = ({ proofId }: { proofId: string }, { brand, links }: EmailContext): EmailText => ({
  subject: `Confirm your new email address for ${brand}`,
  parts: [
    `Someone, hopefully you, asked to use this email address for a ${brand} account.`,
    { link: links.proof('/confirm-email', proofId), label: 'Confirm this address' },
    'The link expires after seven days and works only once. Until you confirm, the account keeps its current address.',
    'If you didn’t ask for this, ignore this email. Nothing will change.',
  ],
})
