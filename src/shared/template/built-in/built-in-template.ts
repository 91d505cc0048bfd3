import type { Template } from '#shared/contract/templates.ts'

/** A template as it is written; its score is measured, see measured.ts. None that is made for parsers is premium. */
export type BuiltInTemplate = Omit<Template, 'atsScore' | 'isPremium'> & { readonly isPremium?: true }
