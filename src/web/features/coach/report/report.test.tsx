import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CoachSession } from '#shared/contract/coach.ts'
import { Report } from '#web/features/coach/report/report.tsx'
import { show } from '#web/testing/show.tsx'

const session: CoachSession = {
  id: 3,
  role: 'Baker',
  industry: 'general',
  level: 'Senior',
  kinds: ['behavioural'],
  postingTitle: '',
  questions: 1,
  answered: 0,
  average: null,
  createdAt: '2026-04-05T10:00:00.000Z',
  asked: [
    {
      id: 'q1',
      kind: 'behavioural',
      text: 'When did you disagree?',
      competency: 'conflict',
      listensFor: 'Whether you stay calm.',
      about: null,
      attempts: [],
      first: null,
      best: null,
    },
  ],
  averages: { total: { first: null, best: null }, criteria: [] },
}

test('a report links back to unanswered questions', () => {
  show(() => <Report session={session} owned />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Continue practicing',
    'Answer question 1',
  ])
})

test('without the coach a report can be read, printed and deleted, and has no links to closed pages', () => {
  show(() => <Report session={session} owned={false} />)
  expect(screen.getByText('1. When did you disagree?')).toBeDefined()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Print report', 'Delete'])
  expect(screen.queryByRole('link')).toBeNull()
})
