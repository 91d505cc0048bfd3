import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, formatLastDate, formatRange } from '#shared/resume/format-dates.ts'

test.each([
  ['2020-03', 'en', 'Mar 2020'],
  ['2020-03-15', 'en', 'Mar 2020'],
  [' 2020-12 ', 'en', 'Dec 2020'],
  ['2020-03', 'de', 'März 2020'],
  ['2020-02', 'fr', 'févr. 2020'],
  ['2020-08', 'es', 'ago 2020'],
  ['2020-01-01', 'en', 'Jan 2020'],
] as const)('%j in %s is %j', (written, language, shown) => {
  expect(formatDate(written, language)).toBe(shown)
})

test.each(['2020', '2020-13', '2020-00', '2020-03-32', '03/2020', 'Summer 2019', 'heute', '0050-02', ''])(
  '%j stays as written',
  (written) => {
    expect(formatDate(written, 'en')).toBe(written)
  },
)

test.each([
  ['Chartered Marketer, CIM, 2019-04', 'en', 'Chartered Marketer, CIM, Apr 2019'],
  ['ACLS (American Heart Association, 2021-06-30)', 'en', 'ACLS (American Heart Association, Jun 2021)'],
  ['ACLS (2021-06) ', 'de', 'ACLS (Juni 2021) '],
  ['PMP, 2020', 'en', 'PMP, 2020'],
  ['PMP, 2020-13', 'en', 'PMP, 2020-13'],
  ['ISO 9001 2015-09', 'en', 'ISO 9001 2015-09'],
  ['Renewed 2019-04, in force', 'en', 'Renewed 2019-04, in force'],
  ['', 'en', ''],
] as const)('the certificate %j in %s is %j', (written, language, shown) => {
  expect(formatLastDate(written, language)).toBe(shown)
})

test.each([
  ['2019-04', '2021-06', false, 'Apr 2019 – Jun 2021'],
  ['2019-04', '', true, 'Apr 2019 – Present'],
  ['2019-04', '2021-06', true, 'Apr 2019 – Present'],
  ['2019', '', false, '2019'],
  ['', '2021', false, '2021'],
  ['', ' ', false, ''],
  ['', '', true, 'Present'],
])('from %j to %j, current %s, is %j', (start, end, current, shown) => {
  expect(formatRange(start, end, current, 'en')).toBe(shown)
})

test.each([
  ['2021-03', 'en', 'long', 'March 2021'],
  ['2021-03', 'es', 'long', 'marzo de 2021'],
  ['2021-03-15', 'de', 'numeric', '03.2021'],
  ['2021-03', 'fr', 'year', '2021'],
  ['2021-21', 'en', 'short', 'Spring 2021'],
  ['2021-23', 'de', 'long', 'Herbst 2021'],
  ['2021-24', 'es', 'numeric', 'Invierno 2021'],
  ['2021-22', 'fr', 'year', '2021'],
  ['2021-25', 'en', 'long', '2021-25'],
  ['2021-21-05', 'en', 'long', '2021-21-05'],
  ['March 21', 'en', 'numeric', 'March 21'],
] as const)('%j in %s, in the %s format, is %j', (written, language, format, shown) => {
  expect(formatDate(written, language, format)).toBe(shown)
})

test('a range within one year is that year if only years are shown', () => {
  expect(formatRange('2021-03', '2021-09', false, 'en', 'year')).toBe('2021')
  expect(formatRange('2021-03', '2022-01', false, 'en', 'year')).toBe('2021 – 2022')
  expect(formatRange('2021-03', '', true, 'en', 'year')).toBe('2021 – Present')
  expect(formatRange('2021-03', '2021-03', false, 'en', 'numeric')).toBe('03/2021 – 03/2021')
})

test('a German range ends with "Heute"', () => {
  expect(formatRange('2019-04', '', true, 'de')).toBe('Apr. 2019 – Heute')
})

test('any text can be formatted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.boolean(), (start, end, current) => {
      expect(typeof formatRange(start, end, current, 'fr')).toBe('string')
    }),
  )
})
