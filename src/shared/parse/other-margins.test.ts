import { expect, test } from 'vitest'
import { B, fileOf, I, put } from '#shared/parse/fixtures/page.ts'
import { read } from '#shared/parse/fixtures/parsed-fields.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

const NAME = put(60, 60, 'Ada King', { size: 20 })
const heading = (y: number, text: string) => put(60, y, text, { size: 13, ...B })
const row = (y: number, text: string, dates: string) => [put(180, y, text, B), put(440, y, dates)]

test('a heading in the margin that is lower than the text next to it opens its section', () => {
  const file = fileOf([
    NAME,
    heading(103.5, 'Experience'),
    ...row(100, 'Cook', '2019 – 2021'),
    put(180, 113, 'Blue Door Ltd'),
    heading(143.5, 'Education'),
    ...row(140, 'BSc Chemistry', '2010 – 2013'),
    put(180, 153, 'Lund University'),
    heading(183.5, 'Skills'),
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
  const labeled = (x: number, y: number, all: readonly (readonly [string, string])[]) =>
    all.flatMap(([label, words], at) => [put(60, y + at * 13, label), put(x, y + at * 13, words)])
  const file = fileOf([
    NAME,
    put(60, 90, 'Cook with ten years in busy kitchens, calm in the rush and careful with what things cost'),
    heading(120, 'Experience'),
    ...row(140, 'Cook', '').slice(0, 1),
    put(60, 140, '2018 – 2020'),
    put(180, 153, 'Blue Door Ltd'),
    put(186, 166, '• Worked in every kitchen of the house'),
    put(186, 179, '• Trained nine cooks'),
    put(186, 192, '• Cut waste by a third'),
    heading(220, 'Education'),
    put(60, 240, '2010 – 2013'),
    put(180, 240, 'BSc Chemistry', B),
    put(180, 253, 'Lund University'),
    heading(280, 'Skills'),
    ...labeled(180, 300, [
      ['Kitchen', 'Menu planning, Food safety'],
      ['Office', 'Purchasing, Rostering'],
    ]),
    heading(340, 'Languages'),
    ...labeled(180, 360, [
      ['English', 'native'],
      ['Polish', 'basic'],
    ]),
    heading(400, 'Certificates'),
    ...labeled(110, 420, [
      ['2019', 'Forklift license for warehouses'],
      ['2021', 'First aid'],
    ]),
  ])
  expect(read(file)).toMatchObject({
    experience: [{ position: 'Cook', company: 'Blue Door Ltd', startDate: '2018', endDate: '2020' }],
    education: [{ degree: 'BSc Chemistry', institution: 'Lund University' }],
    skillGroups: [
      { name: 'Kitchen', skills: ['Menu planning', 'Food safety'] },
      { name: 'Office', skills: ['Purchasing', 'Rostering'] },
    ],
    skills: {
      languages: ['English (native)', 'Polish (basic)'],
    },
    certifications: ['Forklift license for warehouses, 2019', 'First aid, 2021'],
  })
})

test('a centered name above short lines does not make a column of the dates', () => {
  const file = fileOf([
    put(265, 50, 'Sam Lee', { size: 19, ...B }),
    put(224, 68, 'sam@lee.example'),
    put(310, 68, 'Perth, Australia'),
    put(40, 90, 'EXPERIENCE', B),
    put(40, 106, 'Barista', B),
    put(506, 106, '2022 – 2024'),
    put(40, 119, 'Swan River Cafe', I),
    put(52, 132, '• Opened the shop five mornings'),
    put(40, 149, 'Shelf Stacker', B),
    put(470, 149, '2021 – 2022'),
    put(40, 162, 'Fresh Fields', I),
    put(40, 184, 'EDUCATION', B),
    put(40, 200, 'WACE', B),
    put(535, 200, '2021'),
    put(40, 213, 'Perth Modern School', I),
  ])
  expect(read(file)).toMatchObject({
    personalInfo: { fullName: 'Sam Lee', location: 'Perth, Australia' },
    experience: [
      { position: 'Barista', company: 'Swan River Cafe', startDate: '2022', endDate: '2024' },
      { position: 'Shelf Stacker', company: 'Fresh Fields', startDate: '2021', endDate: '2022' },
    ],
    education: [{ degree: 'WACE', institution: 'Perth Modern School', endDate: '2021' }],
  })
})
