import type { Template } from '#shared/template/template.ts'

/** A template without its score, which is measured, see measured.ts. Templates made for parsers are never premium. */
export type BuiltInTemplate = Omit<Template, 'atsScore' | 'isPremium'> & { readonly isPremium?: true }
