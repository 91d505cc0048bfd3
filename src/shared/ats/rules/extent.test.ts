import { expect, test } from 'vitest'
import { designRisks } from '#shared/ats/rules/design-risks.ts'
import { duplicatesSkills } from '#shared/ats/rules/duplicates-skills.ts'
import { findIn } from '#shared/ats/rules/find-in.ts'
import { length } from '#shared/ats/rules/length.ts'
import { links } from '#shared/ats/rules/links.ts'

const words = (count: number) => 'we '.repeat(count)
const job = (startDate: string, endDate: string, count: number) => ({
  startDate,
  endDate,
  position: 'Cook',
  description: words(count),
})

test('1,100 words are enough for less than ten years of work', () => {
  expect(findIn(length, { experience: [job('2017-01', '2025-12', 1101)] })).toMatchObject([
    { code: 'text-long-for-years', values: { words: 1102, enough: 1100 }, cost: 2 },
  ])
  expect(findIn(length, { experience: [job('2017-01', '2025-12', 1099)] })).toEqual([])
  expect(findIn(length, { experience: [job('2016-01', '2025-12', 1101)] })).toEqual([])
})

test('parallel years count once, and unknown years cost nothing', () => {
  const twice = [job('2017-01', '2025-12', 1101), { ...job('2017-01', '2025-12', 0), position: '', company: 'Inn' }]
  expect(findIn(length, { experience: twice })).toMatchObject([{ code: 'text-long-for-years' }])
  expect(findIn(length, { experience: [job('', '', 1101)] })).toEqual([])
})

test('1,600 words are enough for everyone, not counting publications', () => {
  expect(findIn(length, { experience: [job('1990', '2025', 1600)] })).toMatchObject([
    { code: 'text-too-long', cost: 3 },
  ])
  expect(findIn(length, { experience: [job('1990', '2025', 1599)] })).toEqual([])
  const publications = [{ title: 'On kitchens', description: words(1000) }]
  expect(findIn(length, { experience: [job('1990', '2025', 1000)], publications })).toEqual([])
})

test.each(['click here', 'here', 'Hier klicken', 'hier', 'cliquez ici', 'ici', 'haz clic aquí', 'aquí'])(
  'the link text “%s” is flagged as meaningless',
  (text) => {
    const [finding] = findIn(links, { summary: `My work is [${text}](https://a.example).` })
    expect(finding).toMatchObject({ code: 'link-says-nothing', values: { text }, paths: ['summary'], cost: 1 })
  },
)

test.each(['my case study', 'Fallstudie hier', 'étude de cas', 'caso práctico', 'a.example'])(
  'the link text “%s” is meaningful',
  (text) => {
    expect(findIn(links, { summary: `See [${text}](https://a.example), click here or not.` })).toEqual([])
  },
)

test.each([
  'http://localhost:3000',
  'localhost',
  '127.0.0.1/x',
  'http://192.168.0.4',
  'nas.local',
  'file:///C:/cv.html',
])('%s works on a private network only', (url) => {
  expect(findIn(links, { projects: [{ name: 'Shop', url }] })).toMatchObject([
    { code: 'link-local', paths: ['projects.0.url'], cost: 1 },
  ])
})

test('the fix removes tracking parameters from an address and nothing else', () => {
  const website = 'https://a.example/x?utm_source=mail&page=2&fbclid=Zz#top'
  const [finding] = findIn(links, { personalInfo: { website } })
  expect(finding).toMatchObject({ code: 'link-tracking', cost: 1 })
  expect(finding?.fix).toEqual([{ path: 'personalInfo.website', value: 'https://a.example/x?page=2#top' }])
  const linkedin = 'https://linkedin.com/in/maya?originalSubdomain=de'
  expect(findIn(links, { personalInfo: { linkedin } })[0]?.fix?.[0]?.value).toBe('https://linkedin.com/in/maya')
})

test.each(['https://a.example/?page=2', 'localhost.example', 'https://10.example', 'a.example/?utm=1'])(
  '%s needs no fix',
  (website) => {
    expect(findIn(links, { personalInfo: { website } })).toEqual([])
  },
)

test.each([
  [['JavaScript', 'CSS', 'Javascript.'], 2],
  [['Event planning', 'event-planning'], 1],
  [['PostgreSQL', 'Kubernetes', 'Postgres'], 2],
  [['Buchhaltung', 'BUCHHALTUNG'], 1],
  [['Comptabilité', 'comptabilite'], 1],
])('a skill is listed twice in %o', (technical, at) => {
  expect(findIn(duplicatesSkills, { skills: { technical } })).toMatchObject([
    { code: 'skill-twice', cost: 1, paths: [`skills.technical.${at}`, 'skills.technical.0'] },
  ])
})

test.each([
  [['JavaScript', 'TypeScript', 'Java']],
  [['PostgreSQL (replication)', 'Postgres']],
  [['C', 'C++', 'C#']],
  [['Resilience', 'Works under pressure']],
  [['', '', '–', '–']],
])('every skill is listed once in %o', (technical) => {
  expect(findIn(duplicatesSkills, { skills: { technical } })).toEqual([])
})

test('the fix removes the later duplicate from its own list', () => {
  const skills = { technical: ['Coaching', 'Excel'], soft: ['Patience', 'coaching', 'Humour'] }
  expect(findIn(duplicatesSkills, { skills })[0]?.fix).toEqual([{ path: 'skills.soft', value: ['Patience', 'Humour'] }])
})

test('a synonym that people may search for is not removed', () => {
  expect(findIn(duplicatesSkills, { skills: { technical: ['Kubernetes', 'k8s'] } })[0]?.fix).toBeUndefined()
})

test('a filled hidden section is reported, blank and visible ones are not', () => {
  const experience = [{ position: 'Cook' }]
  expect(findIn(designRisks, { experience, hiddenSections: ['experience', 'skills'] })).toMatchObject([
    { code: 'experience-hidden', part: 'formatting', paths: ['experience'], cost: 1 },
  ])
  expect(findIn(designRisks, { experience, hiddenSections: ['projects'] })).toEqual([])
})
