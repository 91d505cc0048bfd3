import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdminMessage } from '#shared/contract/admin-lists.ts'
import { saveReplyDraft } from '#web/features/admin/messages/reply-drafts.ts'
import { MessagesTab } from '#web/features/admin/messages/messages-tab.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { shouldRevalidate } from '#web/pages/admin-dashboard.tsx'
import { show } from '#web/testing/show.tsx'

const api = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => vi.stubGlobal('fetch', api))
afterEach(() => {
  act(clearToasts)
  api.mockReset()
  vi.unstubAllGlobals()
  saveReplyDraft(7, '')
  sessionStorage.clear()
})

const message: AdminMessage = {
  id: 7,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'My file',
  category: 'technical-support',
  message: 'It does not open.\nWhat can I do?',
  createdAt: '2026-03-01T09:30:00.000Z',
  isPriority: false,
  replied: false,
  reply: null,
  repliedAt: null,
}
const other: AdminMessage = { ...message, id: 8, name: 'Bo', subject: 'A question' }

function showTab(items: AdminMessage[], at = '/?tab=messages', search = '', sendsMail = true) {
  const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null, sendsMail }
  const loader = vi.fn<() => typeof visitor>(() => visitor)
  const tab = () => <MessagesTab loaded={{ search, messages: { items, total: items.length, page: 1 } }} />
  return { ...show(tab, { at, id: 'root', loader, shouldRevalidate, HydrateFallback: () => null }), loader }
}
const OPEN = '/?tab=messages&message=7'
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /Send reply|Sending/ })

test('a selected message opens with its full text and takes the focus', async () => {
  showTab([message, other])
  await userEvent.click(await screen.findByRole('link', { name: /My file/ }))
  const heading = await screen.findByRole('heading', { name: 'My file' })
  expect(document.activeElement).toBe(heading)
  const detail = within(screen.getByRole('article'))
  expect(detail.getByText(/It does not open/).textContent).toBe(message.message)
  expect(detail.getByText('<ada@example.com>')).toBeTruthy()
  expect(screen.getByRole('link', { name: /My file/ }).getAttribute('aria-current')).toBe('true')
})

test('the list scrolls within 24rem', async () => {
  showTab([message])
  const list = await screen.findByRole('list', { name: 'Messages' })
  expect(list.className.split(' ')).toEqual(expect.arrayContaining(['max-h-96', 'overflow-y-auto']))
})

test('shows which messages were answered, the order, and the subject of each', async () => {
  showTab([
    { ...message, isPriority: true },
    { ...other, replied: true, category: 'billing' },
  ])
  const [first, second] = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem')
  expect(within(first!).getByText('Priority')).toBeTruthy()
  expect(within(first!).getByText('Technical support')).toBeTruthy()
  expect(within(first!).queryByText('Replied')).toBeNull()
  expect(within(second!).getByText('Replied')).toBeTruthy()
  expect(within(second!).getByText('Plans and payments')).toBeTruthy()
})

test('a blank reply cannot be sent', async () => {
  showTab([message], OPEN)
  await userEvent.type(await box(), '  \n ')
  expect(send().disabled).toBe(true)
  await userEvent.type(await box(), 'Yes')
  expect(send().disabled).toBe(false)
})

test('a reply is sent once and confirmed, then the box and the selection are cleared and the list reloads', async () => {
  let answer: (reply: Response) => void = () => {}
  api.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const { loader } = showTab([message], OPEN)
  await userEvent.type(await box(), 'Try this.')
  await userEvent.click(send())
  expect(send().getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(send())
  expect(api).toHaveBeenCalledTimes(1)
  expect(api.mock.calls[0]).toMatchObject(['/api/admin/messages/7/reply', { method: 'POST' }])
  expect(JSON.parse(String(api.mock.calls[0]?.[1].body))).toEqual({ reply: 'Try this.' })
  const readBefore = loader.mock.calls.length
  await act(async () => answer(Response.json({ ...message, replied: true })))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(shownToasts()[0]).toMatchObject({
    title: 'Reply sent',
    description: 'Your reply has been sent successfully.',
  })
  await waitFor(() => expect(loader.mock.calls.length).toBeGreaterThan(readBefore))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Messages' })))
  await userEvent.click(screen.getByRole('link', { name: /My file/ }))
  expect((await box()).value).toBe('')
})

test('without a mail server, a reply is said to wait in the outbox', async () => {
  api.mockImplementation(async () => Response.json({ ...message, replied: true }))
  showTab([message], OPEN, '', false)
  await userEvent.type(await box(), 'Try this.')
  expect(screen.getByText(/your reply to ada@example\.com will wait in the outbox/)).toBeTruthy()
  await userEvent.click(send())
  await waitFor(() =>
    expect(shownToasts()[0]).toMatchObject({
      title: 'Reply saved',
      description: 'It’s in the outbox and will be sent once email is set up.',
    }),
  )
})

test('after the admin session has ended, the page asks the server again and the tab keeps the reply', async () => {
  api.mockImplementation(async () => Response.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 }))
  const { loader } = showTab([message], OPEN)
  await userEvent.type(await box(), 'Try this.')
  const readBefore = loader.mock.calls.length
  await userEvent.click(send())
  await waitFor(() => expect(loader.mock.calls.length).toBeGreaterThan(readBefore))
  expect(shownToasts()[0]).toMatchObject({
    title: 'Reply not sent',
    description: 'Your admin session has ended. Sign in again to send your reply. It’s saved in this tab.',
  })
  expect(sessionStorage.getItem('admin-reply:7')).toBe('Try this.')
})

test.each([
  ['a refusal', async () => Response.json({ message: 'Said.', code: 'x' }, { status: 429 }), 'Said.'],
  [
    'a broken connection',
    () => Promise.reject(new TypeError('offline')),
    'No connection. Try again when you’re back online.',
  ],
])('after %s the reply is still there, and an error is shown', async (_, answer, sentence) => {
  api.mockImplementation(answer)
  showTab([message], OPEN)
  await userEvent.type(await box(), 'Try this.')
  await userEvent.click(send())
  await screen.findByText('Your reply wasn’t sent, but it’s still here')
  expect(shownToasts()[0]).toMatchObject({ description: sentence, variant: 'destructive' })
  expect((await box()).value).toBe('Try this.')
})

test('a draft reply survives a reload and belongs to its message only', async () => {
  const { unmount } = showTab([message, other], OPEN)
  await userEvent.type(await box(), 'Half a')
  expect(sessionStorage.getItem('admin-reply:7')).toBe('Half a')
  unmount()
  showTab([message, other], OPEN)
  expect((await box()).value).toBe('Half a')
  await userEvent.click(screen.getByRole('link', { name: /A question/ }))
  await screen.findByRole('heading', { name: 'A question' })
  expect((await box()).value).toBe('')
})

test('a deleted message can be restored', async () => {
  api.mockImplementation(async (_, { method }) => Response.json(method === 'DELETE' ? {} : message))
  showTab([message], OPEN)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete message' }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  expect(shownToasts()[0]).toMatchObject({ title: 'Message deleted', description: 'The message has been deleted.' })
  expect(api.mock.calls[0]).toMatchObject(['/api/admin/messages/7', { method: 'DELETE' }])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(api.mock.calls[1]).toMatchObject(['/api/admin/messages/7/restore', { method: 'POST' }])
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Message restored' }))
})

test('a message that cannot be deleted stays open', async () => {
  api.mockResolvedValue(Response.json({ message: 'Gone.', code: 'x' }, { status: 404 }))
  showTab([message], OPEN)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete message' }))
  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ description: 'Gone.', variant: 'destructive' }))
  expect(screen.getByRole('article')).toBeTruthy()
})

test('an answered message shows the answer and accepts another', async () => {
  showTab([{ ...message, replied: true, reply: 'Try this.', repliedAt: '2026-03-02T10:00:00.000Z' }], OPEN)
  expect(await screen.findByText('Try this.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: /You replied on/ }).textContent).toContain('Mar 2, 2026')
  expect(screen.getByRole('textbox', { name: 'Another reply' })).toBeTruthy()
})

test('a report links to the reported page and to its owner', async () => {
  showTab([{ ...message, category: 'report', subject: 'The page /portfolio/ada-l/12' }], OPEN)
  const page = await screen.findByRole('link', { name: 'Open the reported page' })
  expect(page.getAttribute('href')).toBe('/portfolio/ada-l/12')
  expect(screen.getByRole('link', { name: 'Find its owner' }).getAttribute('href')).toBe('/?tab=users&search=ada-l')
})

test('a message that is not a report, or names no page of this site, has no link', async () => {
  showTab([
    { ...message, subject: 'About /portfolio/ada' },
    { ...other, category: 'report', subject: 'See https://evil.example/portfolio/x' },
  ])
  for (const name of [/About/, /See https/]) {
    await userEvent.click(await screen.findByRole('link', { name }))
    await screen.findByRole('article')
    expect(screen.queryByRole('link', { name: 'Open the reported page' })).toBeNull()
  }
})

test('without messages, the tab explains what will appear here', async () => {
  showTab([])
  expect(await screen.findByText('No messages')).toBeTruthy()
})
