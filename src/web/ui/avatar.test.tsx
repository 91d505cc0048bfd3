import { expect, test } from 'vitest'
import { initials } from '#web/ui/avatar.tsx'

test.each([
  ['Ada', 'Lovelace', 'AL'],
  ['ada', '', 'A'],
  ['', 'Ørsted', 'Ø'],
  ['李', '小龙', '李小'],
  ['𝒜da', 'L', '𝒜L'],
  ['', '', 'M'],
])('%s %s has the initials %s', (firstName, lastName, expected) => {
  expect(initials({ firstName, lastName, email: 'mail@example.com' })).toBe(expected)
})
