import type { EmailContext, EmailText } from '#server/emails/words.ts'
import type { Topic } from '#shared/contract/newsletter.ts'

type Facts = { readonly proofId: string; readonly topic: Topic }

const WISHES: Readonly<Record<Topic, { readonly wish: string; readonly yes: string }>> = {
  newsletter: { wish: 'an email about each new career article', yes: 'Yes, email me new articles' },
  'cover-letters': { wish: 'an email when cover letter templates are available', yes: 'Yes, let me know' },
}

export function subscriptionConfirmation({ proofId, topic }: Facts, { brand, links }: EmailContext): EmailText {
  const { wish, yes } = WISHES[topic]
  return {
    subject: `Confirm that you want emails from ${brand}`,
    parts: [
      `You, or someone using your email address, asked ${brand} for ${wish}.`,
      { link: links.proof('/newsletter/confirm', proofId), label: yes },
      'The link works for seven days. We won’t send you these emails until you confirm.',
      'If you didn’t ask for this, ignore this email. We’ll remove your address after seven days.',
    ],
  }
}
