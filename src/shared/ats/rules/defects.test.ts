import { runRules, type ScoredFinding, type RuleResults } from '#shared/ats/run-rules.ts'
import { contextOf } from '#shared/ats/context.ts'
import { RULES } from '#shared/ats/rules/all.ts'
import { TODAY } from '#shared/ats/rules/find-in.ts'
import type { Fix } from '#shared/ats/types.ts'
import { messageOf } from '#shared/ats/finding-texts.ts'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { fieldAt, setField } from '#shared/resume/fields.ts'
import { LIMITS, ResumeContent } from '#shared/resume/schema.ts'
import { lengthyContent, sampleContent } from '#shared/template/samples.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const defects = RULES.filter(({ kind }) => kind === 'defect')
const isDefect = ({ rule }: ScoredFinding) => defects.some(({ name }) => name === rule)
const analyze = (content: ResumeContent) => runRules(contextOf(content, TODAY))
const fixable = (content: ResumeContent) => analyze(content).findings.filter(({ fix }) => fix)
const applied = (content: ResumeContent, fix: Fix = []): ResumeContent =>
  fix.reduce((changed, { path, value }) => setField(changed, path, value), content)
const codesOf = ({ findings }: RuleResults): string[] => findings.map(({ code }) => code).toSorted()

const FLAWS = [
  'Used Javascript and _Github_ daily',
  'Ran NodeJS beside Postgres SQL for a year',
  '🚀 Launched the shop in Bonn, twice',
  '• Built a **Typescript** tool ★★★ for them',
  '- Led the team → and more',
  'Java\u200Bscript and soft\u00ADware for the desk',
  '\uE001 Called 40 customers, \uFEFFevery day',
  '**🚀**',
  '★',
  'I ran Phase 🚀 I of [here](http://localhost:80/x?utm_source=a) .',
  'Responsible for everything. Très motivé 🎉 !',
  'S K I L L S',
  'LED ALL TEAMS OF THE HOUSE',
]
const SKILLS = ['JavaScript', 'Javascript', 'JS', 'Type-Script', 'type script', '• Excel', 'Excel', 'excel', '★', '']
const DATES = ['', '2020-03', 'Mar 2020', '04/2019', '3.4.2018', '03/04/2017', 'März 2021', '2016', 'summer', 'heute']
const ADDRESSES = [
  '',
  'https://a.example/?utm_source=b&c=d#e',
  'https://a.example/?trk=x y',
  'localhost:3000',
  '🔗 a.example',
  'jdoe',
  'a.example/?utm\u200B_source=b',
]
const some = (texts: readonly string[]) => fc.constantFrom(...texts)
const someOf = (texts: readonly string[]) => fc.array(some(texts), { maxLength: 5 })
const job = fc.record({
  company: some(['Inn', 'Javascript Ltd', '🚀 Labs']),
  position: some(['Cook', 'Javascript Developer']),
  startDate: some(DATES),
  endDate: some(DATES),
  current: fc.boolean(),
  description: some(['', ...FLAWS]),
  achievements: someOf(FLAWS),
})
/** Resumes, most of them full of defects. */
const flawed: fc.Arbitrary<ResumeContent> = fc
  .tuple(
    fc.oneof(
      anyResume,
      some(['short', 'long', 'accented'] as const).map((name) => sampleContent(name as 'long')),
    ),
    fc.array(job, { maxLength: 4 }),
    fc.record({
      technical: someOf(SKILLS),
      soft: someOf(SKILLS),
      languages: someOf(['English', 'english', 'Français']),
    }),
    fc.record({ summary: some(FLAWS), certifications: someOf(FLAWS) }),
    fc.record({
      email: some(['', 'a@b.example', '📧 a@b.example', 'ä@b.example', 'none']),
      phone: some(['', '📞 +44 20 7946 0991', '12', 'none']),
      website: some(ADDRESSES),
      github: some(ADDRESSES),
    }),
  )
  .map(([content, experience, skills, texts, contact]) => ({
    ...content,
    ...texts,
    experience,
    skills,
    personalInfo: { ...content.personalInfo, ...contact },
  }))
const anyOne = fc.oneof({ arbitrary: flawed, weight: 3 }, { arbitrary: anyResume, weight: 1 })

test('all defects together can cost 52 points', () => {
  expect(defects.reduce((sum, { most }) => sum + most, 0)).toBe(52)
})

test('no defect rule costs more than its maximum, and the same resume always gets the same findings', () => {
  fc.assert(
    fc.property(anyOne, (content) => {
      const first = analyze(content)
      expect(first.costs.filter(({ cost, most }) => cost > most)).toEqual([])
      expect(analyze({ ...content })).toEqual(first)
    }),
    { numRuns: 40 },
  )
})

test('each finding has a message, existing paths and a whole-number cost', () => {
  fc.assert(
    fc.property(anyOne, (content) => {
      for (const finding of analyze(content).findings.filter(isDefect)) {
        expect(messageOf(finding)).not.toMatch(/\{\w+\}|undefined/)
        expect(Number.isInteger(finding.cost) && finding.cost >= 0).toBe(true)
        const [path = ''] = finding.paths
        const isPlace = fieldAt(content, path) !== undefined || Object.hasOwn(content, path)
        expect(isPlace).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})

test('a fix removes its finding, changes no other field, and adds the points it announces', () => {
  fc.assert(
    fc.property(anyOne, fc.nat(), (content, which) => {
      const before = analyze(content)
      const fixableContent = before.findings.filter(({ fix }) => fix)
      const finding = fixableContent[which % Math.max(1, fixableContent.length)]
      if (!finding) return
      const fixed = applied(content, finding.fix)
      const after = analyze(fixed)
      const codes = codesOf(before)
      expect(codesOf(after)).toEqual(codes.toSpliced(codes.indexOf(finding.code), 1))
      // At a base of 0, more than 100 points were lost, so a single fix need not raise it.
      expect(before.base === 0 || after.base - before.base === finding.gain).toBe(true)
      const restored = (finding.fix ?? []).map(({ path }) => ({ path, value: fieldAt(content, path) ?? '' }))
      expect(applied(fixed, restored)).toEqual(content)
    }),
    { numRuns: 80 },
  )
})

test('applying fixes one after another leaves nothing to fix', () => {
  fc.assert(
    fc.property(anyOne, (content) => {
      let fixed = content
      for (let round = 0; round < 100 && fixable(fixed).length > 0; round += 1)
        fixed = applied(fixed, fixable(fixed)[0]?.fix)
      expect(fixable(fixed)).toEqual([])
    }),
    { numRuns: 10 },
  )
})

test('carefully written resumes have hardly any defects', () => {
  const codes = (name: 'short' | 'long' | 'accented') =>
    analyze(sampleContent(name))
      .findings.filter(isDefect)
      .map(({ code }) => code)
  expect(codes('short')).toEqual([])
  expect(codes('accented')).toEqual([])
  // It contains "I make systems boring" and "Responsible for the ticketing platform".
  expect(codes('long')).toEqual(['first-person', 'opening-weak'])
})

// Time that grows with the square of the length would exceed the test's timeout.
test('a resume of 800 jobs is searched for defects in time', () => {
  expect(analyze(lengthyContent(800)).findings.length).toBeGreaterThan(0)
})

test.each([
  ...['a', 'a.', 'a-', '](', 'I ', '★ ', '• ', 'A. ', '“"', '„', '«', '‘', '\n'].map(
    (part) => [part, 200_000] as const,
  ),
  // Shorter, because thousands of skills are looked up in it.
  ['Javascript ', 4 * LIMITS.text] as const,
])('a very long text of nothing but %j is searched for defects in time', (part, length) => {
  const content = ResumeContent.parse({ experience: [{ position: 'Cook', company: 'Inn' }] })
  const description = part.repeat(length / part.length)
  const experience = content.experience.map((job) => ({ ...job, description }))
  const context = contextOf({ ...content, experience }, TODAY)
  for (const rule of defects) expect(() => rule.find(context)).not.toThrow()
})
