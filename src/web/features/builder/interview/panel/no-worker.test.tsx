import '#web/testing/fake-indexeddb.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startInterview } from '#shared/interview/flow.ts'
import { InterviewWorker } from '#web/features/builder/interview/testing/interview-worker.ts'
import { makeBuilder } from '#web/features/builder/testing/make-builder.ts'
import {
  button,
  COOKS_RESUME,
  field,
  showInterview,
  skipBasics,
  user,
} from '#web/features/builder/testing/show-interview.tsx'
import { removeInterview, writeInterview } from '#web/persistence/stored-interview.ts'

// A browser in which no worker starts, or in which the worker's file fails to load.

beforeEach(() => {
  localStorage.clear()
  removeInterview('resume:7')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

class NoWorker {
  constructor() {
    throw new TypeError('No worker starts here')
  }
}

/** An interview whose questions were requested and failed to load. */
async function fail() {
  vi.stubGlobal('Worker', NoWorker)
  await showInterview(makeBuilder({ signedIn: true, resume: COOKS_RESUME }))
  await skipBasics()
  await user.selectOptions(screen.getByLabelText('Level'), 'Senior')
  await user.click(button('Start the interview'))
}

test('missing questions are reported, and retrying online reloads the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  await fail()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load interview questions. Please try again.')
  await user.click(button('Retry'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a stored interview continues with the questions that it has', async () => {
  vi.stubGlobal('Worker', NoWorker)
  const stored = {
    ...startInterview(),
    about: { industry: '', level: 'Senior', targetRole: 'Cook' },
    questions: [{ id: 'general.senior-values-1', category: 'values', question: 'What do you hold to?' }],
    typed: { 'general.senior-values-1': 'Clean pans' },
  }
  writeInterview('resume:7', JSON.stringify(stored))
  await showInterview(makeBuilder({ signedIn: true, resume: COOKS_RESUME }))
  expect(await screen.findByLabelText('What do you hold to?')).toBe(field())
  expect(field().value).toBe('Clean pans')
  await act(async () => {})
  expect(screen.queryByRole('alert')).toBeNull()
})

// Last, since its page has a worker from then on.
test('offline, questions are requested again without reloading the page, for the same role and level', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await fail()
  await screen.findByRole('alert')
  vi.stubGlobal('Worker', InterviewWorker)
  await user.click(button('Retry'))
  expect(await screen.findByText('Cook · Senior · Hospitality & Tourism')).toBeDefined()
  expect(screen.getByRole('progressbar')).toBeDefined()
})
