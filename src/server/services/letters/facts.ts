type ProofKind = 'password-reset' | 'email-confirmation' | 'email-change'
type NewsKind = 'email-changed' | 'password-changed' | 'account-deleted'

/** What each kind of letter says beyond its fixed words. Links are made when it is sent: no token is kept. */
export type LetterFacts =
  | { readonly kind: ProofKind; readonly facts: { readonly proofId: string } }
  | { readonly kind: NewsKind; readonly facts: Readonly<Record<string, never>> }
  | {
      readonly kind: 'resume-reminder'
      readonly facts: { readonly resumes: readonly { readonly id: number; readonly title: string }[] }
    }
  | { readonly kind: 'interview-tip'; readonly facts: { readonly tip: number } }
export type LetterKind = LetterFacts['kind']
