import { expect, test } from 'vitest'
import { CLAIMS, isClaimShown, missingOf, SWITCHABLE_CLAIMS, type ClaimState } from '#shared/claims.ts'

const shown = (states: Readonly<Record<string, ClaimState>> = {}) =>
  CLAIMS.filter((claim) => isClaimShown(claim, states[claim.id])).map(({ id }) => id)

const PROVED = { isShown: true, source: 'Survey of 400 customers', date: '2026-10-01' }

test('what we measured and the terms of the shop are shown; nothing else is, by default', () => {
  expect(shown()).toEqual(['parsed', 'local-first', 'gdpr', 'private', 'regular-price', 'most-popular', 'money-back'])
})

test('each term of the shop can be hidden', () => {
  expect(shown({ 'most-popular': { isShown: false } })).not.toContain('most-popular')
  expect(shown({ 'most-popular': { isShown: false } })).toContain('money-back')
})

test('an unverified claim is shown with its proof only', () => {
  expect(shown({ users: { isShown: true } })).not.toContain('users')
  expect(shown({ users: PROVED })).toContain('users')
  expect(shown({ users: { ...PROVED, isShown: false } })).not.toContain('users')
})

test('response times are shown in the words of the administrator only', () => {
  expect(shown({ 'response-times': PROVED })).not.toContain('response-times')
  expect(shown({ 'response-times': { ...PROVED, text: 'Support: 24 hours' } })).toContain('response-times')
  expect(missingOf('text', { isShown: true, text: ' ', source: 'Our schedule', date: '' })).toEqual(['text', 'date'])
})

test('no switch shows what is false or cannot be known', () => {
  const texts = SWITCHABLE_CLAIMS.map(({ text }) => text).join('\n')
  expect(texts).not.toMatch(/end-to-end|spots left|tomorrow/i)
})

test('a measured claim has a source', () => {
  expect(CLAIMS.filter(({ basis, source }) => basis === 'measured' && !source)).toEqual([])
})
