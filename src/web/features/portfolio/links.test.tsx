import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ShareLink } from '#shared/contract/portfolio.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { draftOf, lackOf, sentOf } from '#web/features/portfolio/link-rules.ts'
import { ResumeVisibility } from '#web/features/portfolio/resume-visibility.tsx'
import { makeLink, makePortfolio } from '#web/features/portfolio/testing.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
})

const open = (...links: ShareLink[]) => show(() => <ResumeVisibility portfolio={makePortfolio({ links })} />)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

test('a link is created with its name, password and expiry date', async () => {
  const requests = answerWith({ status: 201, body: makeLink({ label: 'City Council' }) })
  open()
  await press('New link')
  await userEvent.type(dialog().getByLabelText(/Name/), ' City Council ')
  await userEvent.click(dialog().getByLabelText('Require a password'))
  await userEvent.type(dialog().getByLabelText('Password'), 'lamp')
  await userEvent.click(dialog().getByLabelText('Set an expiration date'))
  fireEvent.change(dialog().getByLabelText('Expires on'), { target: { value: '2026-05-01' } })
  await press('Create link')
  const body = { resumeId: 7, label: 'City Council', password: 'lamp', expiresAt: '2026-05-01T23:59:59Z' }
  expect(requests).toEqual([{ method: 'POST', path: '/api/portfolio/links', body }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shownToasts()).toMatchObject([{ title: 'Link created', action: { label: 'Copy link' } }])
})

test('missing values are shown beside their fields, the first one takes the focus, and nothing is sent', async () => {
  const requests = answerWith()
  open()
  await press('New link')
  await userEvent.click(dialog().getByLabelText('Require a password'))
  await userEvent.click(dialog().getByLabelText('Set an expiration date'))
  await press('Create link')
  for (const sentence of ['Enter a name, such as the employer’s.', 'Enter a password.', 'Choose a date.'])
    expect(dialog().getByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(dialog().getByLabelText(/Name/))
  expect(requests).toEqual([])
})

test('a refusal keeps the dialog open with everything that was typed', async () => {
  const message = 'Choose a date between today and 2 years from now.'
  answerWith({ status: 400, body: { message, code: 'invalid_fields', fields: { expiresAt: message } } })
  open()
  await press('New link')
  await userEvent.type(dialog().getByLabelText(/Name/), 'City')
  await userEvent.click(dialog().getByLabelText('Set an expiration date'))
  fireEvent.change(dialog().getByLabelText('Expires on'), { target: { value: '2020-01-01' } })
  await press('Create link')
  expect(dialog().getByText(message)).toBeTruthy()
  expect(dialog().getByLabelText<HTMLInputElement>(/Name/).value).toBe('City')
})

test('a link shows its URL, its password and its expiry date', () => {
  open(
    makeLink({ hasPassword: true, expiresAt: '2026-05-01T23:59:59.000Z' }),
    makeLink({
      id: 'b',
      label: 'City',
      expiresAt: '2026-03-01T23:59:59.000Z',
      isExpired: true,
      counts: { views: 1, downloads: 2 },
    }),
  )
  const [first, second] = within(screen.getByRole('list', { name: 'Links to Nurse' })).getAllByRole('listitem')
  expect(first?.textContent).toContain('/shared/abcdefghijklmnopqrstuv')
  expect(first?.textContent).toContain('Password')
  expect(first?.textContent).toContain('Expires on May 1, 2026')
  expect(second?.textContent).toContain('Expired on Mar 1, 2026')
  expect(second?.textContent).toContain('1 view, 2 downloads in the last 30 days')
})

test('renaming a link keeps its password and expiry date', async () => {
  const link = makeLink({ hasPassword: true, expiresAt: '2026-03-01T23:59:59.000Z', isExpired: true })
  const requests = answerWith({ status: 200, body: link })
  open(link)
  await press('Edit link “St. Mary’s”')
  await userEvent.type(dialog().getByLabelText(/Name/), ' II')
  await press('Save link')
  const path = '/api/portfolio/links/abcdefghijklmnopqrstuv'
  expect(requests).toEqual([{ method: 'PUT', path, body: { label: 'St. Mary’s II' } }])
})

test('a link is deleted after a confirmation', async () => {
  const requests = answerWith({ status: 404, body: { message: 'We can’t find this link.', code: 'link_not_found' } })
  open(makeLink())
  await press('Delete link “St. Mary’s”')
  await press('Cancel')
  expect(requests).toEqual([])
  await press('Delete link “St. Mary’s”')
  await press('Delete link')
  expect(requests).toMatchObject([{ method: 'DELETE', path: '/api/portfolio/links/abcdefghijklmnopqrstuv' }])
  // Deleted in another tab: the result is the same.
  expect(shownToasts()).toMatchObject([{ title: 'Link deleted' }])
})

test('removing the password and expiry date is confirmed, and a new password is sent', () => {
  const link = makeLink({ hasPassword: true, expiresAt: '2026-05-01T23:59:59.000Z' })
  const draft = draftOf(link)
  expect(sentOf({ ...draft, wantsPassword: false, ends: false }, link)).toEqual({
    label: 'St. Mary’s',
    password: null,
    expiresAt: null,
  })
  expect(sentOf({ ...draft, password: 'new one' }, link)).toEqual({ label: 'St. Mary’s', password: 'new one' })
  expect([...lackOf(draft, link)]).toEqual([])
})
