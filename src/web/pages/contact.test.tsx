import type { ComponentProps } from 'react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import Contact from '#web/pages/contact.tsx'
import { show } from '#web/testing/show.tsx'

const mailboxes = { support: 'help@cv.example', partners: null, press: null }

type Entered = { responseTimes?: string; organizations?: string }

function showContact(isSelling: boolean, entered: Entered = {}) {
  // The page reads nothing else.
  const props = { loaderData: { mailboxes, isSelling, ...entered }, actionData: undefined }
  show(() => <Contact {...(props as unknown as ComponentProps<typeof Contact>)} />, { at: '/contact' })
}
const pageHtml = () => document.documentElement.outerHTML
const MONEY = /paid|payment|billing|cancel/i

test('with plans for sale, the page explains how to cancel one and takes questions about payments', () => {
  showContact(true)
  expect(screen.getByText('Can I cancel at any time?')).toBeDefined()
  expect(screen.getByRole('option', { name: 'Plans and payments' })).toBeDefined()
  expect(screen.getByText('Help with your resume, your account, or a payment.')).toBeDefined()
})

test('without plans for sale, the page and its metadata do not mention payments', () => {
  showContact(false)
  expect(screen.getByText('help@cv.example')).toBeDefined()
  expect(screen.getAllByRole('option')).toHaveLength(7)
  expect(MONEY.exec(pageHtml())?.[0]).toBeUndefined()
})

test('a pasted message is never cut: its length is for the server to refuse', () => {
  showContact(true)
  for (const name of ['Name', 'Email', 'Subject', 'Message'])
    expect(screen.getByLabelText(new RegExp(`^${name}`)).hasAttribute('maxlength')).toBe(false)
})

test('encryption in transit is promised only if the URL starts with https', () => {
  showContact(true)
  expect(pageHtml()).not.toContain('sent over an encrypted connection')
  expect(pageHtml()).toContain('If the site’s address starts with https, the connection is encrypted.')
})

test('response times and plans for organizations are promised only in the words of the administrator', () => {
  showContact(true)
  expect(screen.queryByText('Response Times')).toBeNull()
  expect(screen.queryByText('Do you offer plans for organizations?')).toBeNull()
})

test('what the administrator entered is shown', () => {
  showContact(true, { responseTimes: 'Support: within 24 hours', organizations: 'Yes, from ten people.' })
  expect(screen.getByRole('heading', { name: 'Response Times' })).toBeDefined()
  expect(screen.getByText('Support: within 24 hours')).toBeDefined()
  expect(screen.getByText('Do you offer plans for organizations?')).toBeDefined()
  expect(screen.getByText('Yes, from ten people.')).toBeDefined()
})
