import { expect, test } from 'vitest'
import { B, fileOf, I, put } from '#shared/parse/fixtures/page.ts'
import type { TextItem } from '#shared/parse/items.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

type Row = readonly TextItem[] | string
/** A page with a section; each row is 14 points below the one before, and a text is a row of its own. */
function pageWith(heading: string, rows: readonly Row[]) {
  const top = [put(60, 60, 'Ada King', { size: 20 }), put(60, 100, heading, { size: 14, ...B })]
  const items = rows.flatMap((row, at) => {
    const y = 120 + at * 14
    return typeof row === 'string' ? [put(60, y, row)] : row.map((item) => ({ ...item, y: y - item.height }))
  })
  return fileOf([...top, ...items])
}
const bold = (text: string, x = 60) => put(x, 0, text, B)
const right = (text: string) => put(540 - text.length * 5, 0, text)
const jobsOf = (rows: readonly Row[]) =>
  parseResume(pageWith('Experience', rows)).content.experience.map(
    ({ position, company, startDate, endDate, current }) =>
      [position, company, startDate, current ? '…' : endDate].join(' / '),
  )
const COOK = 'Cook / Blue Door Ltd / 2019-03 / …'
const BAKER = 'Baker / Old Mill Ltd / 2015-06 / 2019-02'

test.each([
  ['a dot', 'Blue Door Ltd • Boston', 'Old Mill Ltd • Salem'],
  ['a bar', 'Blue Door Ltd | Boston', 'Old Mill Ltd | Salem'],
  ['a dash', 'Blue Door Ltd - Boston', 'Old Mill Ltd - Salem'],
])('a place after %s is no part of the employer', (_, one, other) => {
  const rows = [
    [bold('Cook'), right('March 2019 – Present')],
    one,
    '• Cut waste',
    [bold('Baker'), right('June 2015 – February 2019')],
    other,
  ]
  expect(jobsOf([...rows, '• Baked rye bread'])).toEqual([COOK, BAKER])
})

test('a place after a comma stays with the employer, since resumes have no field for it', () => {
  const rows = [[bold('Cook'), right('March 2019 – Present')], 'Blue Door Ltd, Boston', '• Cut waste']
  expect(jobsOf(rows)).toEqual(['Cook / Blue Door Ltd, Boston / 2019-03 / …'])
})

test('the department of a single employer after a dash stays', () => {
  const rows = [[bold('Cook'), right('March 2019 – Present')], 'Blue Door Ltd - Catering', '• Cut waste']
  expect(jobsOf(rows)).toEqual(['Cook / Blue Door Ltd - Catering / 2019-03 / …'])
})

test('a comma divides title and employer where it does in most entries', () => {
  const rows = [
    'Waiter, Blue Door Ltd, 2019 – 2021',
    '• Cut waste',
    'Baker, Old Mill Ltd, 2017 – 2019',
    '• Baked',
    'Second Fiddle, Summer Nights, 2015 – 2017',
  ]
  expect(jobsOf(rows)[2]).toBe('Second Fiddle / Summer Nights / 2015 / 2017')
})

test('German titles of women are titles', () => {
  const rows = ['Produktmanagerin, Hansekontor, 2019 – 2021', '• Betreuung von 60 Artikeln']
  expect(jobsOf(rows)).toEqual(['Produktmanagerin / Hansekontor / 2019 / 2021'])
})

test('dates between bars divide title and employer', () => {
  expect(
    jobsOf(['Cook | 03/2019 - Present | Blue Door Ltd', '• Cut waste', 'Baker | 06/2015 - 02/2019 | Old Mill Ltd']),
  ).toEqual([COOK, BAKER])
})

test('dates between two names divide employer and title', () => {
  expect(
    jobsOf([
      'Blue Door Ltd March 2019 to Present Cook',
      '• Cut waste',
      'Old Mill Ltd June 2015 to February 2019 Baker',
    ]),
  ).toEqual([COOK, BAKER])
})

test('a range within a sentence divides nothing', () => {
  const rows = [
    [bold('Cook'), right('March 2019 – Present')],
    'Blue Door Ltd',
    'Kept the books from 2019 to 2021 without a single fault, then handed them over.',
  ]
  expect(jobsOf(rows)).toEqual([COOK])
})

test('dates on a line of their own above the title open an entry', () => {
  const job = (dates: string, title: string, employer: string): readonly Row[] => [
    dates,
    [bold(title)],
    employer,
    [put(74, 0, 'Cut waste by a third')],
    [put(74, 0, 'Trained nine people')],
  ]
  const rows = [
    ...job('[ 03/2019 – Present ]', 'COOK', 'Blue Door Ltd'),
    ...job('[ 06/2015 – 02/2019 ]', 'BAKER', 'Old Mill Ltd'),
  ]
  expect(jobsOf(rows)).toEqual([COOK.replace('Cook', 'COOK'), BAKER.replace('Baker', 'BAKER')])
  expect(parseResume(pageWith('Experience', rows)).content.experience.map(({ achievements }) => achievements)).toEqual(
    Array.from({ length: 2 }, () => ['Cut waste by a third', 'Trained nine people']),
  )
})

test('dates below the text of every entry belong to the entry above', () => {
  const job = (dates: string, title: string): readonly Row[] => [
    [bold(title)],
    '• Cut waste',
    '• Trained nine people',
    [put(60, 0, dates, { size: 9 })],
  ]
  const rows = [
    ...job('March 2019 – Present', 'Cook – Blue Door Ltd'),
    ...job('June 2015 – February 2019', 'Baker – Old Mill Ltd'),
  ]
  expect(jobsOf(rows)).toEqual([COOK, BAKER])
})

test("LinkedIn's durations and places below dates are no names", () => {
  const large = (text: string) => [put(60, 0, text, { size: 12 })]
  const title = (text: string) => [put(60, 0, text, { size: 11.5 })]
  const rows: readonly Row[] = [
    large('Blue Door Ltd'),
    '11 years 3 months',
    title('Cook'),
    'March 2019 - Present (7 years 4 months)',
    'Boston',
    '• Cut waste',
    title('Baker'),
    'June 2015 - February 2019 (3 years 9 months)',
    'Salem',
    '• Baked rye bread',
  ]
  expect(jobsOf(rows)).toEqual([COOK, 'Baker / Blue Door Ltd / 2015-06 / 2019-02'])
  expect(parseResume(pageWith('Experience', rows)).content.experience.map(({ description }) => description)).toEqual([
    '',
    '',
  ])
})

test('the place between employer and title is neither of them', () => {
  const title = (employer: string, place: string, role: string) => {
    const at = 60 + employer.length * 5
    return [bold(employer), put(at, 0, `, ${place} — `), put(at + (place.length + 5) * 5, 0, role, I)]
  }
  const rows = [
    title('Blue Door Ltd', 'Boston', 'Cook'),
    'MARCH 2019 – PRESENT',
    '• Cut waste',
    title('Old Mill Ltd', 'Salem', 'Baker'),
    'JUNE 2015 – FEBRUARY 2019',
    '• Baked rye bread',
  ]
  expect(jobsOf(rows)).toEqual([COOK, BAKER])
})

test('the employer below a row of dates, title and place is read', () => {
  const row = (dates: string, title: string, place: string) => [put(60, 0, dates), bold(title, 170), right(place)]
  const rows = [
    row('03/2019 – Present', 'Cook', 'Boston'),
    [put(170, 0, 'Blue Door Ltd')],
    '• Cut waste',
    row('06/2015 – 02/2019', 'Baker', 'Salem'),
    [put(170, 0, 'Old Mill Ltd')],
    '• Baked rye bread',
  ]
  expect(jobsOf(rows)).toEqual([COOK, BAKER])
})

test('a title that ends with what may be a place, and a section found by style alone, are to be checked', () => {
  const rows = [[bold('Nurse, Surgery'), right('March 2019 – Present')], 'Blue Door Ltd', '• Cut waste']
  const { confidence } = parseResume(pageWith('Experience', rows))
  expect(confidence['experience.0.position']).toBeLessThan(0.7)
  expect(confidence['experience.0.company']).toBeGreaterThanOrEqual(0.7)
  const own = fileOf([
    put(60, 60, 'Ada King', { size: 20 }),
    ...['Experience', 'Education', 'Field trips'].flatMap((text, at) => [
      put(60, 100 + at * 60, text, { size: 14, ...B }),
      put(60, 120 + at * 60, 'Blue Door Ltd, 2019 – 2021'),
    ]),
  ])
  expect(parseResume(own).content.custom?.[0]?.title).toBe('Field trips')
  expect(parseResume(own).confidence['custom.0.title']).toBeLessThan(0.7)
})

test('a summary and skills without headings keep their second lines', () => {
  const file = fileOf([
    put(60, 60, 'Ada King', { size: 20 }),
    put(60, 90, 'Cook with ten years in busy kitchens. I like teams that write things down and the people who'),
    put(60, 103, 'read them.'),
    put(60, 120, 'Cook', B),
    put(430, 120, 'March 2019 – Present'),
    put(60, 134, '• Cut waste'),
    put(60, 160, 'Skills: Menu planning, Food safety, Purchasing, Rostering, Costing, Banquets, Pastry, Waste'),
    put(60, 173, 'control, Hiring'),
  ])
  const { content } = parseResume(file)
  expect(content.summary).toBe(
    'Cook with ten years in busy kitchens. I like teams that write things down and the people who read them.',
  )
  expect(content.skills.technical).toContain('Waste control')
  expect([...content.skills.technical, ...content.skills.soft]).toContain('Hiring')
})
