import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Claims } from '#web/features/claims/claims.tsx'
import { show } from '#web/testing/show.tsx'

test('a page shows only the claims that it is given', () => {
  show(() => <Claims claims={{ rating: 'Rated 4.8 of 5', users: '50,000+ users' }} of={['rating', 'interviews']} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Rated 4.8 of 5'])
})

test('without claims nothing takes their place', () => {
  const { container } = show(() => <Claims claims={{}} of={['rating']} />)
  expect(container.querySelector('ul')).toBeNull()
})
