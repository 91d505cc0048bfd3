import { RESUME_LANGUAGES, type ResumeLanguage } from '#shared/resume/resume-languages.ts'

/**
 * The language of a locale as other software writes it ('pt_BR', 'no-NO', 'zh-Hans-CN'); undefined when resumes are not
 * in it.
 */
export function languageOfLocale(locale: string): ResumeLanguage | undefined {
  const tag = locale.toLowerCase().replaceAll('_', '-')
  const [code] = tag.split('-')
  return (
    RESUME_LANGUAGES.find((language) => language.toLowerCase() === tag) ??
    (code === 'no' ? 'nb' : RESUME_LANGUAGES.find((language) => language === code))
  )
}
