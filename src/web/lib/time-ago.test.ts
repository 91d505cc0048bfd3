import { expect, test } from 'vitest'
import { timeAgo } from '#web/lib/time-ago.ts'

const now = Date.parse('2026-03-15T12:00:00Z')

test.each([
  ['2026-03-15T11:59:30Z', 'now'],
  ['2026-03-15T12:00:30Z', 'now'],
  ['2026-03-15T11:58:59Z', '1 minute ago'],
  ['2026-03-15T10:00:00Z', '2 hours ago'],
  ['2026-03-14T11:00:00Z', 'yesterday'],
  ['2026-03-10T12:00:00Z', '5 days ago'],
  ['2026-03-01T12:00:00Z', '2 weeks ago'],
  ['2025-12-15T12:00:00Z', '3 months ago'],
  ['2024-03-14T12:00:00Z', '2 years ago'],
])('%s is %s', (at, words) => {
  expect(timeAgo(Date.parse(at), now, 'en')).toBe(words)
})

test('the words are those of the language', () => {
  expect(timeAgo(Date.parse('2026-03-15T10:00:00Z'), now, 'de')).toBe('vor 2 Stunden')
})
