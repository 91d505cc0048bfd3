import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreResume } from '#shared/ats/score.ts'
import { textFieldsOf } from '#shared/ats/text-fields.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

const scored = (content: ResumeContent, jobDescription?: string) =>
  scoreResume({ content, jobDescription, today: '2026-01-15' })
const valuesOf = (content: ResumeContent, code: string) =>
  scored(content).findings.find((finding) => finding.code === code)?.values

const job = (...achievements: string[]): ResumeContent['experience'][number] => ({
  company: 'Inn',
  position: 'Cook',
  startDate: '2019-03',
  endDate: '2024-11',
  current: false,
  description: '',
  achievements,
})

test('each number is what a reader counts', () => {
  const content: ResumeContent = {
    ...emptyContent(),
    personalInfo: { ...emptyContent().personalInfo, fullName: 'Ada Cook', email: 'ada@example.com' },
    summary: 'Day-to-day cook, and a cook’s cook: calm — and quick.',
    experience: [
      job(
        'Cooked for 80 guests a night',
        'Trained 40 drivers',
        'Kept the event-driven menu',
        'In 2019 we moved to town',
      ),
    ],
    skills: { technical: ['Sauces', 'sauces', 'Bread'], soft: ['Calm'], languages: ['Polish'] },
  }
  // day-to-day, cook, and, a, cook’s, calm, quick
  expect(valuesOf(content, 'summary-short')).toEqual({ words: 7, enough: 22 })
  // Four words or more: Cooked for 80 …, Kept the event-driven menu, In 2019 we …
  expect(valuesOf(content, 'telling-lines-few')).toMatchObject({ there: 3, enough: 7 })
  // 80 guests and 40 drivers; 2019 is a year.
  expect(valuesOf(content, 'results-few')).toMatchObject({ there: 2, enough: 4 })
  // Sauces once, bread, calm.
  expect(valuesOf(content, 'skills-few')).toEqual({ there: 3, enough: 8 })
  // ada cook | day-to-day and a cook’s calm quick | inn | for 80 guests night cooked | trained 40 drivers | kept the
  // event-driven menu | in 2019 we moved to town | sauces bread | polish
  expect(valuesOf(content, 'words-few')).toEqual({ words: 2 + 6 + 1 + 5 + 3 + 4 + 6 + 2 + 1, enough: 160 })
})

const WORDS = [
  'Led',
  'Built',
  'twelve',
  'guests',
  'Day-to-day',
  'cost-cutting',
  '40',
  '2019',
  'and',
  'a',
  'team’s',
  'R&D',
  '12%',
  '–',
  'Menu',
  'C++',
]
const anyText = fc.array(fc.constantFrom(...WORDS), { maxLength: 50 }).map((words) => words.join(' '))
const anyDate = fc.constantFrom('2010-02', '2014-07', '2016', '2019-12', '')
const anyJob = fc.record({
  company: anyText,
  position: anyText,
  startDate: anyDate,
  endDate: anyDate,
  current: fc.boolean(),
  description: fc.constant(''),
  achievements: fc.array(anyText, { maxLength: 9 }),
})
const anyContent: fc.Arbitrary<ResumeContent> = fc
  .record({
    summary: anyText,
    experience: fc.array(anyJob, { maxLength: 3 }),
    technical: fc.array(anyText, { maxLength: 9 }),
  })
  .map(({ summary, experience, technical }) => ({
    ...emptyContent(),
    summary,
    experience,
    skills: { technical, soft: [], languages: [] },
  }))

/** As somebody counts who has never seen the rules. */
const counted = (text: string) =>
  text
    .toLowerCase()
    .split(' ')
    .filter((word) => /[a-z0-9]/.test(word))
const different = (texts: readonly string[]) => new Set(texts.flatMap(counted)).size
const bulletsOf = ({ experience }: ResumeContent) => {
  const bullets = experience.flatMap(({ achievements }) => achievements).filter((line) => counted(line).length > 0)
  // The same words again, with other signs between them, are the same bullet.
  return [...new Map(bullets.map((line) => [counted(line).join(' '), line])).values()]
}

test('each number agrees with an independent count', () => {
  const agree = fc.property(anyContent, (content) => {
    const bullets = bulletsOf(content)
    const fields = textFieldsOf(content)
    const printed = fields.flatMap(({ role, text }) => (role === 'date' || role === 'contact' ? [] : text))
    const expected = new Map([
      ['summary-short', different([content.summary])],
      ['telling-lines-few', bullets.filter((line) => counted(line).length >= 4).length],
      ['results-few', bullets.filter((line) => /40|12%|twelve/.test(line)).length],
      ['words-few', different(printed)],
    ])
    const wordsAt = (path?: string) => counted(fields.find((field) => field.path === path)?.text ?? '').length
    const wrong = scored(content).findings.filter(({ code, values = {}, paths: [path] }) => {
      const right = code === 'line-long' ? wordsAt(path) : expected.get(code)
      return right !== undefined && right !== (values['words'] ?? values['there'])
    })
    expect(wrong).toEqual([])
  })
  expect(() => fc.assert(agree)).not.toThrow()
})

const POSTING =
  'Platform engineer\n\nRequirements\n- Terraform\n- SQL and Kubernetes\n- 4 years of experience\n- Keeps parcels moving'

test('below 90 points there is always a finding with points, and without a posting they add up to what is missing', () => {
  const explained = fc.property(anyContent, fc.boolean(), (content, isCompared) => {
    const { score, base, findings, costs } = scored(content, isCompared ? POSTING : undefined)
    expect(score >= 90 || findings.some(({ gain, cost }) => gain > 0 || cost > 0)).toBe(true)
    const lost = costs.map(({ rule, most }) =>
      Math.min(
        most,
        findings.reduce((sum, finding) => sum + (finding.rule === rule ? finding.cost : 0), 0),
      ),
    )
    expect(base).toBe(Math.max(0, 100 - lost.reduce((sum, cost) => sum + cost, 0)))
  })
  expect(() => fc.assert(explained)).not.toThrow()
})

test.each([
  [
    'another title',
    { ...job('Wrote Terraform and SQL for Kubernetes', 'Keeps parcels moving'), position: 'Cook' },
    'title-differs',
  ],
  [
    'other words',
    { ...job('Wrote Terraform and SQL for Kubernetes'), position: 'Platform engineer' },
    'posting-words-few',
  ],
  ['too few years', { ...job('Wrote Terraform and SQL for Kubernetes'), startDate: '2024-01' }, 'years-short'],
])('points that a match lacks by %s are explained by a finding', (_, one, code) => {
  const { findings } = scored({ ...emptyContent(), experience: [one] }, POSTING)
  expect(findings.find((finding) => finding.code === code)?.gain).toBeGreaterThan(0)
})
