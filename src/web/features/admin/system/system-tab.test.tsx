import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { LedgerEntry, OutboxEmail, System, Maintenance } from '#shared/contract/admin.ts'
import { SystemTab } from '#web/features/admin/system/system-tab.tsx'
import { show } from '#web/testing/show.tsx'

afterEach(() => vi.unstubAllGlobals())

const system: System = {
  version: '0.1.0',
  startedAt: '2026-03-01T08:00:00.000Z',
  health: { database: 'ready', pdf: 'unavailable' },
  loopDelay: { p99: 12, max: 340 },
  engines: { database: 'SQLite 3.50.4', pdf: 'none', mail: 'smtp', ai: 'embedded', payments: 'sandbox' },
  databaseSize: 12_500_000,
  sendsLists: true,
  counts: { waiting: 0, sent: 4, failed: 1 },
}
const upkeep: Maintenance = {
  claims: [],
  launchOffer: null,
  refusedTemplates: [],
  templateSharing: { isOn: false, templates: [] },
  faults: [],
  backups: [],
}
const mail: OutboxEmail = {
  id: 7,
  kind: 'password-reset',
  recipient: 'ada@example.com',
  subject: 'Choose a new password',
  text: 'Open [link hidden] within an hour.',
  state: 'failed',
  attempts: 7,
  lastError: 'ECONNREFUSED',
  createdAt: '2026-03-01T09:30:00.000Z',
  nextAt: null,
  sentAt: null,
}
const entry: LedgerEntry = {
  id: 3,
  at: '2026-03-01T09:30:00.000Z',
  change: 'granted',
  product: 'combo',
  cents: 997,
  currency: 'usd',
  userId: 'u1',
  provider: 'sandbox',
  source: 'sandbox:sbx_sub_1',
  event: 'sbx_evt_1',
  endsAt: '2026-04-04T09:30:00.000Z',
}
const showTab = (mails: OutboxEmail[], of: Partial<System> = {}, ledger: LedgerEntry[] = []) =>
  show(() => <SystemTab loaded={{ system: { ...system, ...of }, upkeep, mails, ledger }} />)

test('describes the state of each part in words', () => {
  showTab([])
  for (const words of ['0.1.0', 'SQLite 3.50.4', '12.5 MB on disk', 'Ready', 'Unavailable', 'No browser', 'SMTP'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText(/Running since/).textContent).toBe('Running since Mar 1, 2026, 8:00 AM UTC')
  expect(screen.getByText('0 waiting, 4 sent, 1 failed')).toBeTruthy()
  expect(screen.getByText('12 ms')).toBeTruthy()
  expect(screen.getByText(/a maximum of 340 ms/)).toBeTruthy()
})

test('lists each grant with its product, date, amount and payment event', () => {
  showTab([], {}, [entry, { ...entry, id: 2, change: 'taken', cents: 0, userId: null, endsAt: null, event: 'command' }])
  const [, first, second] = within(screen.getByRole('table', { name: /Ledger/ })).getAllByRole('row')
  const cells = (row?: HTMLElement) =>
    within(row!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(cells(first)).toEqual(['Mar 1, 2026, 9:30 AM UTC', 'Granted', 'Templates + AI', '$9.97', 'u1', 'sbx_evt_1'])
  expect(cells(second).slice(1)).toEqual(['Ended', 'Templates + AI', '–', 'Deleted account', 'command'])
})

test('an empty ledger explains what will appear in it', () => {
  showTab([])
  expect(screen.getByText('No purchases or grants yet')).toBeTruthy()
})

test('names the writing engine', () => {
  const { unmount } = showTab([])
  expect(screen.getByText('Embedded writer')).toBeTruthy()
  unmount()
  showTab([], { engines: { ...system.engines, ai: 'openai-compatible: llama3.2' } })
  expect(screen.getByText('openai-compatible: llama3.2')).toBeTruthy()
  expect(screen.getByText('If the language model fails, the embedded writer is used instead.')).toBeTruthy()
})

test('explains why no work can be accepted yet', () => {
  showTab([], { health: { database: 'ready', pdf: 'starting', reason: 'The browser is still starting.' } })
  expect(screen.getByText('The browser is still starting.')).toBeTruthy()
})

test('an empty outbox explains where emails go without a mail server', () => {
  showTab([], { engines: { ...system.engines, mail: 'outbox' } })
  expect(screen.getByText(/Emails wait here until you set SMTP_URL/)).toBeTruthy()
})

test('an email shows its state, kind, recipient, attempts, error and text', () => {
  showTab([mail])
  const row = within(screen.getByRole('list', { name: 'Emails' }))
  for (const words of ['Failed', 'Password reset', 'ada@example.com', 'Choose a new password', '7', 'ECONNREFUSED'])
    expect(row.getByText(words)).toBeTruthy()
  expect(row.getByText('Open [link hidden] within an hour.')).toBeTruthy()
})

test('a failed email can be retried', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}, { status: 202 }))
  vi.stubGlobal('fetch', fetched)
  showTab([mail])
  await userEvent.click(screen.getByText('Choose a new password'))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(fetched.mock.calls[0]).toMatchObject(['/api/admin/mails/7/attempts', { method: 'POST' }])
  expect(await screen.findAllByText('Retrying')).not.toEqual([])
})

test.each([
  ['a sent email', { ...mail, state: 'sent' as const }, 'smtp'],
  ['any email without a mail server', mail, 'outbox'],
])('%s cannot be retried', (_, shown, engine) => {
  showTab([shown], { engines: { ...system.engines, mail: engine } })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
