import { expect, test } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { plainFingerprint } from '#web/persistence/fingerprint.ts'
import { transferKey } from '#web/persistence/transfer-key.ts'

const time = '2026-01-01T00:00:00.000Z'
const cook = { id: 1, title: 'Cook', content: emptyContent(), templateId: null, createdAt: time, updatedAt: time }

test('the same text has the same key, regardless of when it was saved', async () => {
  const key = await transferKey(cook)
  expect(key).toMatch(/^local-[0-9a-f]{64}$/)
  expect(await transferKey({ ...cook, updatedAt: '2026-02-02T00:00:00.000Z' })).toBe(key)
})

test.each([{ id: 2 }, { title: 'Chef' }, { templateId: 3 }, { content: { ...emptyContent(), summary: 'x' } }])(
  'a different %o gives a different key',
  async (change) => {
    expect(await transferKey({ ...cook, ...change })).not.toBe(await transferKey(cook))
  },
)

test('without HTTPS, a simple fingerprint serves the same purpose', () => {
  expect(plainFingerprint('a')).toMatch(/^[0-9a-f]{32}$/)
  expect(plainFingerprint('a')).toBe(plainFingerprint('a'))
  expect(plainFingerprint('a')).not.toBe(plainFingerprint('b'))
})
