import { Suspense, useState } from 'react'
import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const user = userEvent.setup()
let online = true
let asked = 0
beforeEach(() => {
  asked = 0
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  act(clearToasts)
  vi.restoreAllMocks()
})

/** A page with a field and a button that opens a dialog, fetched by `load`. */
function showPage(load: () => Promise<void> = async () => undefined) {
  const Share = dialogOnDemand<{ resumeId: number; onClose: () => void }>(
    async () => {
      asked += 1
      await load()
      return { default: ({ resumeId, onClose }) => <button onClick={onClose}>Close what shares {resumeId}</button> }
    },
    ({ onClose }) => onClose(),
  )
  show(function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="Full Name" />
        <button onClick={() => setOpen(true)}>Share</button>
        <output>{isOpen ? 'open' : 'closed'}</output>
        <Suspense>{isOpen && <Share.Content resumeId={7} onClose={() => setOpen(false)} />}</Suspense>
      </>
    )
  })
  return Share.preload
}
/** Waits for its file. */
const share = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })))
const opened = () => screen.findByRole('button', { name: 'Close what shares 7' })

test('offline, a dialog that was never loaded shows an error and closes, and typed text stays', async () => {
  online = false
  showPage()
  await user.type(screen.getByRole('textbox', { name: 'Full Name' }), 'Ada')
  await share()
  expect(await screen.findByText('No connection. Try again when you’re back online.')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' }).value).toBe('Ada')
  expect(screen.getByText('closed')).toBeDefined()
  expect(asked).toBe(0)
})

test('back online, the same button opens it', async () => {
  online = false
  showPage()
  await share()
  await screen.findByText('No connection. Try again when you’re back online.')
  online = true
  await share()
  expect(await opened()).toBeDefined()
})

test('a failed preload is retried when the dialog is opened', async () => {
  online = false
  const preload = showPage()
  await preload()
  online = true
  await share()
  expect(await opened()).toBeDefined()
})

test('a dialog missing on the server offers to reload the page', async () => {
  showPage(() => Promise.reject(new TypeError('Failed to fetch')))
  await share()
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeDefined()
  expect(screen.getByText('What you typed is kept. Reload the page and try again.')).toBeDefined()
})

test('a loaded dialog is requested once, however often it opens', async () => {
  showPage()
  await share()
  await user.click(await opened())
  await share()
  await opened()
  expect(asked).toBe(1)
})
