import { dateOf, periodOf } from '#shared/import/period.ts'
import { expect, test } from 'vitest'

test.each([
  ['January 2019 to Present', { startDate: '2019-01' }],
  ['Jun 2016 - Dec 2018', { startDate: '2016-06', endDate: '2018-12' }],
  ['2012–2015', { startDate: '2012', endDate: '2015' }],
  ['2012-2015', { startDate: '2012', endDate: '2015' }],
  ['2019-04 - 2020-01', { startDate: '2019-04', endDate: '2020-01' }],
  ['März 2019 bis heute', { startDate: '2019-03' }],
  ['mai 2019 à aujourd’hui', { startDate: '2019-05' }],
  ['2020', { endDate: '2020' }],
  ['Summer 2019', { endDate: 'Summer 2019' }],
  ['', {}],
])('the period “%s” is read', (text, period) => {
  expect(periodOf(text)).toEqual(period)
})

test('a timestamp becomes its date', () => {
  expect(dateOf('2019-04-01T00:00:00.000Z')).toBe('2019-04-01')
})
