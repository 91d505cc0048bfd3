import { expect, test } from 'vitest'
import { emptyGlossary, withLanguage } from './begin-language.ts'

const LIST = `export const INTERFACE_LANGUAGES = [
  { tag: 'en', name: 'English', isPartial: false },
] as const
`

test('a new language is the last of the list, and partial', () => {
  expect(withLanguage(LIST, 'it', 'Italiano')).toBe(`export const INTERFACE_LANGUAGES = [
  { tag: 'en', name: 'English', isPartial: false },
  { tag: 'it', name: 'Italiano', isPartial: true },
] as const
`)
})

test('a language is added once', () => {
  expect(() => withLanguage(LIST, 'en', 'English')).toThrow('en is a language of the interface already')
})

test('its glossary has every term below its heading, without a translation', () => {
  const english =
    '# Terms: use them everywhere.\n\n# The resume\nresume: the document: one page\n\n# Other\nGPA: a grade\n'
  expect(emptyGlossary(english)).toBe('# The resume\nresume:\n\n# Other\nGPA:\n')
})
