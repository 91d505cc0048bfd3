import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProductId } from '#shared/billing/products.ts'

/** What each product is for, in one line: its features say what is in it. */
export const PRODUCT_TAGLINES: { readonly [Id in ProductId]: MessageDescriptor } = {
  free: msg`One good resume, to be sent as PDF.`,
  download: msg`A few resumes, also as Word files.`,
  templates: msg`A few resumes in any of our templates.`,
  interview: msg`Help with words, and interview practice.`,
  combo: msg`Templates, help with words, and practice.`,
  premium: msg`Everything, for as many resumes as you like.`,
  'plan-professional': msg`Pay once, write as many resumes as you like.`,
  'plan-premium': msg`Professional and the coach, month by month.`,
  coach: msg`Practice for the interview, without a plan.`,
}
