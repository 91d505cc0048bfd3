import { expect, test } from 'vitest'
import { languagesIn } from '#server/engines/docx/languages.ts'

test.each([
  ['en', { value: 'en-US' }],
  ['pl', { value: 'pl-PL' }],
  ['pt', { value: 'pt-PT' }],
  ['pt-BR', { value: 'pt-BR' }],
  ['nb', { value: 'nb-NO' }],
  ['ja', { value: 'en-US', eastAsia: 'ja-JP' }],
  ['he', { value: 'en-US', bidirectional: 'he-IL' }],
  ['ar', { value: 'en-US', bidirectional: 'ar-EG' }],
] as const)('the spelling of a Word file in %s is checked in it', (lang, languages) => {
  expect(languagesIn(lang)).toMatchObject(languages)
})
