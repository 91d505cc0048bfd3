import type { BankQuestion, Industry, Role } from '#shared/interview/types.ts'
import { general, industries, namedProjects, roles } from '#shared/packed/interview.ts'

/** Asked in every field of work: about goals and values. About everything where the field is not known. */
export const GENERAL: Industry = general

/** Asked about a project that the resume names, in every field and at every level. */
export const NAMED_PROJECTS: { readonly id: string; readonly questions: readonly BankQuestion[] } = namedProjects

/** Every field of work that has questions of its own. */
export const INDUSTRIES: readonly Industry[] = industries

/** Every kind of work that has questions of its own. */
export const ROLES: readonly Role[] = roles
