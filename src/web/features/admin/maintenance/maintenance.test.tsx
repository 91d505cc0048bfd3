import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Maintenance as Loaded } from '#shared/contract/admin.ts'
import { TestEmail } from '#web/features/admin/maintenance/test-email.tsx'
import { Maintenance } from '#web/features/admin/maintenance/maintenance.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  clearToasts()
})

const noProblems: Loaded = {
  claims: [],
  launchOffer: null,
  refusedTemplates: [],
  templateSharing: { isOn: false, templates: [] },
  faults: [],
  backups: [],
}
const showMaintenance = (of: Partial<Loaded> = {}) => show(() => <Maintenance upkeep={{ ...noProblems, ...of }} />)

/** Records requests to the server, and answers with a status and a body. */
function answering(status: number, body: unknown) {
  const requests: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push([init.method, path, init.body])
    return new Response(JSON.stringify(body), { status })
  })
  return requests
}

test('without problems, the tab says so and explains how to restore a backup', () => {
  showMaintenance()
  expect(screen.getByText('No errors in the last 24 hours.')).toBeTruthy()
  expect(screen.getByText(/No backups yet/)).toBeTruthy()
  expect(screen.getByText('npm run restore -- FILE')).toBeTruthy()
  expect(screen.queryByText('Rejected templates')).toBeNull()
})

test('shows what failed, where, how often and when last', () => {
  const problem = {
    place: 'fault: /api/resumes/:id',
    name: 'TypeError in resumeOf',
    lastAt: '2026-03-01T09:30:00.000Z',
  }
  showMaintenance({ faults: [{ ...problem, count: 3 }] })
  const row = within(screen.getByRole('list', { name: 'Errors' })).getByRole('listitem')
  expect(row.textContent).toBe('fault: /api/resumes/:idTypeError in resumeOf3 timesMar 1, 2026, 9:30 AM UTC')
})

test('names rejected templates with their errors', () => {
  showMaintenance({ refusedTemplates: [{ folder: 'half', sentences: ['style.css is missing or can’t be read.'] }] })
  expect(screen.getByText('templates/half')).toBeTruthy()
  expect(screen.getByText('style.css is missing or can’t be read.')).toBeTruthy()
})

test('a backup takes one click, and a busy server explains a refusal', async () => {
  const requests = answering(409, {
    message: 'A backup is already running. Wait until it’s done.',
    code: 'backup_running',
  })
  showMaintenance({ backups: [{ name: 'backup-1.ndjson.gz', size: 2_500_000, madeAt: '2026-03-01T09:30:00.000Z' }] })
  expect(within(screen.getByRole('list', { name: 'Backups' })).getByRole('listitem').textContent).toBe(
    'backup-1.ndjson.gz2.5 MB, Mar 1, 2026, 9:30 AM UTC',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Back up now' }))
  expect(requests).toEqual([['POST', '/api/admin/backups', undefined]])
  expect(shownToasts()[0]).toMatchObject({ description: 'A backup is already running. Wait until it’s done.' })
})

test('each term of the shop has a switch', async () => {
  const requests = answering(200, {})
  showMaintenance({ claims: [{ id: 'most-popular', isShown: true }] })
  await userEvent.click(screen.getByRole('switch', { name: /Most Popular/, checked: true }))
  expect(requests).toEqual([['PUT', '/api/admin/claims/most-popular', '{"isShown":false}']])
})

test('an unverified claim asks for its proof before it is shown', async () => {
  const requests = answering(200, {})
  showMaintenance()
  await userEvent.click(screen.getByText('50,000+ users'))
  const form = within(screen.getByText('50,000+ users').closest('details') ?? document.body)
  await userEvent.type(form.getByLabelText('Proof'), 'Accounts in the database')
  await userEvent.type(form.getByLabelText('Date of the proof'), '2026-11-01')
  await userEvent.click(form.getByRole('button', { name: 'Show to visitors' }))
  expect(requests).toEqual([
    ['PUT', '/api/admin/claims/users', '{"source":"Accounts in the database","date":"2026-11-01","isShown":true}'],
  ])
})

test('the sharing of templates is turned on, and a published template is taken away', async () => {
  const requests = answering(200, {})
  const published = { name: 'Engine style', points: 97, publishedAt: '2026-03-01T09:30:00.000Z', userId: 'u1' }
  showMaintenance({ templateSharing: { isOn: false, templates: [{ id: 1_000_001, ...published }] } })
  await userEvent.click(screen.getByRole('switch', { name: /Let people publish their templates/, checked: false }))
  const item = within(screen.getByRole('list', { name: 'Shared templates' })).getByRole('listitem')
  expect(item.textContent).toContain('Engine style97 points, Mar 1, 2026, 9:30 AM UTC')
  const row = within(item)
  expect(row.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/?tab=users&user=u1')
  await userEvent.click(row.getByRole('button', { name: /Unpublish/ }))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }))
  expect(requests).toEqual([
    ['PUT', '/api/admin/template-sharing', '{"isOn":true}'],
    ['DELETE', '/api/admin/shared-templates/1000001', undefined],
  ])
})

test('a launch offer is started, and shows what is left', async () => {
  const requests = answering(200, {})
  showMaintenance({ launchOffer: { places: 50, endsOn: '2026-12-31', placesLeft: 47, isRunning: true } })
  expect(screen.getByText('Running: 47 of 50 spots left, last day Dec 31, 2026.')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Spots'))
  await userEvent.type(screen.getByLabelText('Spots'), '60')
  await userEvent.click(screen.getByRole('button', { name: 'Save offer' }))
  expect(requests).toEqual([['PUT', '/api/admin/launch-offer', '{"places":60,"endsOn":"2026-12-31"}']])
})

test('a test email goes to the address in the field', async () => {
  const requests = answering(202, {})
  show(() => <TestEmail />)
  await userEvent.type(screen.getByLabelText('Send a test email to'), 'me@example.com{Enter}')
  expect(requests).toEqual([['POST', '/api/admin/test-mail', '{"email":"me@example.com"}']])
  expect(shownToasts()[0]).toMatchObject({ title: 'Test email queued' })
})
