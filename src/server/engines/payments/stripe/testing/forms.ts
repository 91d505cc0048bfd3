import * as z from 'zod/mini'
import { invalid, type Form } from '#server/engines/payments/stripe/testing/http-format.ts'

const whole = z.pipe(z.string(), z.transform(Number))
const yesOrNo = z.enum(['true', 'false'])
export const listed = {
  limit: z.optional(whole),
  starting_after: z.optional(z.string()),
  expand: z.optional(z.array(z.string())),
}
const Reference = z.strictObject({ reference: z.string() })
const Item = z.strictObject({ id: z.string(), price: z.string() })

export const SessionForm = z.strictObject({
  ui_mode: z.literal('hosted_page'),
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(z.strictObject({ price: z.string(), quantity: z.literal('1') })),
  client_reference_id: z.string(),
  metadata: Reference,
  success_url: z.string(),
  cancel_url: z.string(),
  expires_at: z.optional(whole),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  customer: z.optional(z.string()),
  customer_email: z.optional(z.string()),
  customer_creation: z.optional(z.literal('always')),
  payment_intent_data: z.optional(z.strictObject({ metadata: Reference })),
  subscription_data: z.optional(z.strictObject({ metadata: Reference })),
})
export const PriceForm = z.strictObject({
  lookup_key: z.string(),
  transfer_lookup_key: z.literal('true'),
  currency: z.string(),
  unit_amount: whole,
  product_data: z.strictObject({ name: z.string() }),
  metadata: z.record(z.string(), z.string()),
  recurring: z.optional(z.strictObject({ interval: z.literal('month') })),
})
export const ChangeForm = z.strictObject({
  items: z.optional(z.array(Item)),
  proration_behavior: z.optional(z.enum(['always_invoice', 'none'])),
  proration_date: z.optional(whole),
  payment_behavior: z.optional(z.literal('error_if_incomplete')),
  cancel_at_period_end: z.optional(yesOrNo),
  cancel_at: z.optional(z.literal('')),
})
export const PreviewForm = z.strictObject({
  subscription: z.string(),
  subscription_details: z.strictObject({
    items: z.array(Item),
    proration_behavior: z.literal('always_invoice'),
    proration_date: z.optional(whole),
  }),
})

/** Parses a form; unknown or missing fields are refused. */
export function taken<S extends z.ZodMiniType>(schema: S, form: Form): z.infer<S> {
  const read = schema.safeParse(form)
  if (read.success) return read.data
  throw invalid(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '), {
    code: 'parameter_unknown',
  })
}
