import { expect, test } from 'vitest'
import { translated } from '#server/translated.ts'
import { serverTexts } from '#shared/packed/server-texts.ts'

const LANGUAGES = ['de', 'es', 'fr'] as const

test('a refusal is said in the language of the visitor', () => {
  expect(translated('We can’t find this resume.', 'de')).toBe('Wir können diesen Lebenslauf nicht finden.')
  expect(translated('We can’t find this resume.', 'en')).toBe('We can’t find this resume.')
})

test('values keep their places, and a span of time is translated with its sentence', () => {
  expect(translated('Too many attempts. Try again in 3 minutes.', 'de')).toContain('3 Minuten')
  expect(translated('Choose one of these: 12, 15.', 'fr')).toContain('12, 15')
})

test('what the catalog lacks stays as it is', () => {
  expect(translated('My resume as a nurse', 'de')).toBe('My resume as a nurse')
  expect(translated('constructor', 'de')).toBe('constructor')
})

test.each(LANGUAGES)('in %s, every text is found with whatever values it has', (language) => {
  const texts: Readonly<Record<string, string>> = serverTexts[language]
  expect(Object.keys(texts).length).toBeGreaterThan(200)
  const fill = (text: string) => text.replaceAll(/\{(\d+)\}/g, (_, index) => `‹${index}›`)
  for (const [english, translation] of Object.entries(texts))
    expect(translated(fill(english), language)).toBe(fill(translation))
})
