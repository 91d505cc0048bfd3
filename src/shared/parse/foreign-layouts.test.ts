import { expect, test } from 'vitest'
import { sidebarLeft, sidebarRight, twoColumns } from '#shared/parse/fixtures/columns.ts'
import { french, lebenslauf, table } from '#shared/parse/fixtures/europe.ts'
import { employerFirst, linkedIn, manyJobs, wideLetters } from '#shared/parse/fixtures/one-column.ts'
import { dashes, spanish, withoutHeadings } from '#shared/parse/fixtures/plain.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

/** Jobs as 'title / employer / from / to', with '…' for a current job. */
const jobs = (file: Parameters<typeof parseResume>[0]) =>
  parseResume(file).content.experience.map((job) =>
    [job.position, job.company, job.startDate, job.current ? '…' : job.endDate].join(' / '),
  )
const schools = (file: Parameters<typeof parseResume>[0]) =>
  parseResume(file).content.education.map((school) =>
    [school.degree, school.field, school.institution, school.startDate, school.endDate, school.gpa].join(' / '),
  )

test('a left column with contact details and skills, and the name in the main column', () => {
  const { content, leftOver } = parseResume(sidebarLeft)
  expect(content.personalInfo).toMatchObject({
    fullName: 'Nora Lind',
    email: 'nora.lind@example.com',
    phone: '+46 8 555 0133',
    location: 'Stockholm, Sweden',
    linkedin: 'linkedin.com/in/noralind',
  })
  expect(content.summary).toBe(
    'Designer who measures. Nine years in payments and health, from first sketch to shipped product.',
  )
  expect(jobs(sidebarLeft)).toEqual([
    'Lead Product Designer / Pengar AB / 2020-03 / …',
    'Interaction Designer / Hälsa Digital AB / 2015-08 / 2020-02',
  ])
  expect(content.experience[0]?.achievements).toEqual([
    'Redesigned onboarding; completion rose from 61% to 78%',
    'Built the design system of 140 parts',
  ])
  expect(schools(sidebarLeft)).toEqual(['MA Interaction Design /  / Umeå University / 2013 / 2015 / '])
  expect(content.skills).toEqual({
    technical: ['Figma', 'Design systems', 'User research', 'Prototyping'],
    soft: [],
    languages: ['Swedish (native)', 'English (C1)'],
  })
  expect(leftOver).toEqual([])
})

test('a right column, and a main column that continues on the next page', () => {
  const { content } = parseResume(sidebarRight)
  expect(content.personalInfo).toMatchObject({
    fullName: 'Amara Diallo',
    email: 'amara@diallo.example',
    location: 'Paris, France',
  })
  expect(jobs(sidebarRight)).toEqual([
    'Registered Nurse / Hôpital Saint-Louis / 2019 / …',
    'Staff Nurse / Clinique du Parc / 2015 / 2019',
  ])
  expect(schools(sidebarRight)).toEqual([
    'Diplôme d’État d’infirmier /  / École d’infirmières de Paris / 2012 / 2015 / ',
  ])
  expect(content.skills.soft).toEqual(['Teamwork'])
  expect(content.skills.technical).toEqual(['Triage', 'Wound care', 'Electronic records'])
})

test('two columns on one baseline grid under a header across both', () => {
  const { content } = parseResume(twoColumns)
  expect(jobs(twoColumns)).toEqual([
    'Data Engineer / Lone Star Analytics / 2021-01 / …',
    'Junior Data Engineer / Brazos Retail Inc. / 2018-06 / 2020-12',
  ])
  expect(content.experience[0]?.achievements).toEqual([
    'Cut the nightly load from 6 h to 50 min',
    'Wrote 300 tests for pipelines nobody dared to touch',
  ])
  expect(schools(twoColumns)).toEqual(['BS Statistics /  / University of Texas at Austin / 2014 / 2018 / '])
  expect(content.skills.technical).toEqual(['Python', 'SQL', 'dbt', 'Airflow', 'Spark', 'Snowflake', 'Terraform'])
  expect(content.certifications).toEqual(['SnowPro Core, 2022'])
})

test('employer and place above title and dates, headings in capitals', () => {
  const { content, leftOver } = parseResume(employerFirst)
  expect(content.personalInfo.location).toBe('14 Elm Street, Boston, MA 02115')
  expect(jobs(employerFirst)).toEqual([
    'Investment Analyst / Beacon Capital LLC / 2021-07 / …',
    'Summer Analyst / Charles River Bank / 2020-06 / 2020-08',
  ])
  expect(schools(employerFirst)).toEqual(['Bachelor of Arts / Economics / Harvard University /  / 2021-05 / 3.8'])
  expect(content.skills.languages).toEqual(['English', 'Mandarin (intermediate)'])
  expect(leftOver).toContain('Cambridge, MA')
})

test('several jobs under one employer', () => {
  expect(jobs(manyJobs)).toEqual([
    'Engineering Manager / Vltava Software s.r.o. / 2022-01 / …',
    'Senior Developer / Vltava Software s.r.o. / 2019-03 / 2021-12',
    'Developer / Vltava Software s.r.o. / 2016-02 / 2019-02',
    'Consultant / Moldau Consulting GmbH / 2013-09 / 2016-01',
  ])
})

test('letter-spaced headings and jobs on a single line', () => {
  const { content } = parseResume(wideLetters)
  expect(content.personalInfo.location).toBe('Lisbon')
  expect(jobs(wideLetters)).toEqual([
    'Marketing Manager / Porto Foods S.A. / 2018 / 2024',
    'Marketing Assistant / Tejo Media / 2015 / 2018',
  ])
  expect(schools(wideLetters)).toEqual(['BA Communication /  / Universidade de Lisboa / 2012 / 2015 / '])
  expect(content.skills.technical).toEqual(['SEO', 'Google Analytics', 'Copywriting', 'Budgeting'])
})

test('a profile saved from LinkedIn', () => {
  const { content, leftOver } = parseResume(linkedIn)
  expect(content.personalInfo).toMatchObject({
    fullName: 'Jonas Beck',
    email: 'jonas.beck@example.com',
    linkedin: 'www.linkedin.com/in/jonasbeck',
    location: 'Düsseldorf, Germany',
  })
  expect(jobs(linkedIn)).toEqual([
    'Head of Purchasing / Rheinwerk AG / 2020-01 / …',
    'Buyer / Bergmann Logistik GmbH / 2014-03 / 2019-12',
  ])
  expect(schools(linkedIn)).toEqual([
    'Diplom-Kaufmann / Business Administration / Universität zu Köln / 2008 / 2013 / ',
  ])
  expect(content.skills.languages).toEqual(['German (Native or Bilingual)', 'English (Full Professional)'])
  expect(content.certifications).toEqual(['APICS CSCP'])
  expect(leftOver).toContain('Page 1 of 1')
})

test('a German Lebenslauf with dates on the left', () => {
  const { content, language, leftOver } = parseResume(lebenslauf)
  expect(language).toBe('de')
  expect(content.personalInfo).toMatchObject({
    fullName: 'Katrin Vogel',
    email: 'katrin.vogel@example.de',
    phone: '0421 5550 144',
    location: 'Lindenweg 8, 28203 Bremen',
  })
  expect(jobs(lebenslauf)).toEqual([
    'Bilanzbuchhalterin / Hansa Reederei GmbH, Bremen / 2018-04 / …',
    'Buchhalterin / Weserkontor KG, Bremen / 2012-08 / 2018-03',
  ])
  expect(schools(lebenslauf)).toEqual([
    'Ausbildung zur Steuerfachangestellten /  / Kanzlei Petersen & Partner, Bremen / 2009 / 2012 / ',
    'Abitur /  / Gymnasium Horn, Bremen / 2000 / 2008 / 2,1',
  ])
  expect(content.skills.technical).toEqual(['DATEV', 'SAP FI', 'Excel'])
  expect(content.interests).toEqual(['Segeln', 'Chor'])
  expect(leftOver).toContain('12.05.1988 in Bremen')
})

test('a French CV with dates on the left', () => {
  const { content, language } = parseResume(french)
  expect(language).toBe('fr')
  expect(content.personalInfo).toMatchObject({
    fullName: 'Camille ROUSSEAU',
    phone: '06 55 51 23 99',
    location: '12 rue des Lilas, 69003 Lyon',
  })
  expect(jobs(french)).toEqual([
    'Développeuse front-end / Agence Pixel & Co, Lyon / 2021-03 / …',
    'Intégratrice web / Studio Confluence, Lyon / 2018-09 / 2021-02',
  ])
  expect(schools(french)).toEqual([
    'Licence professionnelle Métiers du web /  / Université Lumière Lyon 2 / 2015 / 2018 / ',
  ])
  expect(content.skills.languages).toEqual(['français (langue maternelle)', 'anglais (C1)'])
})

test('a table of dates, employers and titles', () => {
  expect(jobs(table)).toEqual([
    'Bauleiter / Donau Bau AG / 2019-01 / 2023-12',
    'Bautechniker / Hochbau Steiner GmbH / 2014-03 / 2018-12',
  ])
  expect(schools(table)).toEqual(['Matura / Hochbau / HTL Mödling / 2009 / 2014 / '])
})

test('a Spanish CV as plain text', () => {
  const { content, language } = parseResume({ text: spanish })
  expect(language).toBe('es')
  expect(content.personalInfo).toMatchObject({
    fullName: 'María López García',
    location: 'Madrid, España',
    phone: '+34 91 555 01 22',
  })
  expect(jobs({ text: spanish })).toEqual([
    'Enfermera de urgencias / Hospital La Paz, Madrid / 2019-01 / …',
    'Auxiliar de enfermería / Clínica Santa Elena / 2015-06 / 2018-12',
  ])
  expect(content.experience[0]?.achievements).toEqual([
    'Triaje de sesenta pacientes por turno',
    'Formación de residentes',
  ])
  expect(content.skills.languages).toEqual(['Español (nativo)', 'Inglés (B2)'])
  expect(content.certifications).toEqual(['Soporte vital avanzado, 2020'])
})

// The second ones were printed by earlier versions.
test.each([
  ['Perfil', 'Formación', 'Competencias'],
  ['Resumen', 'Educación', 'Habilidades'],
])('Spanish sections named %s, %s and %s', (summary, education, skills) => {
  const text = `Ana Gil
ana.gil@example.es

${summary}
Contable con seis años de experiencia.

${education}
Grado en Economía
Universidad de Sevilla
2012 – 2016

${skills}
Excel, SAP`
  const { content, language } = parseResume({ text })
  expect(language).toBe('es')
  expect(content.summary).toBe('Contable con seis años de experiencia.')
  expect(schools({ text })).toEqual(['Grado / Economía / Universidad de Sevilla / 2012 / 2016 / '])
  expect(content.skills.technical).toEqual(['Excel', 'SAP'])
})

test('a text without headings', () => {
  const { content } = parseResume({ text: withoutHeadings })
  expect(content.summary).toBe(
    'Sales manager with ten years in wine and food, at home in three markets and on most trains between them.',
  )
  expect(jobs({ text: withoutHeadings })).toEqual([
    'Sales Manager / Cantina Rossi S.p.A. / 2018-03 / …',
    'Sales Representative / Vino Diretto / 2014-01 / 2018-02',
  ])
  expect(schools({ text: withoutHeadings })).toEqual(['Bachelor / Economics / Università Bocconi / 2010 / 2013 / '])
  expect(content.skills).toEqual({
    technical: ['Salesforce', 'Excel'],
    soft: ['Negotiation'],
    languages: ['Italian', 'German', 'English'],
  })
})

test('plain text with asterisks for bullets, title and employer on one line', () => {
  const { content } = parseResume({ text: dashes })
  expect(jobs({ text: dashes })).toEqual([
    'Software Engineer / Cascade Systems / 2020 / …',
    'Junior Developer / Rainier Labs / 2017 / 2020',
  ])
  expect(content.projects[0]).toMatchObject({ technologies: ['Go', 'SQLite'], url: 'https://trailhead.example' })
  expect(schools({ text: dashes })).toEqual(['B.S. / Computer Science / University of Washington / 2013 / 2017 / '])
  // These are programming languages, not spoken ones.
  expect(content.skills).toEqual({
    technical: ['Go', 'Python', 'SQL', 'Docker', 'Kubernetes'],
    soft: [],
    languages: [],
  })
})
