import type { ComponentProps } from 'react'
import { screen } from '@testing-library/react'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#web/lib/request-context.ts'
import NewsletterPage, { action } from '#web/pages/newsletter.tsx'
import { show } from '#web/testing/show.tsx'

/** The form of a box, sent without scripts to a server whose API gives this response. */
async function sending(fields: Readonly<Record<string, string>>, answer: Response) {
  const context = new RouterContextProvider()
  const send = async () => answer
  context.set(requestContext, { nonce: '', locale: 'en', theme: 'light', brand: '', origin: '', send })
  const body = new URLSearchParams(fields)
  const request = new Request('https://cv.example/newsletter', { method: 'POST', body })
  return (await action({ request, context, params: {} } as unknown as Parameters<typeof action>[0])).data
}

async function showPage(actionData: Awaited<ReturnType<typeof sending>> | undefined, sendsListMail = true) {
  const loader = () => ({ locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null, sendsListMail })
  // The page reads only the action's result.
  const props = { actionData } as ComponentProps<typeof NewsletterPage>
  show(() => <NewsletterPage {...props} />, { at: '/newsletter', id: 'root', loader, HydrateFallback: () => null })
  await screen.findByRole('heading', { level: 1 })
}

const MISTYPED = 'Enter an email address like name@example.com.'
const refusal = () =>
  Response.json({ message: MISTYPED, code: 'invalid_fields', fields: { email: MISTYPED } }, { status: 400 })
const field = () => screen.getByLabelText<HTMLInputElement>('Email address')
const hiddenTopic = () => document.querySelector<HTMLInputElement>('input[name=topic]')?.value

test('an address rejected for the waiting list can be corrected there, for the same list', async () => {
  await showPage(await sending({ email: 'ada@nowhere', topic: 'cover-letters' }, refusal()))
  expect(hiddenTopic()).toBe('cover-letters')
  expect(screen.getByRole('button').textContent).toBe('Get Notified')
  expect(field().value).toBe('ada@nowhere')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(MISTYPED).length).toBeGreaterThan(0)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/templates')
})

test('after too many attempts the newsletter form keeps the typed address', async () => {
  const waits = { message: 'Too many attempts. Try again in 60 minutes.', code: 'too_many_tries' }
  await showPage(
    await sending({ email: 'ada@example.com', topic: 'newsletter' }, Response.json(waits, { status: 429 })),
  )
  expect([hiddenTopic(), field().value]).toEqual(['newsletter', 'ada@example.com'])
  expect(screen.getByRole('alert').textContent).toContain(waits.message)
  expect(screen.getByRole('button').textContent).toBe('Subscribe')
})

test('opening the URL directly shows the newsletter', async () => {
  await showPage(undefined)
  expect([hiddenTopic(), field().value]).toEqual(['newsletter', ''])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('without a mail server the page does not ask to check for an email', async () => {
  await showPage(await sending({ email: 'ada@example.com' }, Response.json({}, { status: 202 })), false)
  expect(document.body.textContent).not.toContain('Check your inbox')
  expect(document.body.textContent).toContain('This site doesn’t send emails')
  expect(screen.queryByRole('button')).toBeNull()
})
