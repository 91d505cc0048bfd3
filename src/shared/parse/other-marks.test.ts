import { expect, test } from 'vitest'
import { B, down, fileOf, put } from '#shared/parse/fixtures/page.ts'
import { read } from '#shared/parse/fixtures/parsed-fields.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

const NAME = put(60, 60, 'Ada King', { size: 20 })
const heading = (y: number, text: string) => put(60, y, text, { size: 14, ...B })
/** A page with one job: its title and employer, and the lines of its text at these places. */
const jobWith = (lines: readonly (readonly [x: number, text: string])[]) =>
  fileOf([
    NAME,
    heading(100, 'Experience'),
    put(60, 120, 'Cook', B),
    put(440, 120, '2019 – 2021'),
    put(60, 134, 'Blue Door Ltd'),
    ...lines.map(([x, text], at) => put(x, 150 + at * 13, text)),
  ])
const bulletsOf = (file: Parameters<typeof parseResume>[0]) => parseResume(file).content.experience[0]?.achievements
/** As wide as the page's text, so that the next word had to go on the next line. */
const LONG = 'Planned the menus for four restaurants on two floors of the building together with both owners'

test('the letter of a symbol font that begins several lines marks a list', () => {
  const file = jobWith([
    [66, 'z Cut waste by a third'],
    [66, 'z Trained nine cooks'],
    [66, 'z Opened the second kitchen'],
  ])
  expect(bulletsOf(file)).toEqual(['Cut waste by a third', 'Trained nine cooks', 'Opened the second kitchen'])
})

test('a letter that begins two lines is a word', () => {
  expect(
    bulletsOf(
      jobWith([
        [74, 'C compilers tested'],
        [74, 'C libraries written'],
      ]),
    ),
  ).toEqual(['C compilers tested', 'C libraries written'])
})

test('an item whose second line begins below its bullet is one item', () => {
  const file = jobWith([
    [60, `• ${LONG}`],
    [60, 'and their guests'],
    [60, '• Trained nine cooks'],
  ])
  expect(bulletsOf(file)).toEqual([`${LONG} and their guests`, 'Trained nine cooks'])
})

test('lines at the left edge that end early are a list', () => {
  const file = jobWith([
    [60, 'Cut waste by a third'],
    [60, 'Trained nine cooks'],
  ])
  expect(bulletsOf(file)).toEqual(['Cut waste by a third', 'Trained nine cooks'])
})

test('sentences at the left edge stay running text', () => {
  const { content } = parseResume(
    jobWith([
      [60, `${LONG}.`],
      [60, 'Trained nine cooks.'],
    ]),
  )
  expect(content.experience[0]).toMatchObject({ description: `${LONG}. Trained nine cooks.`, achievements: [] })
})

test('nouns of action begin German items although nouns are capitalized everywhere', () => {
  const lines = [
    'Leitung eines Teams von elf Personen und Verantwortung für das gesamte Budget der Küche Hamburg',
    'Steigerung des Anteils wiederkehrender Gäste durch neue Karten und längere Öffnung in Altona',
  ]
  expect(bulletsOf(jobWith(lines.map((text) => [74, text])))).toEqual(lines)
})

test('icons and ratings are no words', () => {
  const file = fileOf([
    NAME,
    put(60, 78, '\uF0E0 ada@example.com'),
    put(200, 78, '\uF3C5 Austin, TX'),
    heading(110, 'Skills'),
    put(60, 130, 'Welding'),
    put(160, 130, '●●●●○'),
    put(60, 144, 'Rigging ★★★'),
  ])
  expect(read(file)).toEqual({
    personalInfo: { fullName: 'Ada King', email: 'ada@example.com', location: 'Austin, TX' },
    skills: { technical: ['Welding', 'Rigging'] },
  })
})

test('a word that ends in an accented letter and "a" does not take the next line', () => {
  const file = fileOf([NAME, heading(100, 'Habilidades'), ...down(60, 120, 13, ['Topografía', 'Seguridad y salud'])])
  expect(parseResume(file).content.skills.technical).toEqual(['Topografía', 'Seguridad y salud'])
})

test.each([
  ['in brackets', [put(60, 120, 'English (Native)'), put(60, 133, 'Polish (B1)')]],
  ['after a colon', [put(60, 120, 'English: Native'), put(60, 133, 'Polish: B1')]],
  ['in a column', [put(60, 120, 'English'), put(200, 120, 'Native'), put(60, 133, 'Polish'), put(200, 133, 'B1')]],
  ['below', [put(60, 120, 'English', B), put(60, 133, 'Native'), put(60, 150, 'Polish', B), put(60, 163, 'B1')]],
])('the level of a language is read %s', (_, items) => {
  const { languages } = parseResume(fileOf([NAME, heading(100, 'Languages'), ...items])).content.skills
  expect(languages).toEqual(['English (Native)', 'Polish (B1)'])
})

test('rules made of characters and the date of the last change are no content', () => {
  const text =
    'Ada King\nada@example.com\n\nCertificates\n============\nForklift license, 2019\n\nLast updated in June 2026'
  expect(parseResume({ text }).content.certifications).toEqual(['Forklift license, 2019'])
  expect(parseResume({ text }).leftOver).toEqual(['Last updated in June 2026'])
})

test.each([
  ['below it', ['Forklift license', '2019', 'First aid', '2021']],
  ['above it', ['[ 2019 ]', 'Forklift license', '[ 2021 ]', 'First aid']],
])('a year on the line %s belongs to a certificate', (_, lines) => {
  const file = fileOf([NAME, heading(100, 'Certificates'), ...down(60, 120, 14, lines)])
  expect(parseResume(file).content.certifications).toEqual(['Forklift license, 2019', 'First aid, 2021'])
})

test('links behind words in a row of contact details are read', () => {
  const row = put(60, 78, 'ada@example.com | LinkedIn | GitHub')
  const link = (x: number, url: string) => ({ page: 1, x, y: 67, width: 40, height: 12, url })
  const links = [link(150, 'https://linkedin.com/in/ada'), link(200, 'https://github.com/ada')]
  expect(parseResume({ ...fileOf([NAME, row]), links }).content.personalInfo).toMatchObject({
    linkedin: 'https://linkedin.com/in/ada',
    github: 'https://github.com/ada',
  })
})

test('an address that breaks at the end of a row is whole, and a label below it is no part of it', () => {
  const rows = down(60, 78, 13, ['ada@example.com · +1 512 555 0142 · linkedin.com/in/ada-', 'king'])
  expect(parseResume(fileOf([NAME, ...rows])).content.personalInfo.linkedin).toBe('linkedin.com/in/ada-king')
  const labels = [put(60, 78, 'LinkedIn', B), put(60, 91, 'linkedin.com/in/ada'), put(60, 104, 'GitHub', B)]
  const file = fileOf([NAME, ...labels, put(60, 117, 'github.com/ada')])
  expect(parseResume(file).content.personalInfo).toMatchObject({
    linkedin: 'linkedin.com/in/ada',
    github: 'github.com/ada',
  })
})

test('the abbreviation of a degree is no website', () => {
  const file = fileOf([NAME, put(60, 78, 'M.Sc'), put(60, 92, 'ada@example.com')])
  expect(parseResume(file).content.personalInfo).toMatchObject({ email: 'ada@example.com', website: '' })
})

test('a foot that differs in its number on each page is no content', () => {
  const foot = (page: number) => put(240, 810, `Ada King · Resume · ${page}`, { page, size: 8 })
  const certificates = ['Forklift license, 2019', 'First aid, 2021']
  const file = fileOf([
    NAME,
    heading(100, 'Certificates'),
    ...down(60, 120, 14, certificates),
    foot(1),
    put(60, 60, 'Welding, 2022', { page: 2 }),
    foot(2),
  ])
  expect(parseResume(file).content.certifications).toEqual([...certificates, 'Welding, 2022'])
  expect(parseResume(file).leftOver).toEqual(['Ada King · Resume · 1', 'Ada King · Resume · 2'])
  const onePage = fileOf([NAME, heading(100, 'Certificates'), ...down(60, 120, 14, certificates), foot(1)])
  expect(parseResume(onePage).content.certifications).toEqual(certificates)
})
