import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { rowsOf, type TextItem } from '#shared/parse/items.ts'
import { FONTS, ResumeContent, type Design } from '#shared/resume/schema.ts'
import type { Language } from '#shared/text/languages.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { createPdfPrinter } from './pdf-printer.ts'
import { readPdfium, readPdfjs } from './readers.ts'
import { proveLayouts } from '../prove/resumes.ts'
import { straightAcross } from '#shared/template/read-back/straight-across.ts'

// Simple parsers take a line in bold capitals for a title. Those that look for words instead know 'Experience',
// 'Education' and 'Skills', but seldom 'Certifications' or a title in another language. So all templates have titles
// alone on their lines, and those made for any parser have them in bold capitals.
const TITLES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'SUMMARY',
    'EXPERIENCE',
    'EDUCATION',
    'SKILLS',
    'PROJECTS',
    'CERTIFICATIONS',
    'VOLUNTEERING',
    'AWARDS',
    'PUBLICATIONS',
    'INTERESTS',
    'REFERENCES',
  ],
  es: [
    'PERFIL',
    'EXPERIENCIA',
    'FORMACIÓN',
    'COMPETENCIAS',
    'PROYECTOS',
    'CERTIFICACIONES',
    'VOLUNTARIADO',
    'PREMIOS',
    'PUBLICACIONES',
    'INTERESES',
    'REFERENCIAS',
  ],
  fr: [
    'PROFIL',
    'EXPÉRIENCE',
    'FORMATION',
    'COMPÉTENCES',
    'PROJETS',
    'CERTIFICATIONS',
    'BÉNÉVOLAT',
    'DISTINCTIONS',
    'PUBLICATIONS',
    'CENTRES D’INTÉRÊT',
    'RÉFÉRENCES',
  ],
  de: [
    'PROFIL',
    'BERUFSERFAHRUNG',
    'AUSBILDUNG',
    'KENNTNISSE',
    'PROJEKTE',
    'ZERTIFIKATE',
    'EHRENAMT',
    'AUSZEICHNUNGEN',
    'PUBLIKATIONEN',
    'INTERESSEN',
    'REFERENZEN',
  ],
}

/** One entry in each section, none of whose words is the title of another. */
const resume = (language: Language, design: Design = {}) =>
  z.parse(ResumeContent, {
    language,
    design,
    personalInfo: { fullName: 'Ilse Marek', email: 'ilse@marek.example', phone: '+43 1 555 0142' },
    summary: 'Keeps trams on time in a city of two million.',
    experience: [
      {
        position: 'Dispatcher',
        company: 'Danube Trams',
        startDate: '2019-02',
        endDate: '2024-06',
        achievements: ['Cut waiting times by a fifth'],
      },
    ],
    education: [
      { degree: 'BSc', field: 'Logistics', institution: 'Linz College', startDate: '2012-10', endDate: '2015-07' },
    ],
    skills: { technical: ['HASTUS', 'SQL'], soft: ['Calm'], languages: ['Czech'] },
    projects: [{ name: 'Night network', description: 'Planned twelve new lines.', technologies: ['QGIS'] }],
    certifications: ['Tram licence, 2016'],
    volunteer: [{ role: 'Coach', organization: 'Rowing club', startDate: '2018-04', endDate: '2020-09' }],
    awards: [{ title: 'Timetable of the year', awarder: 'Transit Guild', date: '2021-05' }],
    publications: [{ title: 'Waiting well', publisher: 'Tramway Review', date: '2022-11' }],
    interests: ['Rowing', 'Chess'],
    references: [{ name: 'Petr Novak', text: 'She never missed a shift.' }],
  })

const printer = createPdfPrinter()
afterAll(() => printer.close())

/** The titles that are not exactly one of the lines. */
const lostIn = (lines: readonly string[], titles: readonly string[]) =>
  titles.filter((title) => lines.filter((line) => line.trim() === title).length !== 1)
const joined = (row: readonly TextItem[]) => row.map(({ text }) => text.trim()).join(' ')
const inCapitals = (lines: readonly string[]) => lines.map((line) => line.toUpperCase())

/** The layouts that are offered for any parser: the default one and those of the category 'ats-safe'. */
const safeIds = new Set(builtInTemplates.flatMap(({ id, category }) => (category === 'ats-safe' ? [id] : [])))
const safeLayouts = proveLayouts.filter(({ id }) => id === null || safeIds.has(id))

describe.each(safeLayouts)('a PDF in $name', ({ layout }) => {
  test.each(['en', 'es', 'fr', 'de'] as const)('has each title in bold capitals: %s', async (language) => {
    const file = await printer.print(resume(language), layout)
    const pdfjs = (await readPdfjs(file)).file
    const pdfium = await readPdfium(file)
    const bold = rowsOf(pdfjs.items).filter((row) => row.every((item) => item.bold))
    expect(lostIn(pdfium.text.split('\n'), TITLES[language])).toEqual([])
    expect(lostIn(bold.map(joined), TITLES[language])).toEqual([])
  })

  test('has dates at the right of their title or under it', async () => {
    const { items } = (await readPdfjs(await printer.print(resume('en'), layout))).file
    const left = (text: string) => items.find((item) => item.text.includes(text))?.x ?? NaN
    const entries = [
      ['Dispatcher', '2019'],
      ['BSc', '2012'],
      ['Coach', '2018'],
      ['Timetable of the year', '2021'],
    ] as const
    expect(entries.filter(([title, dates]) => !(left(dates) >= left(title)))).toEqual([])
  })
})

describe.each(proveLayouts)('a PDF in $name', ({ layout }) => {
  test.each(['en', 'es', 'fr', 'de'] as const)('has each title alone on a line: %s', async (language) => {
    const file = await printer.print(resume(language), layout)
    const texts = [(await readPdfjs(file)).file.text, (await readPdfium(file)).text]
    for (const text of texts) expect(lostIn(inCapitals(text.split('\n')), TITLES[language])).toEqual([])
  })

  // Sections beside each other share their lines.
  test.skipIf(/class="cols"|<aside>/.test(layout.htmlTemplate))(
    'has nothing at the left or right of a title',
    async () => {
      const { items } = (await readPdfjs(await printer.print(resume('en'), layout))).file
      expect(lostIn(inCapitals(straightAcross(items).split('\n')), TITLES.en)).toEqual([])
    },
  )
})

test.each(FONTS)('titles of short sections stay whole in %s, also with airy density', async (font) => {
  const content = resume('es', { font, density: 'airy' })
  const narrow = builtInTemplates.filter(({ htmlTemplate }) => htmlTemplate.includes('<aside>'))
  expect(narrow.length).toBeGreaterThan(0)
  for (const template of narrow) {
    const { text } = (await readPdfjs(await printer.print(content, template))).file
    expect(lostIn(inCapitals(text.split('\n')), TITLES.es)).toEqual([])
  }
})
