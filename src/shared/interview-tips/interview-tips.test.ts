import { expect, test } from 'vitest'
import { tipOfWeek, tipsIn } from '#shared/interview-tips/interview-tips.ts'
import { weekOf } from '#shared/interview-tips/week-of.ts'

test.each(['en', 'de', 'es', 'fr'])(
  'in %s there are 52 tips, none twice, each with sentences of advice',
  (language) => {
    const tips = tipsIn(language)
    expect(tips).toHaveLength(52)
    expect(new Set(tips.map(({ question }) => question)).size).toBe(52)
    expect(new Set(tips.map(({ advice }) => advice)).size).toBe(52)
    for (const { question, advice } of tips) {
      expect(question).toMatch(/[.?]$/)
      expect(advice.match(/[.?!]( |$)/g)?.length).toBeGreaterThanOrEqual(2)
      expect(advice.length).toBeLessThan(language === 'en' ? 400 : 600)
    }
  },
)

test('after the last tip the first one comes again', () => {
  expect(tipOfWeek(0, 'en').question).toBe('Tell me about yourself.')
  expect(tipOfWeek(52, 'en')).toBe(tipOfWeek(0, 'en'))
  expect(tipOfWeek(51, 'en').question).toBe('Is there anything else you would like us to know?')
})

test.each([
  ['2026-11-21T12:00:00Z', '2026-W47'],
  ['2026-11-22T23:59:59Z', '2026-W47'],
  ['2026-11-23T00:00:00Z', '2026-W48'],
  ['2026-12-31T00:00:00Z', '2026-W53'],
  ['2027-01-03T00:00:00Z', '2026-W53'],
  ['2027-01-04T00:00:00Z', '2027-W01'],
  ['2024-12-30T00:00:00Z', '2025-W01'],
])('%s is in week %s', (moment, name) => {
  expect(weekOf(new Date(moment)).name).toBe(name)
})

test('the number of the next week is one higher, across New Year too', () => {
  expect(weekOf(new Date('2027-01-04T00:00:00Z')).number - weekOf(new Date('2027-01-03T23:59:59Z')).number).toBe(1)
})
