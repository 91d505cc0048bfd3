import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spokenLanguage, withLevel } from '#shared/resume/language-levels.ts'

test.each([
  ['Spanish (C1)', 'Spanish', 'C1'],
  ['Spanish', 'Spanish', ''],
  ['Chinese (Mandarin) (fluent)', 'Chinese (Mandarin)', 'fluent'],
  ['Igbo ( basic ) ', 'Igbo', 'basic'],
  ['(C1)', '(C1)', ''],
  ['', '', ''],
])('%s', (text, name, level) => {
  expect(spokenLanguage(text)).toEqual({ name, level })
})

test('a level takes the place of the one before, and none leaves the language alone', () => {
  expect(withLevel('Spanish', 'B2')).toBe('Spanish (B2)')
  expect(withLevel('Spanish (native)', 'B2')).toBe('Spanish (B2)')
  expect(withLevel('Spanish (B2)', '')).toBe('Spanish')
})

test('a level that was set is read again, and the name stays', () => {
  const name = fc.stringMatching(/^\p{L}[\p{L} ]{0,10}\p{L}$/u)
  fc.assert(
    fc.property(name, fc.constantFrom('A1', 'C2', 'Langue maternelle'), (text, level) => {
      expect(spokenLanguage(withLevel(text, level))).toEqual({ name: text, level })
    }),
  )
})
