import { SHOP_CLAIMS, type ShopClaim } from '#shared/billing/shop-claims.ts'

/** What supports a claim: our own measurement, the administrator's statement, or nothing that we know of. */
type Basis = 'measured' | 'operator' | 'unverified'
export type Claim = {
  readonly id: string
  readonly text: string
  readonly basis: Basis
  /** A measured claim names the page or file that shows how. */
  readonly source?: `/${string}`
  /** What the administrator enters before it is shown: its words and what proves them, or only the proof. */
  readonly asks?: 'text' | 'proof'
}

/** Facts about the people behind a site, which only its administrator knows. Not shown before they are entered. */
const SITE_CLAIMS = ['response-times', 'organizations'] as const
type SiteClaim = (typeof SITE_CLAIMS)[number]

const SHOP: Readonly<Record<ShopClaim, string>> = {
  'regular-price': 'AI Interview Coach: regular price of $29, struck through beside $5',
  'most-popular': '“Most Popular” badge on the Templates + AI and Professional plans',
  'money-back': '30-day money-back guarantee on the first payment, beside each price',
}
const SITE: Readonly<Record<SiteClaim, string>> = {
  'response-times': 'Response times on the contact page',
  organizations: 'Plans for organizations, on the contact page',
}

/**
 * Every marketing claim in one place. Measured claims are always shown; the others as the administrator decides. What the
 * product knows to be false (end-to-end encryption) or cannot know (a price that will rise) is in no list.
 */
export const CLAIMS: readonly Claim[] = [
  {
    id: 'parsed',
    text: 'Templates tested with widely used text extractors',
    basis: 'measured',
    source: '/how-we-measure',
  },
  { id: 'local-first', text: 'Works without an account, in your browser', basis: 'measured', source: '/help' },
  { id: 'gdpr', text: 'Download or delete all your data at any time', basis: 'measured', source: '/privacy-policy' },
  {
    id: 'private',
    text: 'Private by design: no tracking, nothing loaded from other companies',
    basis: 'measured',
    source: '/cookie-policy',
  },
  ...SHOP_CLAIMS.map((id) => ({ id, text: SHOP[id], basis: 'operator' as const })),
  ...SITE_CLAIMS.map((id) => ({ id, text: SITE[id], basis: 'operator' as const, asks: 'text' as const })),
  { id: 'pass-rate', text: '98% ATS pass rate', basis: 'unverified', asks: 'proof' },
  { id: 'users', text: '50,000+ users', basis: 'unverified', asks: 'proof' },
  { id: 'interviews', text: '3x more interviews', basis: 'unverified', asks: 'proof' },
  { id: 'platforms', text: '15+ ATS platforms', basis: 'unverified', asks: 'proof' },
  { id: 'rating', text: 'Rated 4.8 of 5', basis: 'unverified', asks: 'proof' },
]

/** Claims that the administrator decides about. */
export const SWITCHABLE_CLAIMS = CLAIMS.filter(({ basis }) => basis !== 'measured')

/** What the administrator has decided about a claim. */
export type ClaimState = {
  readonly isShown: boolean
  /** The words that visitors read, for a claim whose words are the administrator's. */
  readonly text?: string | undefined
  /** What proves it, and the day from which that is (YYYY-MM-DD). */
  readonly source?: string | undefined
  readonly date?: string | undefined
}

/** Whether visitors see a claim: measured ones always, the shop's terms by default, others once they are entered. */
export function isClaimShown({ basis, asks }: Claim, state: ClaimState | undefined): boolean {
  if (basis === 'measured') return true
  if (!state) return basis === 'operator' && !asks
  return state.isShown && missingOf(asks, state).length === 0
}

/** What is still to be entered before a claim can be shown. */
export function missingOf(asks: Claim['asks'], state: ClaimState): readonly ('text' | 'source' | 'date')[] {
  const needed = asks === 'text' ? (['text', 'source', 'date'] as const) : (['source', 'date'] as const)
  return asks ? needed.filter((field) => !state[field]?.trim()) : []
}
