import * as z from 'zod/mini'

export const TEMPLATE_CATEGORIES = ['ats-safe', 'creative', 'executive', 'modern', 'other'] as const

export const Template = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  /** Free to preview; exporting may require a plan. */
  isPremium: z.boolean(),
  /** Share of a resume that parsers extract correctly, in percent; null until measured. */
  atsScore: z.nullable(z.int()),
  htmlTemplate: z.string(),
  cssStyles: z.string(),
})
export type Template = z.infer<typeof Template>
