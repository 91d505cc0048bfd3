import { expect, test } from 'vitest'
import { scoreResume } from '#shared/ats/score.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { shownScore } from '#web/features/score/shown-score.ts'

const job = (position: string, company: string, line: string) => ({
  company,
  position,
  startDate: '2020-01',
  endDate: '',
  current: true,
  description: '',
  achievements: [line],
})
const resume: ResumeContent = {
  ...emptyContent(),
  experience: [
    job('Cook', 'Blue Door', 'Cooked for 80 guests a night'),
    job('Platform engineer', 'Acme', 'Ran Docker and Terraform for 40 services'),
  ],
  skills: { technical: ['SQL'], soft: [], languages: [] },
}
const posting = 'Platform engineer\n\nRequirements\n- Terraform\n- SQL\n- Kubernetes'
const shown = shownScore(scoreResume({ content: resume, jobDescription: posting, today: '2026-01-01' }))
const term = (form: string) => shown.match?.terms.find((each) => each.form === form)

test('a score can be cloned from a worker to the page', () => {
  expect(structuredClone(shown)).toEqual(shown)
})

test('a term used in a job is shown with its places and spelling', () => {
  expect(term('Terraform')).toMatchObject({
    evidence: 'context',
    seen: [{ path: 'experience.1.achievements.0', form: 'Terraform' }],
    placement: null,
  })
})

test('a missing term is suggested for the entry with the most closely related terms', () => {
  expect(term('Kubernetes')).toMatchObject({
    evidence: 'none',
    seen: [],
    placement: { path: 'experience.1.achievements', entry: 'Platform engineer, Acme' },
  })
})

test('a term is worth the points of its finding', () => {
  const finding = shown.findings.find(({ values }) => values?.['form'] === 'Kubernetes')
  expect(finding?.gain).toBeGreaterThan(0)
  expect(term('Kubernetes')?.gain).toBe(finding?.gain)
})

test('the positions of a term match the posting as it was read', () => {
  const [from, to] = term('Kubernetes')?.places[0] ?? []
  expect(shown.match?.text.slice(from, to)).toBe('Kubernetes')
})

test('without a posting there is no match, and a resume without jobs has no place for a term', () => {
  expect(shownScore(scoreResume({ content: resume, today: '2026-01-01' })).match).toBeNull()
  const withoutScripts = shownScore(
    scoreResume({ content: emptyContent(), jobDescription: posting, today: '2026-01-01' }),
  )
  expect(withoutScripts.match?.terms.map(({ placement }) => placement)).toEqual(
    withoutScripts.match?.terms.map(() => null),
  )
})

test.each<[string, Partial<ResumeContent>, boolean]>([
  ['a summary and skills', { summary: 'A cook.', skills: { technical: ['SQL'], soft: [], languages: [] } }, false],
  ['a blank job', { experience: [job('', '', '')] }, false],
  ['a job', { experience: [job('Cook', '', '')] }, true],
  ['a hidden job', { experience: [job('Cook', '', '')], hiddenSections: ['experience'] }, true],
  ['a project', { projects: [{ name: 'Shop', description: '', technologies: [], url: '', github: '' }] }, true],
])('a resume with %s', (_, more, isStarted) => {
  const content = { ...emptyContent(), ...more }
  expect(shownScore(scoreResume({ content, today: '2026-01-01' })).isStarted).toBe(isStarted)
})
