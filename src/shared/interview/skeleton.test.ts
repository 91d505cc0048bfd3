import { expect, test } from 'vitest'
import { certificatesIn, firstOpenStep, withBlankEntry, withoutBlanks } from '#shared/interview/skeleton.ts'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

const cook = { ...blankEntry('experience', 'cook'), position: 'Cook', company: 'Bistro' }
const named = (more: Partial<ResumeContent> = {}): ResumeContent => ({
  ...emptyContent(),
  personalInfo: { ...emptyContent().personalInfo, fullName: 'Dana Reyes' },
  ...more,
})

test('the interview begins with the first step that the resume lacks', () => {
  expect(firstOpenStep(emptyContent())).toBe('name')
  expect(firstOpenStep(named())).toBe('contact')
  const reachable = { ...named().personalInfo, phone: '555 0142' }
  expect(firstOpenStep(named({ personalInfo: reachable }))).toBe('jobs')
  expect(firstOpenStep(named({ experience: [{ ...cook, company: '' }], personalInfo: reachable }))).toBe('jobs')
})

test('a resume with a name and jobs is asked for the target at once', () => {
  expect(firstOpenStep(named({ experience: [cook] }))).toBe('target')
})

test('entries that stay empty are removed, and all others stay as they are', () => {
  const content = named({ experience: [cook] })
  const more = withBlankEntry(content, 'jobs', 'new')
  expect(more.experience.map(({ id }) => id)).toEqual(['cook', 'new'])
  expect(withoutBlanks(more, 'jobs').experience).toEqual([cook])
  expect(withoutBlanks(content, 'jobs')).toBe(content)
  const dated = { ...blankEntry('experience', 'dated'), startDate: '2019' }
  expect(withoutBlanks(named({ experience: [dated] }), 'jobs').experience).toEqual([dated])
})

test('certificates are lines without blank ones, and no word of a long one is lost', () => {
  const typed = certificatesIn(`License\n\n${'x'.repeat(301)}`)
  expect(typed).toEqual(['License', '', 'x'.repeat(300), 'x'])
  const cleaned = withoutBlanks({ ...emptyContent(), certifications: ['License ', ' ', 'First aid'] }, 'certificates')
  expect(cleaned.certifications).toEqual(['License', 'First aid'])
})
