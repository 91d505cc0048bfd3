import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ProductId } from '#shared/billing/products.ts'
import { RIGHTS_BY_PRODUCT, type Right } from '#shared/billing/rights.ts'

/** Each right as a feature of a plan. */
export const RIGHT_LABELS: { readonly [R in Right]: MessageDescriptor } = {
  pdf: msg`PDF export`,
  docx: msg`Word (DOCX) export`,
  premiumTemplates: msg`Premium templates`,
  advancedAts: msg`Advanced ATS analysis`,
  aiContent: msg`Content from the AI interview`,
  coach: msg`AI Interview Coach`,
  customSlug: msg`Custom URL for your public page`,
  viewAnalytics: msg`Statistics for your public pages`,
  noBranding: msg`Public pages in your color, without our branding`,
  prioritySupport: msg`Priority support`,
}

/** How many resumes an account keeps; null is any number. */
const resumesWords = (resumes: number | null): MessageDescriptor =>
  resumes === null ? msg`Unlimited resumes` : msg`${plural(resumes, { one: '# resume', other: '# resumes' })}`

/** The features of a product, as its card lists them. A single purchase lists what it adds to the free plan. */
export function featuresOf(product: ProductId): readonly MessageDescriptor[] {
  if (product === 'coach')
    return [msg`Questions for your role and industry`, msg`Feedback on every answer`, msg`Salary negotiation practice`]
  const { resumes, open } = RIGHTS_BY_PRODUCT[product]
  const has = (right: Right) => open.includes(right)
  return [
    resumesWords(resumes),
    ...(has('premiumTemplates') ? [] : [msg`Basic ATS templates`]),
    ...(has('advancedAts') ? [] : [msg`Basic ATS scoring`]),
    ...wordsOf(open),
    // No right, as every plan has it.
    msg`Portfolio with public pages and links`,
  ]
}

/** What one product includes beyond another. */
export const featuresBeyond = (product: ProductId, base: ProductId): readonly MessageDescriptor[] =>
  wordsOf(RIGHTS_BY_PRODUCT[product].open.filter((right) => !RIGHTS_BY_PRODUCT[base].open.includes(right)))

const wordsOf = (rights: readonly Right[]) => rights.map((right) => RIGHT_LABELS[right])
