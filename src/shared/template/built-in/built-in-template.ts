import type { Template } from '#shared/contract/templates.ts'

/** A template as it is written; its score is measured, see measured.ts. */
export type BuiltInTemplate = Omit<Template, 'atsScore'>
