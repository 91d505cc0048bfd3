import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { Stats } from '#web/features/dashboard/stats.tsx'
import { show } from '#web/testing/show.tsx'

const time = '2026-01-01T00:00:00.000Z'
const scored = (atsScore: number): ResumeCard => ({
  id: atsScore,
  title: 'Cook',
  templateId: null,
  atsScore,
  isPublic: false,
  version: 1,
  createdAt: time,
  updatedAt: time,
})

test('the average score is points, and the optimized resumes say from which score they count', () => {
  show(() => <Stats resumes={[scored(90), scored(85)]} />)
  const figure = (label: string) => screen.getByText(label).closest('div')
  expect(figure('Average ATS Score')?.querySelector('dd')?.textContent).toBe('88')
  expect(figure('ATS Optimized')?.querySelector('dt')?.textContent).toContain('Score 90 or more')
  expect(figure('ATS Optimized')?.querySelector('dd')?.textContent).toBe('1')
})
