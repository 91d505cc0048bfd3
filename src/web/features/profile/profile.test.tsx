import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { keepDraft } from '#web/features/profile/profile-draft.ts'
import type { AccountProfile } from '#web/features/profile/account-profile.ts'
import { Profile } from '#web/features/profile/profile.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const ada: AccountProfile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '',
  location: 'London',
  website: 'ada.example',
  github: 'javascript:alert(1)',
  linkedin: '',
  email: 'ada@example.com',
  emailConfirmed: false,
  profileImageUrl: null,
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
})
const open = () => show(() => <Profile profile={ada} />)
const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit Profile' }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const location = () => screen.getByLabelText<HTMLInputElement>('Location')

test('a profile is shown with initials, and with links only to web pages', () => {
  open()
  expect(screen.getByRole('link', { name: 'ada.example' }).getAttribute('href')).toBe('https://ada.example')
  expect(screen.queryByRole('link', { name: /alert/ })).toBeNull()
  expect(screen.getByText('AL')).toBeTruthy()
})

test('canceling restores the stored values', async () => {
  open()
  await edit()
  await userEvent.type(location(), ' SW1')
  await press('Cancel')
  await edit()
  expect(location().value).toBe('London')
})

test('a saved profile is shown with a confirmation', async () => {
  const requests = answerWith({ status: 200, body: ada })
  open()
  await edit()
  await userEvent.type(location(), ' SW1')
  await press('Save Changes')
  expect(requests).toMatchObject([{ method: 'PUT', path: '/api/profile', body: { location: 'London SW1' } }])
  expect(shownToasts()).toMatchObject([{ title: 'Profile Updated' }])
  expect(screen.getByRole('button', { name: 'Edit Profile' })).toBe(document.activeElement)
})

test('a rejected field shows the reason, and all input stays', async () => {
  const body = { message: 'Shorten this.', code: 'invalid_fields', fields: { location: 'Shorten this.' } }
  answerWith({ status: 400, body })
  open()
  await edit()
  await userEvent.type(location(), ' SW1')
  await press('Save Changes')
  expect(location().value).toBe('London SW1')
  expect(location().getAttribute('aria-invalid')).toBe('true')
})

test('text typed before the session expired is restored after signing in to the same account', () => {
  const { email: _email, emailConfirmed: _confirmed, profileImageUrl: _url, ...fields } = ada
  keepDraft('ada@example.com', { ...fields, location: 'Turin' })
  open()
  expect(location().value).toBe('Turin')
})

test('text typed in another account is not shown', () => {
  const { email: _email, emailConfirmed: _confirmed, profileImageUrl: _url, ...fields } = ada
  keepDraft('grace@example.com', { ...fields, location: 'Turin' })
  open()
  expect(screen.queryByLabelText('Location')).toBeNull()
})

const openWithLink = () =>
  show(
    () => (
      <>
        <Profile profile={ada} />
        <Link to="/templates">Templates</Link>
        <p>At {useLocation().pathname}</p>
      </>
    ),
    { at: '/profile' },
  )

test('leaving with unsaved edits asks first, and keeps them if the answer is no', async () => {
  openWithLink()
  await edit()
  await userEvent.type(location(), ' SW1')
  await userEvent.click(screen.getByRole('link', { name: 'Templates' }))
  await screen.findByText('Discard your changes?')
  await press('Keep editing')
  expect(screen.getByText('At /profile')).toBeTruthy()
  expect(location().value).toBe('London SW1')
  await userEvent.click(screen.getByRole('link', { name: 'Templates' }))
  await press('Discard changes')
  expect(await screen.findByText('At /templates')).toBeTruthy()
})

test('leaving without edits asks nothing', async () => {
  openWithLink()
  await edit()
  await userEvent.click(screen.getByRole('link', { name: 'Templates' }))
  expect(await screen.findByText('At /templates')).toBeTruthy()
})

test.each([
  [true, 1],
  [false, 0],
])('settings are named for a change of address only where email is sent (%s)', async (sendsMail, links) => {
  const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null, sendsMail }
  show(() => <Profile profile={ada} />, { id: 'root', loader: () => visitor, HydrateFallback: () => null })
  await screen.findByText('London')
  expect(screen.queryAllByRole('link', { name: 'Change in settings' })).toHaveLength(links)
  expect(screen.queryAllByText('Not confirmed')).toHaveLength(links)
})

test('a file that this browser cannot display is not sent', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  open()
  await userEvent.upload(screen.getByLabelText('Picture file'), new File(['x'], 'x.png', { type: 'image/png' }))
  expect(shownToasts()).toMatchObject([{ title: 'Couldn’t change your picture', variant: 'destructive' }])
})
