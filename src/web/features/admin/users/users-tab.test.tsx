import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdminUser, AdminUserDetail } from '#shared/contract/admin-lists.ts'
import { UsersTab } from '#web/features/admin/users/users-tab.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const api = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => vi.stubGlobal('fetch', api))
afterEach(() => {
  act(clearToasts)
  api.mockReset()
  vi.unstubAllGlobals()
})

const ada: AdminUser = {
  id: 'u1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  createdAt: '2026-03-01T09:30:00.000Z',
  lastActive: '2026-03-09',
  resumeCount: 2,
  isSuspended: false,
}
const detail: AdminUserDetail = {
  ...ada,
  emailConfirmed: true,
  suspendedAt: null,
  address: 'ada-l',
  isProfilePublic: true,
  isPageTakenDown: false,
  products: [],
  resumes: [],
}
const publicResume = { id: 3, title: 'Engineer', updatedAt: '2026-03-02T08:00:00.000Z', links: 2 }

function showUser(of: Partial<AdminUserDetail> = {}) {
  let user = { ...detail, ...of }
  const loader = vi.fn<() => AdminUserDetail>(() => user)
  const tab = () => <UsersTab loaded={{ show: 'user', user: useLoaderData<AdminUserDetail>() }} />
  const become = (next: Partial<AdminUserDetail>) => {
    user = { ...user, ...next }
    return Response.json(user)
  }
  return { ...show(tab, { at: '/?tab=users&search=a&user=u1', loader }), loader, become }
}
const requests = () => api.mock.calls.map(([path, { method }]) => `${method} ${path}`)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const confirm = (name: string) => userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))

test('accounts link to their details, and suspended ones are marked', async () => {
  const bo = { ...ada, id: 'u2', email: 'bo@example.com', isSuspended: true, lastActive: null }
  const list = { search: 'a', page: 1, sort: 'createdAt', order: 'desc' } as const
  show(() => <UsersTab loaded={{ show: 'list', asked: list, users: { items: [ada, bo], total: 2, page: 1 } }} />, {
    at: '/?tab=users&search=a',
  })
  const [, first, second] = within(screen.getByRole('table', { name: 'Users' })).getAllByRole('row')
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/?tab=users&search=a&user=u1')
  expect(within(first!).queryByText('Suspended')).toBeNull()
  expect(within(second!).getByText('Suspended')).toBeTruthy()
})

test('an account shows its details, takes the focus, and links back to the list it was opened from', async () => {
  showUser()
  const heading = await screen.findByRole('heading', { name: 'Ada Lovelace' })
  expect(document.activeElement).toBe(heading)
  for (const words of ['ada@example.com', 'Mar 1, 2026', 'Mar 9, 2026', 'Confirmed', 'u1', '/portfolio/ada-l'])
    expect(screen.getAllByText(words)).not.toEqual([])
  expect(screen.getByRole('link', { name: 'All users' }).getAttribute('href')).toBe('/?tab=users&search=a')
})

test('a missing account says so', async () => {
  show(() => <UsersTab loaded={{ show: 'user', user: null }} />)
  expect(await screen.findByText('Account not found')).toBeTruthy()
})

test('suspending an account first shows the consequences', async () => {
  api.mockResolvedValue(Response.json({ ...detail, isSuspended: true }))
  const { loader } = showUser()
  await userEvent.click(await button('Suspend'))
  expect(screen.getByRole('alertdialog').textContent).toContain('They’ll be signed out everywhere')
  expect(requests()).toEqual([])
  const readBefore = loader.mock.calls.length
  await confirm('Suspend')
  expect(requests()).toEqual(['PUT /api/admin/users/u1/suspension'])
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Account suspended' }))
  await waitFor(() => expect(loader.mock.calls.length).toBeGreaterThan(readBefore))
})

test('answering the confirmation with no changes nothing', async () => {
  showUser()
  await userEvent.click(await button('Suspend'))
  await confirm('Cancel')
  expect(requests()).toEqual([])
})

test('a suspended account can be reinstated', async () => {
  api.mockResolvedValue(Response.json(detail))
  showUser({ isSuspended: true, suspendedAt: '2026-03-05T10:00:00.000Z' })
  expect((await screen.findByText(/^Since/)).textContent).toContain('Mar 5, 2026')
  await userEvent.click(await button('Reinstate'))
  expect(requests()).toEqual(['DELETE /api/admin/users/u1/suspension'])
})

test("a refusal shows the server's message", async () => {
  api.mockResolvedValue(Response.json({ message: 'No such account.', code: 'x' }, { status: 404 }))
  showUser({ isSuspended: true })
  await userEvent.click(await button('Reinstate'))
  await waitFor(() =>
    expect(shownToasts()[0]).toMatchObject({ description: 'No such account.', variant: 'destructive' }),
  )
})

test('a plan can be granted', async () => {
  const coach = { product: 'coach', source: 'operator', endsAt: null }
  const { become } = showUser()
  api.mockImplementation(async () => become({ products: [coach] }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Grant a plan' }), 'AI Interview Coach')
  await userEvent.click(await button('Grant'))
  expect(requests()).toEqual(['PUT /api/admin/users/u1/products/coach'])
  expect((await screen.findByText('Granted by you')).parentElement?.textContent).toContain('AI Interview Coach')
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'AI Interview Coach' }).disabled).toBe(true)
})

test('a granted plan can be revoked, a purchased one cannot', async () => {
  const purchased = { product: 'combo', source: 'stripe:sub_1', endsAt: '2026-04-04T09:30:00.000Z' }
  const { become } = showUser({ products: [purchased, { product: 'coach', source: 'operator', endsAt: null }] })
  api.mockImplementation(async () => become({ products: [purchased] }))
  const [first] = within(await screen.findByRole('region', { name: 'Plans' })).getAllByRole('listitem')
  expect(first?.textContent).toContain('Bought: stripe:sub_1, until Apr 4, 2026')
  expect(within(first!).queryByRole('button')).toBeNull()
  await userEvent.click(await button(/Revoke/))
  await confirm('Revoke')
  expect(requests()).toEqual(['DELETE /api/admin/users/u1/products/coach'])
  await waitFor(() => expect(screen.queryByRole('button', { name: /Revoke/ })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Plans' })))
})

test('the grant button needs a selection first', async () => {
  showUser()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Grant' })).disabled).toBe(true)
})

test('resumes show their visibility, and only public ones can be opened', async () => {
  showUser({
    resumes: [
      { ...publicResume, isPublic: true, isTakenDown: false },
      { ...publicResume, id: 4, title: 'Draft', isPublic: false, isTakenDown: false },
      { ...publicResume, id: 5, title: 'Bad', isPublic: true, isTakenDown: true },
    ],
  })
  const [, first, second, third] = within(await screen.findByRole('table', { name: '3 resumes' })).getAllByRole('row')
  expect(within(first!).getByText('Public')).toBeTruthy()
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/portfolio/ada-l/3')
  expect(within(second!).getByText('Private')).toBeTruthy()
  expect(within(second!).queryByRole('link')).toBeNull()
  expect(within(third!).getByText('Taken down')).toBeTruthy()
  expect(within(third!).queryByRole('link')).toBeNull()
})

test('only a visible resume can be taken down: one with a public URL or a link', async () => {
  const hidden = { ...publicResume, isPublic: false, isTakenDown: false }
  showUser({ resumes: [hidden, { ...hidden, id: 4, title: 'Draft', links: 0 }] })
  const [, linked, draft] = within(await screen.findByRole('table', { name: '2 resumes' })).getAllByRole('row')
  expect(within(linked!).getByRole('button', { name: /Take down/ })).toBeTruthy()
  expect(within(draft!).queryByRole('button')).toBeNull()
})

test('taking down a resume first shows who is notified', async () => {
  api.mockResolvedValue(Response.json(detail))
  showUser({ resumes: [{ ...publicResume, isPublic: true, isTakenDown: false }] })
  await userEvent.click(await button(/Take down\s*Engineer/))
  expect(screen.getByRole('alertdialog').textContent).toContain('ada@example.com gets an email')
  await confirm('Take down')
  expect(requests()).toEqual(['PUT /api/admin/users/u1/resumes/3/takedown'])
})

test('a resume can be put back up right away', async () => {
  api.mockResolvedValue(Response.json(detail))
  showUser({ resumes: [{ ...publicResume, isPublic: true, isTakenDown: true }] })
  await userEvent.click(await button(/Restore\s*Engineer/))
  expect(requests()).toEqual(['DELETE /api/admin/users/u1/resumes/3/takedown'])
})

test('a page that is taken down has no link any more', async () => {
  const { become } = showUser()
  api.mockImplementation(async () => become({ isPageTakenDown: true }))
  const page = within(await screen.findByRole('region', { name: 'Public page' }))
  expect(page.getByRole('link').getAttribute('href')).toBe('/portfolio/ada-l')
  await userEvent.click(page.getByRole('button', { name: /Take down/ }))
  await confirm('Take down')
  expect(requests()).toEqual(['PUT /api/admin/users/u1/takedown'])
  expect(await page.findByText('Taken down')).toBeTruthy()
  expect(page.queryByRole('link')).toBeNull()
  await userEvent.click(page.getByRole('button', { name: /Restore/ }))
  expect(requests()[1]).toBe('DELETE /api/admin/users/u1/takedown')
})
