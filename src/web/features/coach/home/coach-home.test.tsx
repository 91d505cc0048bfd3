import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { CoachProgress, CoachSessionCard } from '#shared/contract/coach.ts'
import { CoachHome } from '#web/features/coach/home/coach-home.tsx'
import { show } from '#web/testing/show.tsx'

const card: CoachSessionCard = {
  id: 3,
  role: 'Baker',
  industry: 'general',
  level: 'Senior',
  kinds: ['behavioural'],
  postingTitle: '',
  questions: 6,
  answered: 2,
  average: 61,
  createdAt: '2026-04-05T10:00:00.000Z',
}
const progress: CoachProgress = {
  days: [
    { day: '2026-04-04', answers: 2, average: 40 },
    { day: '2026-04-05', answers: 1, average: 70 },
  ],
  criteria: [{ criterion: 'result', days: [{ day: '2026-04-05', points: 3.2 }] }],
}
const resume = {
  id: 7,
  title: 'Bakery',
  templateId: null,
  atsScore: null,
  isPublic: false,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
}
const defaults = { role: 'Baker', industry: 'Retail', level: 'Senior' as const, resumeId: 7 }
const user = userEvent.setup()
const open = (sessions = [card], own = progress) =>
  show(() => <CoachHome sessions={sessions} progress={own} resumes={[resume]} defaults={defaults} />)

function answerWith(answer: Response) {
  const requests: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    requests.push({ path, body: JSON.parse(init.body) })
    return answer
  })
  return requests
}
afterEach(() => vi.unstubAllGlobals())

test("a session starts with the defaults and the user's changes", async () => {
  const requests = answerWith(Response.json({ code: 'no_questions', message: 'No question fits.' }, { status: 422 }))
  open()
  await user.click(screen.getByRole('checkbox', { name: 'Salary' }))
  await user.selectOptions(screen.getByLabelText('Questions'), '10')
  await user.click(screen.getByRole('button', { name: 'Start practicing' }))
  expect(requests).toEqual([
    {
      path: '/api/coach/sessions',
      body: {
        role: 'Baker',
        industry: 'Retail',
        level: 'Senior',
        kinds: ['behavioural', 'role', 'resume', 'curveball'],
        posting: '',
        questions: 10,
        resumeId: 7,
      },
    },
  ])
  expect((await screen.findByRole('alert')).textContent).toContain('No question fits.')
  expect(screen.getByRole('textbox', { name: 'Role' })).toHaveProperty('value', 'Baker')
})

test('without any question type nothing is requested, and a message explains why', async () => {
  const requests = answerWith(Response.json({}))
  open()
  for (const kind of ['Behavioral', 'Your role', 'Your resume', 'Unexpected', 'Salary'])
    await user.click(screen.getByRole('checkbox', { name: kind }))
  await user.click(screen.getByRole('button', { name: 'Start practicing' }))
  expect(screen.getByText('Choose at least one type.')).toBeDefined()
  expect(requests).toEqual([])
})

test('progress is shown as a chart, a sentence and a table, the latest day first', () => {
  open()
  expect(screen.getByText('Average points by day, from 40 to 70')).toBeDefined()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['DayAnswersAverage', 'Apr 5, 2026170', 'Apr 4, 2026240'])
  expect(screen.getByText('Result').parentElement?.textContent).toBe('ResultGood')
})

test('an unfinished session can be continued, and each has its report', () => {
  open()
  expect(screen.getByRole('link', { name: 'Continue Baker' }).getAttribute('href')).toBe('/interview-prep/3')
  expect(screen.getByRole('link', { name: 'Baker' }).getAttribute('href')).toBe('/interview-prep/3/report')
  expect(screen.getByText(/2 of 6 questions answered/)).toBeDefined()
})

test('an account without sessions sees what will appear here', () => {
  open([], { days: [], criteria: [] })
  expect(screen.getByText('Your sessions appear here')).toBeDefined()
  expect(screen.getByText(/after your first answers/)).toBeDefined()
})
