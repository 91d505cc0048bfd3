import type { Template } from '#shared/contract/templates.ts'

/** A template without its score, which is measured, see measured.ts. Templates made for parsers are never premium. */
export type BuiltInTemplate = Omit<Template, 'atsScore' | 'isPremium'> & { readonly isPremium?: true }
