import { expect, test } from 'vitest'
import { endsWithDate, findRange, isDates } from '#shared/parse/date-ranges.ts'

test.each([
  ['May 2021 – Present', '2021-05', '…'],
  ['Sept. 2018 to April 2021', '2018-09', '2021-04'],
  ['01/2015 - 12/2019', '2015-01', '2019-12'],
  ['10.2008–09.2010', '2008-10', '2010-09'],
  ['2020-03 – 2021-06', '2020-03', '2021-06'],
  ['2019/20', '2019', '2020'],
  ['Jan. 2020 bis heute', '2020-01', '…'],
  ['seit März 2019', '2019-03', '…'],
  ['janv. 2019 – Aujourd’hui', '2019-01', '…'],
  ['de mars 2018 à juin 2019', '2018-03', '2019-06'],
  ['Depuis septembre 2021', '2021-09', '…'],
  ['enero de 2019 – actualidad', '2019-01', '…'],
  ['feb. 2011 a mayo de 2017', '2011-02', '2017-05'],
  ['2019 – date', '2019', '…'],
  ['January 2020 - Present (2 years 3 months)', '2020-01', '…'],
])('the dates in “%s” are read', (text, start, end) => {
  const found = findRange(text)
  expect([found?.start, found?.current ? '…' : found?.end]).toEqual([start, end])
  expect(isDates(text)).toBe(true)
})

test.each(['Engineer', 'Room 2040b', 'ISO 27001', '+44 20 7946 0991', 'May I help?', ''])(
  '%s contains no dates',
  (text) => {
    expect(findRange(text)).toBeNull()
  },
)

test('dates at the end of a title are removed from the title', () => {
  expect(findRange('Cook, Blue Door (2015 – 2018)')).toMatchObject({ before: 'Cook, Blue Door (', start: '2015' })
  expect(endsWithDate('Cook, Blue Door (2015 – 2018)')).toBe(true)
  expect(isDates('Cook, Blue Door (2015 – 2018)')).toBe(false)
})
