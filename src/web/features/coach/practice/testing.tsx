import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { CoachAttempt, CoachSession } from '#shared/contract/coach.ts'
import { Practice } from '#web/features/coach/practice/practice.tsx'
import { show } from '#web/testing/show.tsx'

const question = (id: string, text: string): CoachSession['asked'][number] => ({
  id,
  kind: 'behavioural',
  text,
  competency: 'conflict',
  listensFor: 'Whether you stay calm.',
  about: null,
  attempts: [],
  first: null,
  best: null,
})
export const session: CoachSession = {
  id: 3,
  role: 'Baker',
  industry: 'general',
  level: 'Senior',
  kinds: ['behavioural'],
  postingTitle: '',
  questions: 2,
  answered: 0,
  average: null,
  createdAt: '2026-04-05T10:00:00.000Z',
  asked: [question('q1', 'When did you disagree?'), question('q2', 'What went wrong?')],
  averages: { total: { first: null, best: null }, criteria: [] },
}
export const place = { sessionId: 3, questionId: 'q1' }
export const attempt = (number: number, answer: string, total: number, points: 1 | 3): CoachAttempt => ({
  attempt: number,
  answer,
  spokenSeconds: null,
  createdAt: '2026-04-05T10:00:00.000Z',
  feedback: {
    total,
    fixFirst: 'result',
    judged: [{ criterion: 'result', points, evidence: ['Bread'], advice: 'result-without-number', values: {} }],
  },
})
export const judged = (one: CoachAttempt) => Response.json({ attempt: one, comparison: null })

type Asked = { path: string; body: unknown }
export function answerWith(...answers: (Response | Error)[]): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    // What comes beside the feedback is the business of other tests.
    if (path === '/api/coach/remarks') return new Response(null, { status: 503 })
    asked.push({ path, body: JSON.parse(init.body) })
    const answer = answers.shift()
    if (!answer) throw new Error(`Nobody answers ${path}`)
    if (answer instanceof Error) throw answer
    return answer
  })
  return asked
}

export const user = userEvent.setup()
export const open = (at = 0) => show(() => <Practice session={session} at={at} resumes={[]} />)
export const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer')
export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
