import { expect, test } from 'vitest'
import { B, down, fileOf, put } from '#shared/parse/fixtures/page.ts'
import { read } from '#shared/parse/fixtures/parsed-fields.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

const NAME = put(60, 60, 'Ada King', { size: 20 })
const heading = (y: number, text: string) => put(60, y, text, { size: 13, ...B })
const row = (y: number, text: string, dates: string) => [put(180, y, text, B), put(440, y, dates)]

test('a heading in the margin that is lower than the text next to it opens its section', () => {
  const file = fileOf([
    NAME,
    heading(103, 'Experience'),
    ...row(100, 'Cook', '2019 – 2021'),
    put(180, 113, 'Blue Door Ltd'),
    heading(143, 'Education'),
    ...row(140, 'BSc Chemistry', '2010 – 2013'),
    put(180, 153, 'Lund University'),
    heading(183, 'Skills'),
    put(180, 180, 'Welding, Rigging'),
  ])
  expect(read(file)).toEqual({
    personalInfo: { fullName: 'Ada King' },
    experience: [{ position: 'Cook', company: 'Blue Door Ltd', startDate: '2019', endDate: '2021' }],
    education: [{ degree: 'BSc Chemistry', institution: 'Lund University', startDate: '2010', endDate: '2013' }],
    skills: { technical: ['Welding', 'Rigging'] },
  })
})

test('a heading that wraps in the margin is one heading', () => {
  const file = fileOf([
    NAME,
    put(60, 101, 'Expérience', { size: 13, ...B }),
    ...row(100, 'Cuisinier', '2019 – 2021'),
    put(60, 117, 'professionnelle', { size: 13, ...B }),
    put(180, 113, 'Blue Door SARL'),
    put(186, 127, '• Gestion de deux cuisines'),
    heading(160, 'Formation'),
    ...row(160, 'BTS Cuisine', '2010 – 2012'),
    put(180, 173, 'Lycée Colbert'),
  ])
  const { experience, education, custom } = parseResume(file).content
  expect(experience).toMatchObject([
    { position: 'Cuisinier', company: 'Blue Door SARL', achievements: ['Gestion de deux cuisines'] },
  ])
  expect(education).toMatchObject([{ degree: 'BTS Cuisine', institution: 'Lycée Colbert' }])
  expect(custom ?? []).toEqual([])
})

test('dates, headings and labels at the left are no column', () => {
  const jobs = ['Cook', 'Baker', 'Waiter'].flatMap((title, at) => {
    const y = 120 + at * 46
    return [
      put(60, y, `${2018 - at * 3} – ${2020 - at * 3}`),
      put(180, y, title, B),
      put(180, y + 13, `${title}s Ltd`),
      put(186, y + 26, '• Worked in every kitchen of the house'),
    ]
  })
  const labeled = (y: number, all: readonly (readonly [string, string])[]) =>
    all.flatMap(([label, words], at) => [put(60, y + at * 13, label), put(180, y + at * 13, words)])
  const file = fileOf([
    NAME,
    heading(100, 'Experience'),
    ...jobs,
    heading(280, 'Skills'),
    ...labeled(298, [
      ['Kitchen', 'Menu planning, Food safety'],
      ['Office', 'Purchasing, Rostering'],
      ['Machines', 'Smoker, Oven'],
    ]),
    heading(360, 'Languages'),
    ...labeled(378, [
      ['English', 'native'],
      ['Polish', 'basic'],
      ['Danish', 'B1'],
    ]),
    heading(440, 'Certificates'),
    ...labeled(458, [
      ['2019', 'Forklift license'],
      ['2021', 'First aid'],
    ]),
  ])
  const { experience, skills, certifications } = parseResume(file).content
  expect(experience.map(({ position, company }) => `${position}, ${company}`)).toEqual([
    'Cook, Cooks Ltd',
    'Baker, Bakers Ltd',
    'Waiter, Waiters Ltd',
  ])
  expect(skills.languages).toEqual(['English (native)', 'Polish (basic)', 'Danish (B1)'])
  expect([...skills.technical, ...skills.soft]).toHaveLength(6)
  expect(certifications).toEqual(['Forklift license, 2019', 'First aid, 2021'])
})

test('one group of skills named like a heading does not make its style that of headings', () => {
  const file = fileOf([
    NAME,
    ...['Summary', 'Experience', 'Education', 'Skills'].map((text, at) => heading(100 + at * 90, text)),
    ...down(180, 120, 13, ['Cook with ten years in busy kitchens.']),
    put(60, 210, '2019 – 2021'),
    put(180, 210, 'Cook, Blue Door Ltd, Boston.', B),
    put(186, 223, '• Led a team of five cooks on two floors'),
    put(60, 300, '2010 – 2013'),
    put(180, 300, 'Bachelor of Science in Chemistry, Lund University', B),
    put(60, 390, 'Software', B),
    put(180, 390, 'Excel, SAP'),
    put(60, 403, 'Kitchen', B),
    put(180, 403, 'Menu planning'),
  ])
  const { education, skills } = parseResume(file).content
  expect(education).toHaveLength(1)
  expect(skills.technical).toEqual(['Excel', 'SAP', 'Menu planning'])
})
