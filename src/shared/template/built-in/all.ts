import type { Template } from '#shared/contract/templates.ts'
import { atsSafeProfessional } from '#shared/template/built-in/ats-safe-professional.ts'
import { executiveProfessional } from '#shared/template/built-in/executive-professional.ts'

/** The templates that come with the product, in the order in which they are offered. */
export const builtInTemplates: readonly Template[] = [atsSafeProfessional, executiveProfessional]
