import { english } from '#shared/packed/resume-words.ts'
import type { ResumeLanguage, SectionKind, SectionName } from '#shared/resume/schema.ts'

/** Words that a resume prints in addition to its content. */
export type Labels = {
  readonly present: string
  readonly technical: string
  readonly soft: string
  readonly languages: string
  readonly technologies: string
  readonly gpa: string
  /** For a grade that is no number. */
  readonly grade: string
  readonly remote: string
  readonly courses: string
  readonly thesis: string
  readonly onRequest: string
  readonly validUntil: string
  readonly credentialId: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly website: string
  readonly linkedin: string
  readonly github: string
}

/** What resumes in a language say and how they write dates. */
export type LanguageWords = {
  readonly headings: Readonly<Record<SectionName, string>>
  readonly kinds: Readonly<Record<SectionKind, string>>
  readonly labels: Labels
  readonly dates: {
    /** 'MM' and 'yyyy' are replaced. */
    readonly numeric: string
    /** From spring to winter. */
    readonly seasons: readonly string[]
    /** '{season} {year}' unless something else is said. */
    readonly season?: string
  }
}

const known: Partial<Record<ResumeLanguage, LanguageWords>> & Readonly<Record<'en', LanguageWords>> = { en: english }

/** The words of a language; English ones until those of other languages are loaded. */
export const wordsOf = (language: ResumeLanguage): LanguageWords => known[language] ?? known.en

export const hasWords = (language: ResumeLanguage): boolean => known[language] !== undefined

/** Adds the words of other languages than English. */
export const addWords = (words: Readonly<Partial<Record<ResumeLanguage, LanguageWords>>>): void =>
  void Object.assign(known, words)
