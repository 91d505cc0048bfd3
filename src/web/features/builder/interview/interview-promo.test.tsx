import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { InterviewPromo } from '#web/features/builder/interview/interview-promo.tsx'
import { show } from '#web/testing/show.tsx'

beforeEach(() => localStorage.clear())

test('the promo leads to the interview prep, and says what it costs and used to', () => {
  show(InterviewPromo)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('/interview-prep')
  expect(link.textContent).toBe('Interview Prep$5instead of $29')
  expect(link.querySelector('s')?.textContent).toContain('$29')
})

test('where everything is free it says no price', async () => {
  const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null, isFree: true }
  show(InterviewPromo, { id: 'root', loader: () => visitor, HydrateFallback: () => null })
  expect((await screen.findByRole('link')).textContent).toBe('Interview Prep')
})

test('once closed it stays away', async () => {
  const { unmount } = show(InterviewPromo)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('link')).toBeNull()
  unmount()
  show(InterviewPromo)
  expect(screen.queryByRole('link')).toBeNull()
})
