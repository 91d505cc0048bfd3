import '#web/testing/fake-indexeddb.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { useLocalResumes } from '#web/features/resumes/local-resumes.tsx'
import { createFakeAccount } from '#web/testing/account-in-memory.ts'
import { LocalOnlyResumes } from '#web/features/resumes/transfer/local-only-resumes.tsx'
import { TransferPanel } from '#web/features/resumes/transfer/transfer-panel.tsx'
import { useTransferOffer } from '#web/features/resumes/transfer/use-transfer-offer.ts'
import { listLocalResumes, removeLocalResume, saveLocalResume } from '#web/persistence/local-store.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const time = '2026-01-01T00:00:00.000Z'
const storeResume = (id: number, title: string) =>
  saveLocalResume({ id, title, content: emptyContent(), templateId: null, createdAt: time, updatedAt: time })
const titles = async () => (await listLocalResumes()).map(({ title }) => title).toSorted()

/** The panels as the dashboard combines them. */
function Page() {
  const local = useLocalResumes() ?? []
  const { isOpen, putOff, reopen } = useTransferOffer()
  if (local.length === 0) return null
  return isOpen ? (
    <TransferPanel resumes={local} onPutOff={putOff} />
  ) : (
    <LocalOnlyResumes resumes={local} others={[]} onMove={reopen} />
  )
}

let account: ReturnType<typeof createFakeAccount>
beforeEach(async () => {
  account = createFakeAccount()
  await storeResume(1, 'Cook')
  await storeResume(2, 'Baker')
})
afterEach(async () => {
  clearToasts()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  for (const { id } of await listLocalResumes()) await removeLocalResume(id)
})

test('all resumes are selected, and deselected ones stay in the browser', async () => {
  show(Page)
  await screen.findByRole('heading', { name: 'Move 2 resumes to your account' })
  await userEvent.click(screen.getByRole('checkbox', { name: /^Baker/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(shownToasts()[0]?.title).toBe('1 resume is now in your account'))
  expect(account.texts()).toEqual([['Cook: ']])
  expect(await titles()).toEqual(['Baker'])
})

test('a rejected resume is named with the reason, the others continue, and it can be retried', async () => {
  account.refuse(({ title }) =>
    title === 'Cook' ? Response.json({ message: 'This is too large.', code: 'too_large' }, { status: 413 }) : undefined,
  )
  show(Page)
  await userEvent.click(await screen.findByRole('button', { name: 'Move' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Cook: This is too large.')
  expect(account.texts()).toEqual([['Baker: ']])
  expect(await titles()).toEqual(['Cook'])
  account.refuse(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await titles()).toEqual([]))
  expect(account.texts()).toEqual([['Baker: '], ['Cook: ']])
})

test('progress is shown during the transfer', async () => {
  let release = () => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', async (...requests: Parameters<typeof fetch>) => {
    await waiting
    return answered(...requests)
  })
  show(Page)
  await userEvent.click(await screen.findByRole('button', { name: 'Move' }))
  expect((await screen.findByText('Moved 0 of 2')).tagName).toBe('OUTPUT')
  release()
  await waitFor(async () => expect(await titles()).toEqual([]))
})

test("'Not now' lasts for this session, and the panel can be reopened", async () => {
  show(Page)
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.getByRole('heading', { name: 'Only in this browser' })).toBeDefined()
  expect(sessionStorage.getItem('transfer-put-off')).toBe('yes')
  await userEvent.click(screen.getByRole('button', { name: 'Move to your account' }))
  expect(screen.getByRole('heading', { name: 'Move 2 resumes to your account' })).toBeDefined()
  expect(sessionStorage.getItem('transfer-put-off')).toBeNull()
})
