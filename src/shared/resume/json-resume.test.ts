import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { addBullet, removeBullet } from '#shared/resume/bullets.ts'
import { blankEntry, moveEntry, removeEntry } from '#shared/resume/entries.ts'
import { setField } from '#shared/resume/fields.ts'
import { careless } from '#shared/resume/fixtures/careless.ts'
import { complete } from '#shared/resume/fixtures/complete.ts'
import { dates } from '#shared/resume/fixtures/dates.ts'
import { extended } from '#shared/resume/fixtures/extended.ts'
import { oldNames } from '#shared/resume/fixtures/old-names.ts'
import { sparse } from '#shared/resume/fixtures/sparse.ts'
import { fromJsonResume, toJsonResume } from '#shared/resume/json-resume.ts'
import { omit } from '#shared/resume/json-value.ts'
import { emptyContent, ResumeContent } from '#shared/resume/schema.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

function imported(file: unknown): ResumeContent {
  const result = fromJsonResume(file)
  if ('problem' in result) throw new Error(result.problem.code)
  return result.content
}

test.each([
  ['complete', complete],
  ['of the first version', oldNames],
  ['sparse', sparse],
  ['careless', careless],
  ['extended by other tools', extended],
  ['with dates of all kinds', dates],
])('a %s file round-trips and makes a valid resume', (_, file) => {
  const content = imported(JSON.stringify(file))
  expect(z.safeParse(ResumeContent, content).success).toBe(true)
  expect(toJsonResume(content)).toEqual(file)
})

test('a complete file fills every section', () => {
  const content = imported(complete)
  expect(content.personalInfo).toEqual({
    fullName: 'Marit Solberg',
    headline: 'Hydrologist',
    email: 'marit@marit.example',
    phone: '+47 22 00 00 00',
    location: 'Oslo, Østlandet, NO',
    website: 'https://marit.example',
    linkedin: 'https://www.linkedin.com/in/marit-solberg',
    github: 'https://github.com/msolberg',
  })
  expect(content.experience[0]).toMatchObject({
    company: 'River Authority',
    startDate: '2019-04',
    endDate: '',
    current: true,
  })
  expect(content.experience[0]?.achievements).toEqual([
    'Cut the time of a forecast from 40 to 6 minutes',
    'Trained 14 colleagues in Python',
  ])
  expect(content.experience[1]).toMatchObject({ company: 'Delta Consult', endDate: '2019-03-31', current: false })
  expect(content.volunteer?.[0]).toMatchObject({ organization: 'Mountain Rescue', role: 'Driver' })
  expect(content.education[0]).toMatchObject({ degree: 'Master', field: 'Earth science', gpa: '1.4' })
  expect(content.awards?.[0]).toMatchObject({ title: 'Clear Water Prize', awarder: 'Nordic Council' })
  expect(content.certifications).toEqual(['First aid'])
  expect(content.certificates).toMatchObject([{ name: 'Project Management', issuer: 'PM Guild', date: '2017-02' }])
  expect(content.publications?.[0]).toMatchObject({ title: 'Snow that melts at night', date: '2020-11-01' })
  expect(content.skills).toEqual({
    technical: [],
    soft: ['Teaching'],
    languages: ['Norwegian (Native speaker)', 'English (C1)'],
  })
  expect(content.skillGroups).toEqual([{ name: 'Modelling', level: 'Master', skills: ['HEC-RAS', 'Python', 'R'] }])
  expect(content.interests).toEqual(['Skiing (Cross-country; Telemark)', 'Choir'])
  expect(content.references?.[0]).toMatchObject({ name: 'Jon Dahl', contact: '' })
  expect(content.projects[0]).toMatchObject({
    description: 'A map that anybody can read.',
    achievements: ['Used by 40 towns'],
    technologies: ['PostGIS', 'Leaflet'],
  })
})

test('field names of the first version are read', () => {
  const content = imported(oldNames)
  expect(content.personalInfo).toMatchObject({ website: 'http://cozinha.example', github: 'https://github.com/paulo' })
  expect(content.experience.map((job) => [job.company, job.current])).toEqual([
    ['Casa Azul', true],
    ['Bar do Rio', false],
  ])
  expect(content.education[0]?.gpa).toBe('17/20')
  expect(content.awards?.[0]?.date).toBe('2016-10-09')
  expect(content.publications?.[0]?.url).toBe('http://cod.example')
  expect(content.skills.technical).toEqual(['Fish', 'Pastry (Intermediate)'])
  expect(content.interests).toEqual(['Football'])
})

const dated = (startDate: string, endDate = '') => ({
  ...emptyContent(),
  experience: [{ ...blankEntry('experience', 'a'), company: 'Engine & Co', startDate, endDate }],
})

test.each([
  ['Mar 2020', '2020-03'],
  ['März 2020', '2020-03'],
  ['03/2020', '2020-03'],
  ['2020-3', '2020-03'],
  ['2020', '2020'],
  ['2020-03-31', '2020-03-31'],
  ['Summer 2019', 'Summer 2019'],
])('%s is %s in the file, as other programs read it, and is restored as written', (written, want) => {
  const file = toJsonResume(dated(written, written))
  expect(file['work']).toMatchObject([{ startDate: want, endDate: want }])
  expect(imported(JSON.stringify(file)).experience).toMatchObject([{ startDate: written, endDate: written }])
})

test('a date edited in the file has priority', () => {
  const file = JSON.stringify(toJsonResume(dated('Mar 2020', 'May 2021'))).replace('2020-03', '2019-11')
  expect(imported(file).experience).toMatchObject([{ startDate: '2019-11', endDate: 'May 2021' }])
})

test('careless files are read as far as possible', () => {
  const content = imported(careless)
  expect(content.personalInfo).toMatchObject({ phone: '5550100', location: 'Cork, Ireland' })
  expect(content.experience.map((job) => [job.company, job.startDate, job.current])).toEqual([
    ['Harbour Ltd', '2018', true],
    ['Pier Seven', '', false],
  ])
  expect(content.experience[0]?.achievements).toEqual(['Loaded ships', 'Unloaded ships'])
  expect(content.skills.technical).toEqual(['Forklift', 'Radio (4)', 'Knots', 'Ropes'])
  expect(content.skills.languages).toEqual(['Irish', 'English (Fluent)'])
})

test('an edit has priority over the file, and the rest of the file stays', () => {
  const edits: [string, string][] = [
    ['personalInfo.location', 'Bergen'],
    ['personalInfo.github', 'https://github.com/marit'],
    ['experience.0.company', 'Water Authority'],
    ['certifications.0', 'First aid, 2024'],
    ['education.0.gpa', '1.3'],
  ]
  const content = edits.reduce((edited, [path, value]) => setField(edited, path, value), imported(complete))
  const file = toJsonResume(content)
  expect(file).toEqual({
    ...complete,
    basics: {
      ...complete.basics,
      location: { city: 'Bergen' },
      profiles: complete.basics.profiles.with(2, { network: 'GitHub', url: 'https://github.com/marit' } as never),
    },
    work: complete.work.with(0, { ...complete.work[0], name: 'Water Authority' } as never),
    certificates: [{ name: 'First aid, 2024' }, complete.certificates[0]],
    education: [{ ...complete.education[0], score: '1.3' }],
  })
})

test('moved and removed entries keep their unknown fields', () => {
  const moved = moveEntry(imported(complete), 'experience', 1, 0)
  expect(toJsonResume(moved)['work']).toEqual([complete.work[1], complete.work[0]])
  expect(toJsonResume(removeEntry(moved, 'experience', 1))['work']).toEqual([complete.work[1]])
})

test('a skill group keeps its name and level for its remaining words', () => {
  const fewer = removeBullet(imported(complete), 'skillGroups.0.skills', 1)
  expect(toJsonResume(addBullet(fewer, 'skills.technical', 'Go'))['skills']).toEqual([
    { name: 'Soft skills', keywords: ['Teaching'] },
    { name: 'Technical', keywords: ['Go'] },
    { name: 'Modelling', level: 'Master', keywords: ['HEC-RAS', 'R'] },
  ])
})

test('unknown fields of an interest survive an edit next to it, twice', () => {
  const file = { hobbies: [{ name: 'Football', club: 'Boavista' }] }
  const edited = addBullet(imported(file), 'interests', 'Chess')
  const written = { interests: [{ name: 'Football', club: 'Boavista' }, { name: 'Chess' }] }
  expect(toJsonResume(edited)).toEqual(written)
  expect(toJsonResume(imported(written))).toEqual(written)
})

test('our own resumes round-trip: design, hidden and custom sections, language, ids', () => {
  fc.assert(
    fc.property(anyResume, (content) => {
      expect(imported(JSON.stringify(toJsonResume(content)))).toEqual(content)
      expect(
        imported(JSON.stringify(toJsonResume(content, { title: 'Mine', lastModified: '2026-01-01T00:00:00Z' }))),
      ).toEqual(content)
    }),
  )
})

test('an edited import is restored as edited, and gives the same file again', () => {
  const withoutForeign = (content: ResumeContent): unknown => ({
    ...omit(content, ['foreign']),
    experience: content.experience.map((job) => omit(job, ['foreign'])),
  })
  const files = fc.constantFrom<unknown>(complete, oldNames, careless, extended, dates)
  fc.assert(
    fc.property(files, anyResume, (file, { skills, personalInfo, experience, design }) => {
      const base = imported(file)
      const jobs = base.experience.map((job, index) => ({ ...job, ...experience[index] }))
      const edited: ResumeContent = { ...base, skills, personalInfo, experience: jobs, ...(design && { design }) }
      const written = JSON.stringify(toJsonResume(edited))
      expect(withoutForeign(imported(written))).toEqual(withoutForeign(edited))
      expect(toJsonResume(imported(written))).toEqual(JSON.parse(written))
    }),
  )
})

test('replaced text does not stay hidden in the file', () => {
  const moved = setField(imported(complete), 'personalInfo.location', '')
  const text = JSON.stringify(
    toJsonResume(setField(moved, 'experience.0.company', 'Water Authority'), { title: 'Mine' }),
  )
  expect(text).not.toContain('Elvegata 4')
  expect(text).not.toMatch(/"name":"River Authority","location"/)
})

const anyFile = fc.record(
  {
    basics: fc.dictionary(
      fc.constantFrom('name', 'email', 'url', 'website', 'location', 'profiles', 'summary', 'x'),
      fc.jsonValue({ maxDepth: 3 }),
    ),
    work: fc.array(
      fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.dictionary(
          fc.constantFrom('name', 'company', 'startDate', 'endDate', 'highlights', 'x'),
          fc.jsonValue({ maxDepth: 1 }),
        ),
      ),
    ),
    skills: fc.jsonValue({ maxDepth: 3 }),
    languages: fc.jsonValue({ maxDepth: 3 }),
    interests: fc.jsonValue({ maxDepth: 3 }),
    certificates: fc.jsonValue({ maxDepth: 3 }),
    projects: fc.jsonValue({ maxDepth: 3 }),
    meta: fc.dictionary(fc.constantFrom('version', 'theme'), fc.jsonValue({ maxDepth: 1 })),
  },
  { requiredKeys: [] },
)

test('any file with parts of a resume round-trips', () => {
  fc.assert(
    fc.property(anyFile, (file) => {
      // As serialized: -0 becomes 0.
      const text = JSON.stringify(file)
      fc.pre(!/\\u0000|\\ud[89a-f]|__proto__/i.test(text))
      expect(toJsonResume(imported(text))).toEqual(JSON.parse(text))
    }),
  )
})
