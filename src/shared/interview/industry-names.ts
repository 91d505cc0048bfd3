import type { InLanguages } from '#shared/interview/types.ts'
import { industryNames } from '#shared/packed/industry-names.ts'

/** The name of an industry in each language, and its id in the bank. */
type IndustryName = InLanguages & { readonly industry: string }

/** Industries as they are offered, without their questions. The English name is the one that is sent. */
export const INDUSTRY_NAMES: readonly IndustryName[] = industryNames
