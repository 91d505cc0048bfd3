import { act, screen } from '@testing-library/react'
import { useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeAnswerDraft } from '#web/features/coach/answer-drafts.ts'
import { Practice } from '#web/features/coach/practice/practice.tsx'
import {
  answerWith,
  attempt,
  field,
  judged,
  open,
  place,
  press,
  session,
  user,
} from '#web/features/coach/practice/testing.tsx'
import { clearToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

beforeEach(() => removeAnswerDraft(place))
afterEach(() => {
  act(clearToasts)
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('each keystroke is stored in the browser, and a reopened page shows all of it', async () => {
  const { unmount } = open()
  await user.type(field(), 'Bread')
  expect(localStorage.getItem('coach-answer:3:q1')).toBe('{"text":"Bread","spokenSeconds":0}')
  unmount()
  open()
  expect(field().value).toBe('Bread')
})

test('an answer is sent with its question, its feedback is shown, and the focus moves there', async () => {
  const requests = answerWith(judged(attempt(1, 'Bread', 41, 1)))
  open()
  await user.type(field(), 'Bread')
  await press('Get feedback')
  expect(await screen.findByText('41 of 100 points')).toBeDefined()
  expect(requests).toEqual([{ path: '/api/coach/sessions/3/answers', body: { questionId: 'q1', answer: 'Bread' } }])
  expect(screen.getByText(/^Fix this first: Result/)).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Feedback')
  expect(document.querySelector('mark')?.textContent).toContain('Bread')
  expect(localStorage.getItem('coach-answer:3:q1')).toBeNull()
})

test('a new attempt starts with the last answer and shows what it changed', async () => {
  answerWith(judged(attempt(1, 'Bread', 41, 1)), judged(attempt(2, 'Bread!', 60, 3)))
  open()
  await user.type(field(), 'Bread')
  await press('Get feedback')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(field().value).toBe('Bread')
  await user.type(field(), '!')
  await press('Get feedback')
  expect(await screen.findByText('Up 19 from attempt 1')).toBeDefined()
  await press('Attempt 1, 41 points')
  expect(screen.getByText('41 of 100 points')).toBeDefined()
})

function Addressed() {
  const [search] = useSearchParams()
  return <Practice session={session} at={Number(search.get('question') ?? 1) - 1} resumes={[]} />
}
const heading = (name: string) => screen.findByRole('heading', { name })

test('the focus moves to a newly selected question, and stays put when the page opens', async () => {
  show(Addressed)
  await heading('When did you disagree?')
  expect(document.activeElement).toBe(document.body)
  await press('Skip')
  expect(document.activeElement).toBe(await heading('What went wrong?'))
  await user.click(screen.getByRole('link', { name: 'Previous question' }))
  expect(document.activeElement).toBe(await heading('When did you disagree?'))
})

test('trying again moves the focus to the answer', async () => {
  answerWith(judged(attempt(1, 'Bread', 41, 1)))
  open()
  await user.type(field(), 'Bread')
  await press('Get feedback')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(field())
})

test.each([
  ['offline', new TypeError('offline'), 'No connection. Try again when you’re back online.'],
  ['rate limited', Response.json({ code: 'too_many', message: 'Wait a minute.' }, { status: 429 }), 'Wait a minute.'],
  ['not owned', Response.json({ code: 'x', message: 'Not yours yet.' }, { status: 402 }), 'Not yours yet.'],
  ['gone', Response.json({ code: 'x', message: 'No such session.' }, { status: 404 }), 'No such session.'],
  ['broken', new Response('Bad gateway', { status: 502 }), /Something went wrong on our side\. Please try again/],
])('%s: an error is shown, and the answer stays', async (_, failure, sentence) => {
  answerWith(failure)
  open()
  await user.type(field(), 'Bread')
  await press('Get feedback')
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  expect(field().value).toBe('Bread')
  expect(localStorage.getItem('coach-answer:3:q1')).toContain('Bread')
})

test('an empty answer is not sent', async () => {
  const requests = answerWith()
  open()
  await press('Get feedback')
  expect(await screen.findByText('Please provide an answer before continuing.')).toBeDefined()
  expect(requests).toEqual([])
})

test('what the interviewer listens for is shown on demand', async () => {
  open()
  expect(screen.queryByText('Whether you stay calm.')).toBeNull()
  await press(/listening for/)
  expect(screen.getByText('Whether you stay calm.')).toBeDefined()
})

test('the timer can be turned on, which the browser remembers', async () => {
  const { unmount } = open()
  expect(screen.queryByRole('timer')).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Timer' }))
  expect(screen.getByRole('timer').textContent).toBe('0:00')
  unmount()
  open()
  expect(screen.getByRole('timer')).toBeDefined()
})

test('resetting the timer keeps the focus where it is', async () => {
  open()
  await user.click(screen.getByRole('switch', { name: 'Timer' }))
  await press('Reset timer')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset timer' }))
})
