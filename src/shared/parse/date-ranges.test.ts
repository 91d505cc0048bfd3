import { expect, test } from 'vitest'
import { beginsWithRangeWord, endsWithDate, findRange, isDates, isOpenRange } from '#shared/parse/date-ranges.ts'

const readIn = (text: string) => {
  const found = findRange(text)
  return [found?.start, found?.current ? '…' : found?.end]
}

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
  ['Oct ’16 – present', '2016-10', '…'],
  ['Jan 18 – Nov 21', '2018-01', '2021-11'],
  ['Sep 92 - Jun 97', '1992-09', '1997-06'],
  ['’17 – ’19', '2017', '2019'],
  ['03/19 – 08/21', '2019-03', '2021-08'],
  ['03.19 – heute', '2019-03', '…'],
  ['01.04.17 - 30.09.18', '2017-04', '2018-09'],
  ['03.2019 - heute', '2019-03', '…'],
  ['2016/09 - now', '2016-09', '…'],
  ['2015 / 07 – 2016 / 02', '2015-07', '2016-02'],
  ['2011/12 – 2013/05', '2011-12', '2013-05'],
  ['2019–21', '2019', '2021'],
  ['2018 – 2020', '2018', '2020'],
  ['2018/2020', '2018', '2020'],
  ['2018/19 – 2020/21', '2018', '2021'],
  ['Winter 2019/20', '2019', '2020'],
  ['Summer 2018 – Fall 2019', '2018', '2019'],
  ['Jan – Mar 2020', '2020-01', '2020-03'],
  ['Nov – Feb 2020', '2019-11', '2020-02'],
  ['05 – 08/2019', '2019-05', '2019-08'],
  ['15.03. – 30.06.2019', '2019-03', '2019-06'],
  ['Jan 19 – Mar 21, 2020', '2020-01', '2020-03'],
  ['06/01/2019 – 08/31/2021', '2019-06', '2021-08'],
  ['3rd of May 2019 to 1st June 2020', '2019-05', '2020-06'],
  ['mars 2019 à aujourd’hui', '2019-03', '…'],
  ['du 1er mars 2019 au 31 août 2020', '2019-03', '2020-08'],
  ['sept. 2019 - auj.', '2019-09', '…'],
  ['mar. 2019 - act.', '2019-03', '…'],
  ['de marzo de 2019 a la fecha', '2019-03', '…'],
  ['FÉVRIER 2019 – DÉC. 2020', '2019-02', '2020-12'],
  ['seit dem 1. Oktober 2017', '2017-10', '…'],
  ['seit 2017', '2017', '…'],
  ['desde 2017', '2017', '…'],
  ['2016\u00AD2018', '2016', '2018'],
  ['Jan\u00A02019\u2009–\u2009Okt\u202F2020', '2019-01', '2020-10'],
  ['2019 → 2021', '2019', '2021'],
  ['05/2019 -> now', '2019-05', '…'],
  ['2019 — 2021', '2019', '2021'],
  ['2019 − 2021', '2019', '2021'],
  ['2019‐2021', '2019', '2021'],
  ['2019 -- 2021', '2019', '2021'],
  ['Feb. 2019 – bis heute', '2019-02', '…'],
  ['Expected May 2026', '', '2026-05'],
  ['Expected graduation: May 2026', '', '2026-05'],
  ['May 2026 (expected)', '', '2026-05'],
  ['2022 – 2026 (expected)', '2022', '2026'],
  ['Sep 2022 – Expected May 2026', '2022-09', '2026-05'],
  ['voraussichtlich 09/2026', '', '2026-09'],
  ['voraussichtlicher Abschluss: Juli 2026', '', '2026-07'],
  ['prévu en juin 2026', '', '2026-06'],
  ['previsto para junio de 2026', '', '2026-06'],
])('the dates in “%s” are read', (text, start, end) => {
  expect(readIn(text)).toEqual([start, end])
  expect(isDates(text)).toBe(true)
})

test.each([
  ['2015 / 07', '2015-07'],
  ['2019-03', '2019-03'],
  ['2019-03-15', '2019-03'],
  ['2019/03/15', '2019-03'],
  ['2002/03/01', '2002-03'],
  ['2019.03', '2019-03'],
  ['2019–03', '2019-03'],
  ['15.03.2019', '2019-03'],
  ['15. 3. 2019', '2019-03'],
  ['03/15/2019', '2019-03'],
  ['March 3, 2019', '2019-03'],
  ['March 3rd, 2019', '2019-03'],
  ['3. März 2019', '2019-03'],
  ['1er mars 2019', '2019-03'],
  ['1º de enero de 2020', '2020-01'],
  ["Jan '19", '2019-01'],
  ['Jan-2020', '2020-01'],
  ['Sep\u00ADtember 2020', '2020-09'],
  ['aou\u0302t 2018', '2018-08'],
  ['Sommer 2018', '2018'],
  ['Fall 2018', '2018'],
  ['otoño de 2018', '2018'],
  ['(2018)', '2018'],
])('the date “%s” is read', (text, start) => {
  expect(findRange(text)).toMatchObject({ start, end: '', current: false, isRange: false })
  expect(isDates(text)).toBe(true)
})

test.each([
  'present',
  'Currently',
  'to date',
  'till now',
  'Heute',
  'bis dato',
  "aujourd'hui",
  'à ce jour',
  'en cours',
  'a la actualidad',
  'hoy',
  'ad oggi',
  'in corso',
  'até o momento',
  'atualmente',
  'tot heden',
  'nu',
  'obecnie',
  'do chwili obecnej',
  'nuvarande',
  'pågående',
  'nuværende',
  'i dag',
  'nå',
  'nykyinen',
  'toistaiseksi',
])('a job from 2019 until “%s” is current', (word) => {
  for (const text of [`2019 – ${word}`, `05/2019 - ${word.toUpperCase()}`])
    expect([text, findRange(text)?.current, isDates(text)]).toEqual([text, true, true])
})

test.each([
  'Engineer',
  'Room 2040b',
  'ISO 27001',
  '+44 20 7946 0991',
  'May I help?',
  '',
  // Phone numbers, postcodes and amounts.
  '0176 2019 4455',
  '+1 555 2010-2030',
  '555.010.2030',
  '(030) 2019',
  '98.2019.11',
  'CH-2000 Neuchâtel',
  '$2000',
  '€ 2010',
  '2015 EUR',
  '2019 %',
  '2,000 users',
  '12,2019',
  '1999.95',
  '120195',
  'No. 20194',
  // Versions, standards and names.
  'v2019',
  'Unity 2019.3.1',
  'release 1.2019.4',
  'ISO 9001:2015',
  'EN 60601-2019',
  'RFC #2019',
  'Moved Windows 2000 servers to Linux',
  'Ran SQL Server 2019 in production',
  'a 2019-based plan',
  'the 2010s',
  // Templates' placeholders, and fractions.
  '20XX',
  'Jan 20XX – present',
  '20XX – 20XX',
  '201X',
  '20__',
  '20** – 20**',
  '13/2019',
  '3/4',
  '10/12',
  '2019–2045b',
  'Sold 3 – 5/day',
  '7 – 10 people',
  '10.00 – 12.00 Uhr',
  '1.5 – 2.3',
  '24/7',
])('“%s” contains no dates', (text) => {
  expect(findRange(text)).toBeNull()
})

test('a year in running text is one after a word such as “in”', () => {
  expect(findRange('The team moved in 2019 to Berlin')).toMatchObject({ start: '2019' })
  expect(findRange('Best paper award, EuroSys, 2019')).toMatchObject({ start: '2019', after: '' })
})

test.each(['Level 3 / 2019', 'raised sales by 3. 2019'])('in “%s”, only the year is read', (text) => {
  expect(findRange(text)?.start ?? '2019').toBe('2019')
})

test('dates at the end of a title are removed from the title', () => {
  expect(findRange('Cook, Blue Door (2015 – 2018)')).toMatchObject({ before: 'Cook, Blue Door (', start: '2015' })
  expect(endsWithDate('Cook, Blue Door (2015 – 2018)')).toBe(true)
  expect(isDates('Cook, Blue Door (2015 – 2018)')).toBe(false)
  expect(findRange('BSc Physics, Expected May 2026')).toMatchObject({ before: 'BSc Physics, ', end: '2026-05' })
  expect(findRange('Diner June 2011 to Current Cook')).toMatchObject({
    before: 'Diner ',
    after: ' Cook',
    current: true,
  })
})

test.each(['Jan 2020 –', '2020 -', '03/2019 bis', 'mars 2019 à', 'Cook, Oct ’16 –', '03/19 –', 'May 2019 →'])(
  '“%s” is the first line of a range',
  (text) => {
    expect(isOpenRange(text)).toBe(true)
  },
)

test.each(['Jan 2020', '2020 – 2021', 'a well-', 'Room 2040b –', ''])('“%s” is not', (text) => {
  expect(isOpenRange(text)).toBe(false)
})

test('the second line of a range begins with a dash or “to”', () => {
  expect(['– today', 'to May 2020', 'bis heute', 'à ce jour', '→ 2020'].every(beginsWithRangeWord)).toBe(true)
  expect(['today', '2020', 'Tom’s Diner', 'Abby'].some(beginsWithRangeWord)).toBe(false)
})
