import type { EmailContext, EmailText } from '#server/emails/words.ts'

export const emailChange = ({ proofId }: { proofId: string }, { brand, links }: EmailContext): EmailText => ({
  subject: `Confirm your new email address for ${brand}`,
  parts: [
    `Somebody, most likely you, wants to use this email address for an account at ${brand}.`,
    { link: links.proof('/confirm-email', proofId), label: 'Use this address' },
    'The link works once, for seven days. Until you follow it, the account keeps its old address.',
    'If you did not ask, ignore this mail: nothing changes.',
  ],
})
