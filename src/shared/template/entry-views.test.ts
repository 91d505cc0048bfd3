import { expect, test } from 'vitest'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent, type Experience, type ResumeContent } from '#shared/resume/schema.ts'
import { experienceViews } from '#shared/template/entry-views.ts'

const jobs = (...entries: Partial<Experience>[]): ResumeContent => ({
  ...emptyContent(),
  experience: entries.map((entry, index) => ({ ...blankEntry('experience', `job-${index}`), ...entry })),
})
const printed = (content: ResumeContent) =>
  experienceViews(content, { lang: 'en', dates: 'short' }).map((view) => [
    view?.employer?.company?.html ?? null,
    view?.company?.html ?? null,
    view?.position?.html ?? null,
  ])

const [BISTRO, COOK, CHEF] = [
  { company: 'Bistro', position: 'Waiter' },
  { company: 'Grand Hotel', position: 'Head Chef' },
  { company: 'Grand Hotel', position: 'Cook', sameEmployer: true },
]

test('several roles are below the name of their employer', () => {
  expect(printed(jobs(BISTRO, COOK, CHEF))).toEqual([
    [null, 'Bistro', 'Waiter'],
    ['Grand Hotel', null, 'Head Chef'],
    [null, null, 'Cook'],
  ])
})

test('a role whose first one is hidden is not printed below the employer above', () => {
  expect(printed(jobs(BISTRO, { ...COOK, hidden: true }, CHEF))).toEqual([
    [null, 'Bistro', 'Waiter'],
    [null, 'Grand Hotel', 'Cook'],
  ])
})

test('a role whose other ones are hidden is printed like any other', () => {
  expect(printed(jobs(COOK, { ...CHEF, hidden: true }))).toEqual([[null, 'Grand Hotel', 'Head Chef']])
})
