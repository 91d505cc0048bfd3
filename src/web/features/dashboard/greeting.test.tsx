import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Greeting } from '#web/features/dashboard/greeting.tsx'
import { show } from '#web/testing/show.tsx'

test.each([
  ['Grace', 'Ada Lovelace', 'Hi Grace'],
  ['', 'Dr. Ada Lovelace', 'Hi Ada'],
  [' ', ' ', 'Hi there'],
])('with the first name “%s” and a resume of “%s” it says “%s”', async (firstName, fullName, words) => {
  const loader = () => ({ user: { firstName } })
  show(() => <Greeting fullName={fullName} />, { id: 'root', loader, HydrateFallback: () => null })
  expect((await screen.findByRole('heading', {}, { timeout: 15_000 })).textContent).toBe(words)
})
