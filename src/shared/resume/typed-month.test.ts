import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedMonth } from '#shared/resume/typed-month.ts'

test.each([
  ['March 2021', '2021-03'],
  ['mar. 2021', '2021-03'],
  ['03/2021', '2021-03'],
  ['3/21', '2021-03'],
  ['11/98', '1998-11'],
  ['2021/03', '2021-03'],
  ['März 2021', '2021-03'],
  ['août 2018', '2018-08'],
  ['enero de 2021', '2021-01'],
  [' 2021-03 ', '2021-03'],
])('%s is a month', (text, month) => {
  expect(typedMonth(text)).toBe(month)
})

test.each([
  ['is written so already', '2021-03'],
  ['is only a year', '2021'],
  ['is a season', 'Winter 2020'],
  ['has a day', '15.03.2021'],
  ['may be a day', 'Mar 21'],
  ['may be two years', '2011/12'],
  ['is no month', '13/21'],
  ['says more', 'March 2021, part-time'],
  ['is no date', 'Present'],
  ['is blank', ''],
])('a text that %s stays as it is', (_, text) => {
  expect(typedMonth(text)).toBeNull()
})

test('a month that was read is not changed again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1900, max: 2099 }), (month, year) => {
      const read = typedMonth(`${month}/${year}`)
      expect(read).toBe(`${year}-${month < 10 ? '0' : ''}${month}`)
      expect(typedMonth(read ?? '')).toBeNull()
    }),
  )
})
