import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Right } from '#shared/billing/rights.ts'

/** What a right is, where its name does not say it. */
export const RIGHT_NOTES: { readonly [R in Right]?: MessageDescriptor } = {
  premiumTemplates: msg`Free to try in the builder`,
  advancedAts: msg`What employers’ software gets from the finished file`,
  aiContent: msg`Lines made of your own answers, each beside its source`,
  coach: msg`Practice with feedback, and salary negotiation`,
  customSlug: msg`Public pages themselves are free`,
  viewAnalytics: msg`Views and downloads by day, for each resume and link`,
  prioritySupport: msg`Your messages are marked and stand first`,
}
