import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CoachNegotiation } from '#shared/contract/coach-negotiations.ts'
import type { CoachSessionCard } from '#shared/contract/coach.ts'
import type { Kept } from '#web/features/coach/sales/kept-work.tsx'
import { exampleOf } from '#web/features/coach/sales/load-example.ts'
import { Sales } from '#web/features/coach/sales/sales.tsx'
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
const talk: CoachNegotiation = {
  id: 8,
  createdAt: '2026-04-06T10:00:00.000Z',
  record: {
    seed: 1,
    role: 'Head baker',
    scenario: 'raise',
    style: 'warm',
    ask: { target: 52_000, walkAway: 46_000, currency: 'EUR', period: 'year' },
    moves: [],
    outcome: 'agreed',
  },
}
const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null }

async function open({ isFree = false, isSignedIn = false, kept = null as Kept | null } = {}) {
  show(() => <Sales isSignedIn={isSignedIn} kept={kept} example={exampleOf()} />, {
    id: 'root',
    loader: () => ({ ...visitor, isFree }),
    HydrateFallback: () => null,
  })
  await screen.findByRole('heading', { level: 1 })
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('where something costs something, the price and what it was stand beside the way to it', async () => {
  await open()
  expect(screen.getByText('$5')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign in to get the coach' })).toBeDefined()
})

test('where payments are off nobody is told of a price, of buying or of money back', async () => {
  await open({ isFree: true })
  expect(document.body.textContent).not.toMatch(/\$|money-back|Paid once|Payments/)
  expect(screen.getByRole('link', { name: 'Sign in to practise' }).getAttribute('href')).toBe(
    '/auth?next=/interview-prep',
  )
})

test('whoever has lost the coach finds what they did before, to read and not to go on with', async () => {
  await open({ isSignedIn: true, kept: { sessions: [card], negotiations: [talk] } })
  expect(screen.getByText('The coach is not open to your account any more')).toBeDefined()
  expect(hrefs()).toEqual(['/settings', '/interview-prep/3/report', '/interview-prep/negotiation?shown=8'])
})

test('whoever never had it is told nothing of earlier work', async () => {
  await open({ isSignedIn: true, kept: { sessions: [], negotiations: [] } })
  expect(screen.queryByText('The coach is not open to your account any more')).toBeNull()
})
