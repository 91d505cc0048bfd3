import { expect, test } from 'vitest'
import { fileOf, put } from '#shared/parse/fixtures/page.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

/** Jobs as 'title / employer / from / to', with '…' for a current job. */
const jobsIn = (file: Parameters<typeof parseResume>[0]) =>
  parseResume(file).content.experience.map((job) =>
    [job.position, job.company, job.startDate, job.current ? '…' : job.endDate].join(' / '),
  )
const text = (...lines: readonly string[]) => ({ text: ['Ann Lee', 'ann@lee.example', ...lines].join('\n') })

test('dates below the title, in short forms', () => {
  const file = text(
    'EXPERIENCE',
    'Cook',
    'Blue Door Cafe',
    'Oct ’16 – present',
    '- Fed 200 guests a day',
    '',
    'Waiter',
    'Red Lion Hotel',
    '03/14 – 08/16',
    '- Served in two languages',
  )
  expect(jobsIn(file)).toEqual(['Cook / Blue Door Cafe / 2016-10 / …', 'Waiter / Red Lion Hotel / 2014-03 / 2016-08'])
})

test('dates at the end of the title, separated by a space only', () => {
  const file = text(
    'EXPERIENCE',
    'Chef, Blue Door Cafe 2016/09 - now',
    '- Fed 200 guests a day',
    'Waiter, Red Lion Hotel Jan 2014 - Aug 2016',
    '- Served in two languages',
  )
  expect(jobsIn(file)).toEqual(['Chef / Blue Door Cafe / 2016-09 / …', 'Waiter / Red Lion Hotel / 2014-01 / 2016-08'])
})

test('ranges that wrap in a narrow column', () => {
  const head = { size: 12, bold: true } as const
  const file = fileOf([
    put(40, 40, 'Ann Lee', { size: 20 }),
    put(40, 80, 'EXPERIENCE', { size: 14, bold: true }),
    put(40, 100, 'Cook', head),
    put(480, 100, 'Jan ’20 –'),
    put(40, 114, 'Blue Door Cafe'),
    put(480, 114, 'today'),
    put(40, 150, 'Waiter', head),
    put(480, 150, '03/2014'),
    put(40, 164, 'Red Lion Hotel'),
    put(480, 164, '→ 08/2016'),
  ])
  expect(jobsIn(file)).toEqual(['Cook / Blue Door Cafe / 2020-01 / …', 'Waiter / Red Lion Hotel / 2014-03 / 2016-08'])
})

test('an expected end is the end of the studies, and no school', () => {
  const file = text('EDUCATION', 'Reading University', 'BSc Botany, Expected May 2026', '', 'SKILLS', 'Knots')
  expect(parseResume(file).content.education).toMatchObject([
    { institution: 'Reading University', degree: 'BSc Botany', startDate: '', endDate: '2026-05' },
  ])
})

test('a placeholder is no date', () => {
  const { content } = parseResume(text('EXPERIENCE', 'Cook, Blue Door Cafe', 'Jan 20XX – Present', '- Fed 200 guests'))
  expect(content.experience.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([['', '']])
})
