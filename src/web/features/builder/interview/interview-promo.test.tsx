import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ALL_RIGHTS, rightsOf, type Rights } from '#shared/billing/rights.ts'
import InterviewPromo from '#web/features/builder/interview/interview-promo.tsx'
import { show } from '#web/testing/show.tsx'

beforeEach(() => localStorage.clear())

const Promo = () => <InterviewPromo className="" />

const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null }
const showWith = async (rights: Rights) => {
  show(Promo, { id: 'root', loader: () => ({ ...visitor, rights }), HydrateFallback: () => null })
  return screen.findByRole('link')
}
const selling = { payments: true, enforced: false }

test('the promo links to the interview prep, and shows its current and former price', async () => {
  const link = await showWith(rightsOf([], selling))
  expect(link.getAttribute('href')).toBe('/interview-prep')
  expect(link.textContent).toBe('Interview Prep$5regular price $29')
  expect(link.querySelector('s')?.textContent).toContain('$29')
})

test.each([
  ['where everything is free,', ALL_RIGHTS],
  ['with the coach,', rightsOf(['coach'], selling)],
])('%s it shows no price', async (_, rights) => {
  expect((await showWith(rights)).textContent).toBe('Interview Prep')
})

test('a closed promo stays closed, in all its places', async () => {
  const { unmount } = show(() => (
    <>
      <Promo />
      <Promo />
    </>
  ))
  await userEvent.click((await screen.findAllByRole('button', { name: 'Close' }))[0] as HTMLElement)
  expect(screen.queryByRole('link')).toBeNull()
  expect(localStorage.getItem('interview-prep-promo')).toBe('yes')
  unmount()
  show(Promo)
  expect(screen.queryByRole('link')).toBeNull()
})
