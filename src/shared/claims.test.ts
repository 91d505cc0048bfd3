import { expect, test } from 'vitest'
import { CLAIMS, shownClaims } from '#shared/claims.ts'

test('unverified claims are not shown', () => {
  const shown = shownClaims(false).map(({ text }) => text)
  for (const text of ['98% ATS pass rate', '50,000+ users', '3x more interviews', '15+ ATS platforms'])
    expect(shown).not.toContain(text)
  expect(shown).toContain('30-day money-back guarantee')
})

test('the operator can enable unverified claims', () => {
  expect(shownClaims(true)).toEqual(CLAIMS)
})

test('no switch shows what is false or cannot be known', () => {
  const texts = CLAIMS.map(({ text }) => text).join('\n')
  expect(texts).not.toMatch(/end-to-end|spots left|tomorrow/i)
})

test('a measured claim has a source', () => {
  expect(CLAIMS.filter(({ basis, source }) => basis === 'measured' && !source)).toEqual([])
})
