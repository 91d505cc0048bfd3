import { expect, test } from 'vitest'
import { paperFor } from '#shared/resume/default-paper.ts'

test.each([
  ['en-US', 'letter'],
  ['en', 'letter'],
  ['fr-CA', 'letter'],
  ['es-MX', 'letter'],
  ['fil-PH', 'letter'],
  ['es-PR', 'letter'],
  ['en-GB', 'a4'],
  ['es', 'a4'],
  ['de-DE', 'a4'],
  ['', 'a4'],
  ['not a locale', 'a4'],
] as const)('the usual paper for the locale %j is %s', (locale, paper) => {
  expect(paperFor({ locale })).toBe(paper)
})

test.each([
  ['+1 614 555 0100', 'letter'],
  ['001 (614) 555-0100', 'letter'],
  ['+52 55 1234 5678', 'letter'],
  ['+506 2222 3333', 'letter'],
  ['+63 2 8123 4567', 'letter'],
  ['+49 30 123456', 'a4'],
  ['+55 11 91234-5678', 'a4'],
  ['+44 20 7946 0000', 'a4'],
] as const)('the country of the phone number %s decides over the locale', (phone, paper) => {
  expect(paperFor({ phone, locale: paper === 'letter' ? 'de-DE' : 'en-US' })).toBe(paper)
})

test('a phone number without a country leaves it to the locale', () => {
  expect(paperFor({ phone: '(614) 555-0100', locale: 'en-US' })).toBe('letter')
  expect(paperFor({ phone: '030 123456', locale: 'de-DE' })).toBe('a4')
})
