import { expect, test } from 'vitest'
import { resumeStats } from '#web/features/dashboard/resume-stats.ts'

const scores = (...all: (number | null)[]) => all.map((atsScore) => ({ atsScore }))

test('the average is rounded and skips resumes without a score', () => {
  expect(resumeStats(scores(90, 85, null))).toEqual({ total: 3, averageScore: 88, optimized: 1 })
})

test('resumes with 90 or more count as optimized', () => {
  expect(resumeStats(scores(89, 90, 100))).toMatchObject({ optimized: 2 })
})

test('without a score there is no average', () => {
  expect(resumeStats([])).toEqual({ total: 0, averageScore: null, optimized: 0 })
  expect(resumeStats(scores(null))).toEqual({ total: 1, averageScore: null, optimized: 0 })
})
