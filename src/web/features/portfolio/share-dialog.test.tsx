import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import ShareDialog from '#web/features/portfolio/share-dialog.tsx'
import { makePortfolio, makeResume } from '#web/features/portfolio/testing.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
})
/** Waits for the translations. */
const open = () => act(async () => void show(() => <ShareDialog resumeId={7} onClose={() => {}} />))

test('a resume is published from the builder, and its URL appears right away', async () => {
  const { isTakenDown: _taken, counts: _counts, ...card } = makeResume({ isPublic: true })
  const requests = answerWith({ status: 200, body: makePortfolio({ slug: 'ada' }) }, { status: 200, body: card })
  await open()
  await userEvent.click(await screen.findByRole('switch', { name: /Public/ }))
  expect(requests.at(-1)).toEqual({ method: 'PUT', path: '/api/resumes/7/visibility', body: { isPublic: true } })
  expect(await screen.findByText('/portfolio/ada/7')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View page in a new tab' }).getAttribute('target')).toBe('_blank')
})

test('with an unconfirmed email address the switch is disabled and explains why', async () => {
  answerWith({ status: 200, body: makePortfolio({ mustConfirm: true }) })
  await open()
  expect((await screen.findByRole('switch', { name: /Public/ })).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Confirm your email address first')).toBeTruthy()
})

test('a failed request can be retried', async () => {
  answerWith(new TypeError('offline'), { status: 200, body: makePortfolio() })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('switch', { name: /Public/ })).toBeTruthy()
})
