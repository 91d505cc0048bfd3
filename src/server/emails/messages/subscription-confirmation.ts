import type { EmailContext, EmailText } from '#server/emails/words.ts'
import type { Topic } from '#shared/contract/newsletter.ts'

type Facts = { readonly proofId: string; readonly topic: Topic }

const WISHES: Readonly<Record<Topic, { readonly wish: string; readonly yes: string }>> = {
  newsletter: { wish: 'a mail about each new career article', yes: 'Yes, mail me new articles' },
  'cover-letters': { wish: 'one mail when there are cover letter templates', yes: 'Yes, tell me' },
}

export function subscriptionConfirmation({ proofId, topic }: Facts, { brand, links }: EmailContext): EmailText {
  const { wish, yes } = WISHES[topic]
  return {
    subject: `Confirm that you want mail from ${brand}`,
    parts: [
      `Somebody, most likely you, asked ${brand} for ${wish}.`,
      { link: links.proof('/newsletter/confirm', proofId), label: yes },
      'The link works for seven days. Until you follow it, you get none of these mails.',
      'If you did not ask, ignore this mail: your address is removed after seven days.',
    ],
  }
}
