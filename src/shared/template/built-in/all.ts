import type { Template } from '#shared/contract/templates.ts'

/** The templates that come with the product, in the order in which they are offered. */
export const builtInTemplates: readonly Template[] = []
