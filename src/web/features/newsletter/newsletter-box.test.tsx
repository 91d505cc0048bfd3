import type { ComponentType } from 'react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NewsletterBox, NotifyBox } from '#web/features/newsletter/newsletter-box.tsx'
import { show } from '#web/testing/show.tsx'

/** A box on a site with a mail server, or on one without. */
async function showBox(Box: ComponentType, sendsListMail: boolean) {
  const loader = () => ({ locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null, sendsListMail })
  const Page = () => (
    <main>
      <Box />
    </main>
  )
  show(Page, { id: 'root', loader, HydrateFallback: () => null })
  await screen.findByRole('main')
}

test.each([
  ['newsletter', NewsletterBox, 'Subscribe'],
  ['waiting list', NotifyBox, 'Get Notified'],
])('the %s accepts addresses where emails can be sent', async (_, Box, action) => {
  await showBox(Box, true)
  expect(screen.getByRole('button', { name: action })).toBeDefined()
  expect(screen.getByLabelText('Email address')).toBeDefined()
})

test.each([
  ['newsletter', NewsletterBox],
  ['waiting list', NotifyBox],
])('without a mail server there is no %s, since addresses cannot be confirmed', async (_, Box) => {
  await showBox(Box, false)
  expect(screen.getByRole('main').textContent).toBe('')
})
