import { useLingui } from '@lingui/react/macro'
import { INDUSTRY_NAMES } from '#shared/interview/industry-names.ts'
import type { Level } from '#shared/interview/types.ts'
import { textLanguage } from '#shared/text/languages.ts'

/** Questions are chosen by the English name; the translated one is shown. */
export function useIndustries(): readonly { readonly value: string; readonly name: string }[] {
  const { i18n } = useLingui()
  const language = textLanguage(i18n.locale) ?? 'en'
  return INDUSTRY_NAMES.map((names) => ({ value: names.en, name: names[language] }))
}

export function useLevels(): Readonly<Record<Level, string>> {
  const { t } = useLingui()
  return {
    'Entry-level': t`Entry-level`,
    'Mid-level': t`Mid-level`,
    Senior: t`Senior`,
    Lead: t`Lead`,
    Executive: t`Executive`,
  }
}
