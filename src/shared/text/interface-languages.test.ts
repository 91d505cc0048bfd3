import { expect, test } from 'vitest'
import { acceptedLanguage } from '#shared/text/interface-languages.ts'

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
])('a browser that prefers %s gets the interface in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
