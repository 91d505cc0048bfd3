import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What each claim of `shared/claims.ts` says, for the languages of the interface. */
export const CLAIM_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  parsed: msg`Templates tested with widely used text extractors`,
  'local-first': msg`Works without an account, in your browser`,
  gdpr: msg`Download or delete all your data at any time`,
  private: msg`Private by design: no tracking, nothing loaded from other companies`,
  'regular-price': msg`AI Interview Coach: regular price of $29, struck through beside $5`,
  'most-popular': msg`“Most Popular” badge on the Templates + AI and Professional plans`,
  'money-back': msg`30-day money-back guarantee on the first payment, beside each price`,
  'response-times': msg`Response times on the contact page`,
  organizations: msg`Plans for organizations, on the contact page`,
  'pass-rate': msg`98% ATS pass rate`,
  users: msg`50,000+ users`,
  interviews: msg`3x more interviews`,
  platforms: msg`15+ ATS platforms`,
  rating: msg`Rated 4.8 of 5`,
}
