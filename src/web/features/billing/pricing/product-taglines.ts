import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProductId } from '#shared/billing/products.ts'

/** What each product is for, in one line: its features say what is in it. */
export const PRODUCT_TAGLINES: { readonly [Id in ProductId]: MessageDescriptor } = {
  free: msg`One resume, ready to send as a PDF.`,
  download: msg`A few resumes, as PDF or Word files.`,
  templates: msg`A few resumes in any of our templates.`,
  interview: msg`Writing help and interview practice.`,
  combo: msg`Templates, writing help, and interview practice.`,
  premium: msg`Everything, with unlimited resumes.`,
  'plan-professional': msg`Pay once for unlimited resumes.`,
  'plan-premium': msg`Professional plus the coach, paid monthly.`,
  coach: msg`Interview practice without a plan.`,
}
