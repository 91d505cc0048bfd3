import * as z from 'zod/mini'
import { SectionId } from '#shared/resume/schema.ts'

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
  /** When a user published it for everyone on this site, in ISO 8601; absent for all other templates. */
  publishedAt: z.optional(z.string()),
  /** These sections come first while the person has chosen no order of their own. */
  sectionOrder: z.optional(z.readonly(z.array(SectionId))),
})
export type Template = z.infer<typeof Template>
