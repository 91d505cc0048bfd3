import { expect, test } from 'vitest'
import { scoreResume } from '#shared/ats/score.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { parseWords } from '#shared/text/words.ts'
import { sampleContent } from '#shared/template/samples.ts'

const POSTING = `Night porter

The work
- Welcome late guests and check them in with Opera PMS
- Walk through the house twice a night
- Prepare breakfast with the kitchen, and clean the bar

You bring
- Calm, patience, and good manners on the phone
- Spoken French or Italian`

const analyze = (content: ResumeContent, jobDescription?: string) =>
  scoreResume({ content, jobDescription, today: '2026-01-15' })
const honest = sampleContent('short')
const withLines = (...lines: string[]): ResumeContent => ({
  ...honest,
  experience: honest.experience.map((job, index) =>
    index === 0 ? { ...job, achievements: [...job.achievements, ...lines] } : job,
  ),
})
const withSkills = (...words: string[]): ResumeContent => ({
  ...honest,
  skills: { ...honest.skills, technical: [...honest.skills.technical, ...words] },
})
const lines = POSTING.split('\n').filter((line) => line !== '')

test.each<[string, ResumeContent]>([
  ['as a bullet', withLines(POSTING)],
  ['line by line', withLines(...lines)],
  ['in pieces between commas', withLines(...parseWords(POSTING))],
  ['as a summary', { ...honest, summary: POSTING }],
  ['behind the summary', { ...honest, summary: `${honest.summary} ${POSTING}` }],
])('pasting the posting %s raises neither coverage nor score', (_, content) => {
  const before = analyze(honest, POSTING)
  const after = analyze(content, POSTING)
  expect(after.match?.exactCoverage).toBeLessThanOrEqual(before.match?.exactCoverage ?? 0)
  expect(after.base).toBeLessThanOrEqual(before.base)
  expect(after.score).toBeLessThanOrEqual(before.score)
})

test('when the posting is pasted into the skill list, only its names count', () => {
  const names = analyze(withSkills('Opera PMS', 'Italian'), POSTING).match?.exactCoverage
  const pasted = analyze(withSkills(...parseWords(POSTING)), POSTING).match?.exactCoverage ?? 0
  expect(pasted).toBeLessThanOrEqual(names ?? 0)
})

test('a copied line does not affect the sentences next to it', () => {
  const summary = 'Poured drinks in a bar for six years. Speaks Italian.'
  const copied = `${summary} Welcome late guests and check them in with Opera PMS.`
  const before = analyze({ ...honest, summary }, POSTING)
  const after = analyze({ ...honest, summary: copied }, POSTING)
  expect(after.match?.exactCoverage).toBe(before.match?.exactCoverage)
  expect(before.match?.exactCoverage).toBeGreaterThan(
    analyze({ ...honest, summary: '' }, POSTING).match?.exactCoverage ?? 0,
  )
})

test('copied text does not hide defects of the field it was pasted into', () => {
  const [line] = lines.slice(2)
  const defects = (content: ResumeContent) => analyze(content, POSTING).findings.map(({ code }) => code)
  expect(defects(withLines(`Responsible for the bar. ${line}`))).toContain('opening-weak')
  expect(defects(withLines('Responsible for the bar'))).toContain('opening-weak')
})

test('a copied number is not a result', () => {
  const posting = 'Bartender\n\nTasks\n- Serve 120 guests a night with calm and good manners'
  const withLine = (line: string): ResumeContent => ({
    ...emptyContent(),
    experience: honest.experience.slice(0, 1).map((job) => ({ ...job, description: '', achievements: [line] })),
  })
  const content = withLine('Kept the bar clean. Serve 120 guests a night with calm and good manners')
  const own = withLine('Kept the bar clean.')
  const resultsLost = (one: ResumeContent) => analyze(one, posting).costs.find(({ rule }) => rule === 'results')?.cost
  expect(resultsLost(content)).toBe(resultsLost(own))
  expect(resultsLost(own)).toBe(12)
})

test('words from a French posting count in an English resume', () => {
  const posting = 'Responsable web\n\nProfil recherché\n- Maîtrise du référencement naturel et de la boutique en ligne'
  const found = (content: ResumeContent) =>
    analyze(content, posting)
      .match?.terms.filter(({ evidence }) => evidence !== 'none')
      .map(({ term }) => term.form)
  expect(found(withLines('Ran the shop and its référencement naturel with the team'))).toEqual([
    'référencement naturel',
  ])
})

test('a sentence in another language does not hide skills found elsewhere', () => {
  const posting = 'Buchhaltung\n\nDein Profil\n- Umsatzsteuer und Lohnabrechnung'
  const german = { ...honest, summary: 'Umsatzsteuer, Lohnabrechnung.' }
  const mixed = {
    ...honest,
    summary: 'Umsatzsteuer, Lohnabrechnung. All of this was done for the owners of the house.',
  }
  expect(analyze(mixed, posting).match?.exactCoverage).toBe(analyze(german, posting).match?.exactCoverage)
  expect(analyze(german, posting).match?.exactCoverage).toBeGreaterThan(
    analyze(honest, posting).match?.exactCoverage ?? 0,
  )
})

test.each([
  ['title', { position: 'Vice President of Human Resources Operations' }, 'experience'],
  ['degree', { degree: 'Bachelor of Science in Computer Science' }, 'education'],
])('a %s that the posting names word for word is no copy', (_, entry, section) => {
  const [name = ''] = Object.values(entry)
  const posting = `${name}\n\nRequirements\n- ${name} or similar, and knowledge of SQL`
  const blank = { company: '', position: '', institution: '', degree: '', field: '', gpa: '' }
  const dates = { startDate: '2019', endDate: '2023', current: false, description: '', achievements: [] }
  const content = { ...emptyContent(), [section]: [{ ...blank, ...dates, ...entry }] }
  const kept = analyze(content, posting).context.textFields.map(({ text }) => text)
  expect(kept).toContain(name)
})

const ENGINEER = `Engineer

Tasks
- Build event-driven services in Go and keep them up
- Responsible for the day-to-day running of the site and of its machines, on call one week in four`
const keptOf = (summary: string) =>
  analyze({ ...emptyContent(), summary }, ENGINEER).context.textFields.map(({ text }) => text)

test.each([
  ['five words', 'For six years I have built event-driven services in Go and Rust for two banks.'],
  [
    'eight',
    'Since 2019 I have been responsible for the day-to-day running of the largest bakery in the north of Wales.',
  ],
])('a sentence of one’s own that shares %s with the posting counts', (_, summary) => {
  expect(keptOf(summary)).toEqual([summary])
})

test.each([
  ['most of a sentence', 'Responsible for the day-to-day running of the bakery', ''],
  [
    'twelve words in a longer sentence',
    'In my spare time, like most people who live alone here and have no car or garden to look after, I was responsible for the day-to-day running of the site and of its machines',
    'In my spare time, like most people who live alone here and have no car or garden to look after, I was',
  ],
])('%s in the posting’s words are a copy', (_, summary, kept) => {
  expect(
    keptOf(summary)
      .join('')
      .replace(/[- ]+$/, ''),
  ).toBe(kept)
})

test('the finding says how many words are left out, and where they begin', () => {
  const summary = 'Bakes bread. Responsible for the day-to-day running of the site and of its machines.'
  const { findings } = analyze({ ...emptyContent(), summary }, ENGINEER)
  expect(findings[0]).toMatchObject({
    code: 'copied-text',
    paths: ['summary'],
    values: { words: 12, text: 'Responsible for the day-to-day running of the site and of it' },
  })
  expect(findings.find(({ code }) => code === 'summary-short')?.values).toMatchObject({ words: 2 })
})

test('what somebody has not done is text of their own, though it proves nothing', () => {
  const summary = 'Baker of twelve years. Never used Kubernetes, and would like to learn it.'
  const words = (jobDescription?: string) =>
    analyze({ ...emptyContent(), summary }, jobDescription).findings.find(({ code }) => code === 'summary-short')
      ?.values
  // Baker of twelve years never used Kubernetes and would like to learn it
  expect(words()).toMatchObject({ words: 13 })
  expect(words('Engineer\n\nRequirements\n- Kubernetes')).toMatchObject({ words: 13 })
})
