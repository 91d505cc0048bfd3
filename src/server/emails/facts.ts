import type { ContactReply } from '#server/emails/messages/contact-reply.ts'
import type { ContactCategory } from '#shared/contract/contact.ts'
import type { Topic } from '#shared/contract/newsletter.ts'

type ProofKind = 'password-reset' | 'email-confirmation' | 'email-change'
type NewsKind = 'email-changed' | 'password-changed' | 'account-deleted'

/** An article as a mail names it. */
export type ArticleFacts = { readonly slug: string; readonly title: string; readonly description: string }

/** What each kind of letter says beyond its fixed words. Links are made when it is sent: no token is kept. */
export type EmailFacts =
  | { readonly kind: ProofKind; readonly facts: { readonly proofId: string } }
  | { readonly kind: NewsKind; readonly facts: Readonly<Record<string, never>> }
  | {
      readonly kind: 'resume-reminder'
      readonly facts: { readonly resumes: readonly { readonly id: number; readonly title: string }[] }
    }
  | { readonly kind: 'interview-tip'; readonly facts: { readonly tip: number } }
  | {
      readonly kind: 'portfolio-views'
      readonly facts: {
        /** The first and the last day of a week, YYYY-MM-DD in UTC. */
        readonly first: string
        readonly last: string
        /** Without a title it is the page of all resumes; without a label a resume's public page. */
        readonly things: readonly {
          readonly title: string | null
          readonly label: string | null
          readonly views: number
          readonly downloads: number
        }[]
      }
    }
  | { readonly kind: 'contact-reply'; readonly facts: ContactReply }
  /** `title` names a resume; null means all public pages. */
  | { readonly kind: 'taken-down'; readonly facts: { readonly title: string | null } }
  | { readonly kind: 'contact-receipt'; readonly facts: { readonly category: ContactCategory } }
  | {
      readonly kind: 'subscription-confirmation'
      readonly facts: { readonly proofId: string; readonly topic: Topic }
    }
  | { readonly kind: 'test-mail'; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: 'topic-notice'; readonly facts: { readonly topic: Topic } }
  /** The first goes to a list, the second to people with an account. */
  | { readonly kind: 'new-articles' | 'article-digest'; readonly facts: { readonly articles: readonly ArticleFacts[] } }
export type EmailKind = EmailFacts['kind']
