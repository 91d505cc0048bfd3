import { expect, test } from 'vitest'
import { signedText, signText } from '#server/signed-text.ts'

const token = signText('a secret', 'reset', 'user 7')

test('a signed text is verified and returned', () => {
  expect(signedText('a secret', 'reset', token)).toBe('user 7')
})

test.each([
  ['another secret', signedText('b secret', 'reset', token)],
  ['another purpose', signedText('a secret', 'confirm', token)],
  ['a changed text', signedText('a secret', 'reset', signText('x', 'reset', 'user 8'))],
  ['added text', signedText('a secret', 'reset', `${token}.x`)],
  ['an empty text', signedText('a secret', 'reset', '')],
])('with %s it is rejected', (_, found) => {
  expect(found).toBeUndefined()
})
