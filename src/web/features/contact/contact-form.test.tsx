import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(clearToasts)

test('a message with a receipt says so', () => {
  show(() => <ContactForm answer={{ code: 'sent', receipt: true }} isSelling about={null} />)
  const confirmation = 'We got your message, and a confirmation email is on its way.'
  expect(screen.getByRole('note').textContent).toContain(confirmation)
  expect(shownToasts()[0]?.description).toBe(confirmation)
})

test('where no receipt is sent, none is promised', () => {
  show(() => <ContactForm answer={{ code: 'sent', receipt: false }} isSelling about={null} />)
  expect(screen.getByRole('note').textContent).toBe('Message sentWe got your message.')
  expect(shownToasts()[0]?.description).toBe('We got your message.')
})
