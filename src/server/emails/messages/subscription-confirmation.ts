import type { EmailContext, EmailText } from '#server/emails/words.ts'
import type { Topic } from '#shared/contract/newsletter.ts'

type Facts = { readonly proofId: string; readonly topic: Topic }

const WISHES: Readonly<Record<Topic, { readonly asked: (brand: string) => string; readonly yes: string }>> = {
  newsletter: {
    asked: (brand) =>
      `You, or someone using your email address, asked ${brand} for an email about each new career article.`,
    yes: 'Yes, email me new articles',
  },
  'cover-letters': {
    asked: (brand) =>
      `You, or someone using your email address, asked ${brand} for an email when cover letter templates are available.`,
    yes: 'Yes, let me know',
  },
}

export function subscriptionConfirmation({ proofId, topic }: Facts, { brand, links }: EmailContext): EmailText {
  const { asked, yes } = WISHES[topic]
  return {
    subject: `Confirm that you want emails from ${brand}`,
    parts: [
      asked(brand),
      { link: links.proof('/newsletter/confirm', proofId), label: yes },
      'The link works for seven days. We won’t send you these emails until you confirm.',
      'If you didn’t ask for this, ignore this email. We’ll remove your address after seven days.',
    ],
  }
}
