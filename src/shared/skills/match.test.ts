import { expect, test } from 'vitest'
import { findSkills } from '#shared/skills/match.ts'
import type { Language } from '#shared/text/languages.ts'
import { tokensOf } from '#shared/text/tokens.ts'

const labels = (text: string, language: Language = 'en', isListed = false): string[] =>
  findSkills({ text, tokens: tokensOf(text), languages: [language], isListed }).map(({ skill }) => skill.label)

test.each([
  ['k8s and JS', ['Kubernetes', 'JavaScript']],
  ['We use C++, C# and Node.js on .NET', ['C++', 'C#', 'Node.js', '.NET']],
  ['CI/CD with GitHub Actions', ['CI/CD', 'GitHub Actions']],
])('names with symbols and abbreviations are known: %s', (text, expected) => {
  expect(labels(text)).toEqual(expected)
})

test('the longest name wins', () => {
  expect(labels('React Native apps')).toEqual(['React Native'])
})

test.each(['I go to work every day', 'Access to the rest of the team in spring', 'Dear Sir, word has it we excel'])(
  'common words are no skills: %s',
  (text) => {
    expect(labels(text)).toEqual([])
  },
)

test.each(['Buscamos a alguien que sepa vender', 'Orden en la casa', 'Carteras de piel', 'Zumo de mandarina'])(
  'Spanish words that look like names are none: %s',
  (text) => {
    expect(labels(text, 'es')).toEqual([])
  },
)

test('the skills that these words look like are still found', () => {
  expect(labels('Mandarín, nivel alto', 'es')).toEqual(['Mandarin Chinese'])
  expect(labels('Remesas y transferencias SEPA con el banco', 'es')).toContain('Payments')
  expect(labels('Zahlungen per SEPA-Lastschrift', 'de')).toContain('Payments')
})

test('a common word is a skill near words of its field, in a list, and as an item of the skills', () => {
  expect(labels('Services written in Go with goroutines')).toContain('Go')
  expect(labels('Python, Go, Kubernetes')).toEqual(['Python', 'Go', 'Kubernetes'])
  expect(labels('Go', 'en', true)).toEqual(['Go'])
  expect(labels('- Go')).toEqual(['Go'])
})

test('a skill has its spelling and position in the text', () => {
  const text = 'Ran k8s clusters'
  expect(findSkills({ text, tokens: tokensOf(text), languages: ['en'] })).toMatchObject([
    { form: 'k8s', from: 1, to: 2, isLabel: false },
  ])
})
