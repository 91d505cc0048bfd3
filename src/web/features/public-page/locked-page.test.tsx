import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { LockedPage } from '#web/features/public-page/locked-page.tsx'
import { show } from '#web/testing/show.tsx'

const never = () => new Promise<null>(() => {})
const isOpenButtonBusy = async () =>
  (await screen.findByRole('button', { name: /Open/ })).getAttribute('aria-busy') === 'true'

/** A page that asks for a password, with a link to a page that never loads. */
function showLocked() {
  const children = [
    { path: '/', Component: () => <LockedPage problem={undefined} />, action: never },
    { path: '/slow', loader: never, Component: () => null },
  ]
  const Frame = () => (
    <>
      <Link to="/slow">Slow</Link>
      <Outlet />
    </>
  )
  show(Frame, { path: '/', children })
}

test('loading another page does not disable the button of a form', async () => {
  showLocked()
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Slow' })))
  expect(await isOpenButtonBusy()).toBe(false)
})

test('a form being submitted shows progress on its button', async () => {
  showLocked()
  await userEvent.type(await screen.findByLabelText('Password', { selector: 'input' }), 'secret{Enter}')
  expect(await isOpenButtonBusy()).toBe(true)
})
