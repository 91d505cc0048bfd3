/** What supports a claim: our own measurement, the operator's statement, or nothing that we know of. */
type Basis = 'measured' | 'operator' | 'unverified'
export type Claim = {
  readonly id: string
  readonly text: string
  readonly basis: Basis
  /** A measured claim names the page or file that shows how. */
  readonly source?: `/${string}`
}

/**
 * Every marketing claim in one place. Unverified ones are shown only if the operator enables them; what the product knows to
 * be false (end-to-end encryption) or cannot know (places left, a price that will rise) is in no list.
 */
export const CLAIMS: readonly Claim[] = [
  { id: 'parsed', text: 'Templates that parse back', basis: 'measured', source: '/how-we-measure' },
  { id: 'local-first', text: 'Works without an account, in your browser', basis: 'measured', source: '/help' },
  { id: 'gdpr', text: 'Take all your data along or delete it, at once', basis: 'measured', source: '/privacy-policy' },
  {
    id: 'private',
    text: 'Privacy-first design: no tracking, nothing from other companies',
    basis: 'measured',
    source: '/cookie-policy',
  },
  { id: 'money-back', text: '30-day money-back guarantee', basis: 'operator' },
  { id: 'regular-price', text: 'AI Interview Coach: regular price $29', basis: 'operator' },
  {
    id: 'response-times',
    text: 'Technical support in 2-4 hours, general inquiries in 24 hours, partnership in 2-3 business days',
    basis: 'operator',
  },
  { id: 'enterprise', text: 'Plans for organizations, career centers and recruiting agencies', basis: 'operator' },
  { id: 'pass-rate', text: '98% ATS pass rate', basis: 'unverified' },
  { id: 'users', text: '50,000+ users', basis: 'unverified' },
  { id: 'interviews', text: '3x more interviews', basis: 'unverified' },
  { id: 'platforms', text: '15+ ATS platforms', basis: 'unverified' },
  { id: 'rating', text: 'Rated 4.8 of 5', basis: 'unverified' },
]

/** The claims that visitors see. */
export const shownClaims = (areUnverifiedShown: boolean): readonly Claim[] =>
  CLAIMS.filter(({ basis }) => basis !== 'unverified' || areUnverifiedShown)
