import { expect, test } from 'vitest'
import { languageOfLocale } from '#shared/import/language-of-locale.ts'

test.each([
  ['pt_BR', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['no-NO', 'nb'],
  ['nn', undefined],
  ['zh-Hans-CN', 'zh'],
  ['DE', 'de'],
  ['ko-KR', undefined],
])('the locale %s is the language %s', (locale, language) => {
  expect(languageOfLocale(locale)).toBe(language)
})
