import { LANGUAGES } from '#shared/text/languages.ts'

/** Languages of headings, labels and dates, as BCP 47 tags; each has a file in data/resume-languages. */
export const RESUME_LANGUAGES = [
  ...LANGUAGES,
  'nl',
  'it',
  'pt',
  'pt-BR',
  'pl',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'tr',
  'el',
  'uk',
  'ru',
  'ja',
  'zh',
  'ar',
  'he',
] as const
export type ResumeLanguage = (typeof RESUME_LANGUAGES)[number]
