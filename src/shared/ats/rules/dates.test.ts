import { expect, test } from 'vitest'
import { datesGaps } from '#shared/ats/rules/dates-gaps.ts'
import { datesMissing } from '#shared/ats/rules/dates-missing.ts'
import { datesOrder } from '#shared/ats/rules/dates-order.ts'
import { datesUnread } from '#shared/ats/rules/dates-unread.ts'
import { findIn } from '#shared/ats/rules/find-in.ts'

type Dates = readonly [start: string, end: string]
/** Jobs from top to bottom; 'now' marks a current one. */
const jobs = (...dates: readonly Dates[]) =>
  dates.map(([startDate, end], index) => ({
    position: `Job ${index + 1}`,
    startDate,
    endDate: end === 'now' ? '' : end,
    current: end === 'now',
  }))
const codes = (...found: readonly (readonly { readonly code: string }[])[]) => found.flat().map(({ code }) => code)

test.each<Dates>([
  ['2020-05', '2019-12'],
  ['März 2021', 'Februar 2021'],
  ['03/2021', '2020'],
  ['mai 2020', 'avril 2020'],
  ['enero de 2022', 'diciembre de 2021'],
])('a job from %s to %s ends before it begins', (...dates) => {
  const [finding] = findIn(datesOrder, { experience: jobs(dates) })
  expect(finding).toMatchObject({ code: 'dates-swapped', cost: 2, values: { start: dates[0], end: dates[1] } })
  expect(finding?.paths).toEqual(['experience.0.endDate', 'experience.0.startDate'])
})

test.each<Dates>([
  ['2020-03', '2020'],
  ['2020', '2020-01'],
  ['2021-05', '2021-05'],
  ['2021-05', 'heute'],
  ['2021-05', ''],
  ['summer', '2019'],
])('a job from %s to %s is possible', (...dates) => {
  expect(findIn(datesOrder, { experience: jobs(dates) })).toEqual([])
})

test('a job that begins in the future is flagged, a course of study is not', () => {
  expect(codes(findIn(datesOrder, { experience: jobs(['2026-02', '']) }))).toEqual(['date-in-future'])
  expect(findIn(datesOrder, { experience: jobs(['2026-01', 'now']) })).toEqual([])
  expect(findIn(datesOrder, { education: [{ degree: 'MA', startDate: '2026-10', endDate: '2028' }] })).toEqual([])
})

test('a newer job below an older one is flagged once', () => {
  const found = findIn(datesOrder, { experience: jobs(['2010', '2012'], ['2013', '2015'], ['2016', 'now']) })
  expect(found.map(({ code, paths }) => [code, ...paths])).toEqual([['newest-not-first', 'experience.1.startDate']])
})

test.each([
  [jobs(['2020-01', 'now'], ['2015-01', '2019-12'])],
  // Parallel jobs, in either order.
  [jobs(['2018', 'now'], ['2020', '2022'])],
  [jobs(['2020', '2022'], ['2018', 'now'])],
  [jobs(['2020', ''], ['some time', '2025'])],
])('sorted, parallel and undated jobs are in order (%#)', (experience) => {
  expect(findIn(datesOrder, { experience })).toEqual([])
})

test('an unexplained gap of more than a year between jobs is reported in months', () => {
  const [gap, ...others] = findIn(datesGaps, { experience: jobs(['2020-03', 'now'], ['2015-01', '2018-12']) })
  expect(gap).toMatchObject({ code: 'gap-between-jobs', severity: 'suggestion', values: { name: 'Job 1', months: 14 } })
  expect(others).toEqual([])
})

test('education during a gap shortens it', () => {
  const experience = jobs(['2020-01', 'now'], ['2010-01', '2012-12'])
  const education = [{ degree: 'BSc', startDate: '2015-01', endDate: '2018-12' }]
  expect(findIn(datesGaps, { experience, education })[0]?.values).toEqual({ name: 'BSc', months: 24 })
})

test.each([
  [{ experience: jobs(['2020-01', 'now'], ['2015-01', '2018-12']) }],
  [{ experience: jobs(['2020', 'now'], ['2015', '2019']) }],
  // Only the year is known: the job may have ended in December.
  [{ experience: jobs(['2020-06', 'now'], ['2015', '2019']) }],
  [
    {
      experience: jobs(['2020-01', 'now'], ['2015-01', '2017-01']),
      education: [{ degree: 'MA', startDate: '2017', endDate: '2019' }],
    },
  ],
  [
    {
      experience: jobs(['2020-01', 'now'], ['2015-01', '2017-01']),
      volunteer: [{ role: 'Carer', startDate: '2017', endDate: '2019' }],
    },
  ],
  // Time before the first job and after the last one is not a gap.
  [{ experience: jobs(['2010-01', '2012-01']), education: [{ degree: 'BA', startDate: '2000', endDate: '2003' }] }],
])('a year or less, and time another entry accounts for, is not a gap (%#)', (fields) => {
  expect(findIn(datesGaps, fields)).toEqual([])
})

test.each(['summer 2019', '03/21', 'since school', 'Herbst 2020', 'été 2018', 'verano de 2017', '2019/20'])(
  '%s may not be read as a date',
  (text) => {
    const [finding] = findIn(datesUnread, { experience: jobs([text, '2021']) })
    expect(finding).toMatchObject({ code: 'date-unread', paths: ['experience.0.startDate'], values: { text }, cost: 1 })
  },
)

test.each(['2019', 'May 2019', '05/2019', 'Mai 2019', 'août 2019', 'mayo de 2019', '2019-05-01', ''])(
  '%s is a readable date, or blank',
  (text) => {
    expect(findIn(datesUnread, { experience: jobs([text, '2021']) })).toEqual([])
  },
)

test.each(['Present', 'heute', 'aujourd’hui', 'actualidad'])('%s is accepted as an end date', (text) => {
  expect(findIn(datesUnread, { experience: jobs(['2019', text]) })).toEqual([])
})

test('a job without a start date is reported by name, a school only when it has no dates at all', () => {
  const experience = jobs(['', '2021'], ['', 'now'], ['2010', ''])
  expect(findIn(datesMissing, { experience }).map(({ values }) => values)).toEqual([
    { name: 'Job 1' },
    { name: 'Job 2' },
  ])
  const education = [{ degree: 'BA', endDate: '2019' }, { institution: 'Evening school' }]
  expect(findIn(datesMissing, { education }).map(({ paths }) => paths)).toEqual([['education.1.startDate']])
})

test('blank and hidden entries are not asked for dates', () => {
  expect(findIn(datesMissing, { experience: [{}], volunteer: [{}] })).toEqual([])
  expect(findIn(datesMissing, { experience: jobs(['', '']), hiddenSections: ['experience'] })).toEqual([])
})

test('dates typed in several ways cost nothing: they are read alike', () => {
  const experience = jobs(['2022-05', 'now'], ['March 2020', '2022-04'], ['2018', '02/2020'])
  const rules = [datesGaps, datesMissing, datesOrder, datesUnread]
  expect(rules.flatMap((rule) => findIn(rule, { experience }))).toEqual([])
})
