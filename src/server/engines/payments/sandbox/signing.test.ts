import { expect, test } from 'vitest'
import { readSigned, signed } from '#server/engines/payments/sandbox/signing.ts'

const at = new Date('2026-03-01T10:00:00Z')
const raw = JSON.stringify({ id: 'sbx_evt_1', kind: 'checkout.paid', about: [] })
const open = { secret: 'ours', now: at }

test('a recently signed message is read', () => {
  expect(readSigned(raw, signed(raw, 'ours', at), open)).toMatchObject({ id: 'sbx_evt_1', kind: 'checkout.paid' })
})

test.each([
  ['signed with another secret', raw, signed(raw, 'theirs', at), at],
  ['changed after it was signed', raw.replace('paid', 'free'), signed(raw, 'ours', at), at],
  ['older than five minutes', raw, signed(raw, 'ours', at), new Date(at.getTime() + 301_000)],
  ['signed in the future', raw, signed(raw, 'ours', at), new Date(at.getTime() - 301_000)],
  ['not signed', raw, '', at],
  ['half signed', raw, signed(raw, 'ours', at).slice(0, -1), at],
])('a message that is %s is refused', (_, text, signature, now) => {
  expect(readSigned(text, signature, { ...open, now })).toBeNull()
})
