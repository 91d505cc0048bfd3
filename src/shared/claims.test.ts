import { expect, test } from 'vitest'
import { CLAIMS, shownClaims } from '#shared/claims.ts'

test('what nobody has verified is not shown', () => {
  const shown = shownClaims(false).map(({ text }) => text)
  for (const text of [
    '98% ATS pass rate',
    '50,000+ users',
    '3x more interviews',
    '15+ ATS platforms',
    'End-to-end encryption',
  ])
    expect(shown).not.toContain(text)
  expect(shown).toContain('30-day money-back guarantee')
})

test('the operator may switch it on', () => {
  expect(shownClaims(true)).toEqual(CLAIMS)
})

test('a measured claim says where it is shown how', () => {
  expect(CLAIMS.filter(({ basis, source }) => basis === 'measured' && !source)).toEqual([])
})
