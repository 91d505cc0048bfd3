import type { ContactReply } from '#server/emails/messages/contact-reply.ts'
import type { ContactCategory } from '#shared/contract/contact.ts'
import type { InterfaceLanguage } from '#shared/text/interface-languages.ts'
import type { Topic } from '#shared/contract/newsletter.ts'

type ProofKind = 'password-reset' | 'email-confirmation' | 'email-change'
type NewsKind = 'email-changed' | 'password-changed'
/** Noted where the recipient has no account that says it. */
type Spoken = { readonly language?: InterfaceLanguage }

/** An article as emails list it. */
export type ArticleFacts = { readonly slug: string; readonly title: string; readonly description: string }

/** The variable data of each kind of email. Links are built when it is sent, so no token is stored. */
export type EmailFacts =
  | { readonly kind: ProofKind; readonly facts: { readonly proofId: string } }
  | { readonly kind: NewsKind; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: 'account-deleted'; readonly facts: Spoken }
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
  | { readonly kind: 'contact-receipt'; readonly facts: Spoken & { readonly category: ContactCategory } }
  | {
      readonly kind: 'subscription-confirmation'
      readonly facts: Spoken & { readonly proofId: string; readonly topic: Topic }
    }
  | { readonly kind: 'test-mail'; readonly facts: Readonly<Record<string, never>> }
  | { readonly kind: 'topic-notice'; readonly facts: { readonly topic: Topic } }
  /** The first goes to a list, the second to people with an account. */
  | { readonly kind: 'new-articles' | 'article-digest'; readonly facts: { readonly articles: readonly ArticleFacts[] } }
export type EmailKind = EmailFacts['kind']
