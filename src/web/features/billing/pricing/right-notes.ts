import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Right } from '#shared/billing/rights.ts'

/** What a right is, where its name does not say it. */
export const RIGHT_NOTES: { readonly [R in Right]?: MessageDescriptor } = {
  premiumTemplates: msg`Free to try in the builder`,
  advancedAts: msg`What text extractors get from the finished file`,
  aiContent: msg`Bullet points from your own answers, each with its source`,
  coach: msg`Practice with feedback, plus salary negotiation`,
  customSlug: msg`Public pages without one are free`,
  viewAnalytics: msg`Daily views and downloads for each resume and link`,
  prioritySupport: msg`Your messages go to the top of our inbox`,
}
