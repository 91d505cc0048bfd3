import { expect, test } from 'vitest'
import { isPresent, monthsOf, readDate } from '#shared/text/read-date.ts'

test.each([
  ['2020-03', { year: 2020, month: 3, form: 'iso' }],
  ['2020-03-15', { year: 2020, month: 3, form: 'iso' }],
  ['03/2020', { year: 2020, month: 3, form: 'numbers' }],
  ['3.2020', { year: 2020, month: 3, form: 'numbers' }],
  ['15.03.2020', { year: 2020, month: 3, form: 'numbers' }],
  ['March 2020', { year: 2020, month: 3, form: 'words' }],
  ['Sept. 2019', { year: 2019, month: 9, form: 'words' }],
  ['Mar 15, 2020', { year: 2020, month: 3, form: 'words' }],
  ['März 2020', { year: 2020, month: 3, form: 'words' }],
  ['déc. 2018', { year: 2018, month: 12, form: 'words' }],
  ['août 2018', { year: 2018, month: 8, form: 'words' }],
  ['juillet 2018', { year: 2018, month: 7, form: 'words' }],
  ['enero de 2021', { year: 2021, month: 1, form: 'words' }],
  ['15 de marzo de 2021', { year: 2021, month: 3, form: 'words' }],
  ['2020', { year: 2020, month: null, form: 'year' }],
  ['13/2020', null],
  ['May', null],
  ['Winter 2020', null],
  ['', null],
])('%s', (text, date) => {
  expect(readDate(text)).toEqual(date)
})

test.each(['Present', 'heute', 'Aujourd’hui', "aujourd'hui", 'Actualidad'])('%s is ongoing', (text) => {
  expect(isPresent(text)).toBe(true)
})

test('March is not ongoing, and comes after February', () => {
  expect(isPresent('March 2020')).toBe(false)
  expect(monthsOf(readDate('March 2020')!)).toBe(monthsOf(readDate('February 2020')!) + 1)
})
