import { employmentTypes as types } from '#shared/packed/resume-choices.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** How people are employed, in the resume's own language: suggestions for a field that takes any words. */
export const employmentTypes = (language: ResumeLanguage): readonly string[] => types[language]
