import { expect, test } from 'vitest'
import { acceptedLanguage, COMPLETE_LANGUAGES } from '#shared/text/interface-languages.ts'

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,de;q=0.9', 'en'],
  ['ja,fr-CA;q=0.7,es;q=0.8', 'es'],
  ['FR', 'fr'],
  ['en;q=0, de;q=0.1', 'de'],
  ['ja,*;q=0.5', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [';;;q=x,,', 'en'],
  ['nl-NL,nl;q=0.9,de;q=0.8', 'de'],
  ['nl', 'en'],
])('a browser that prefers %s gets the interface in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})

test('a language is complete or only for people who choose it', () => {
  expect(COMPLETE_LANGUAGES).toEqual(['en', 'de', 'es', 'fr'])
  expect(acceptedLanguage('nl,en;q=0.5', ['en', 'nl'])).toBe('nl')
})
