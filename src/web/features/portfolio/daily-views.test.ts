import { expect, test } from 'vitest'
import { dailyViews } from '#web/features/portfolio/daily-views.ts'

const day = (date: string, views: number, downloads = 0) => ({ day: date, views, downloads })
const SERIES = [
  { resumeId: null, linkId: null, days: [day('2026-03-02', 2)] },
  { resumeId: 7, linkId: null, days: [day('2026-03-01', 5, 1), day('2026-03-02', 1)] },
  { resumeId: 7, linkId: 'a', days: [day('2026-03-01', 3, 2)] },
  { resumeId: 8, linkId: null, days: [day('2026-02-28', 9)] },
]

test('the total is the sum of the page, the resumes and the links, oldest day first', () => {
  expect(dailyViews({ of: 'all' }, SERIES)).toEqual({
    views: [
      { day: '2026-02-28', value: 9 },
      { day: '2026-03-01', value: 8 },
      { day: '2026-03-02', value: 3 },
    ],
    downloads: [{ day: '2026-03-01', value: 3 }],
  })
})

test.each([
  ['the page of all resumes', { of: 'page' as const }, [['2026-03-02', 2]]],
  [
    'a resume, without its links',
    { of: 'resume' as const, resumeId: 7 },
    [
      ['2026-03-01', 5],
      ['2026-03-02', 1],
    ],
  ],
  ['a link', { of: 'link' as const, linkId: 'a' }, [['2026-03-01', 3]]],
  ['a link without views', { of: 'link' as const, linkId: 'none' }, []],
])('%s has its own numbers', (_, shown, views) => {
  expect(dailyViews(shown, SERIES).views.map(({ day: date, value }) => [date, value])).toEqual(views)
})
