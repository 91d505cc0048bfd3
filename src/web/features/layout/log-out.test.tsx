import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LogOutSlot } from '#web/features/layout/log-out-slot.tsx'
import { logOut } from '#web/features/layout/log-out.ts'
import { registerWork, type UnsavedRest } from '#web/persistence/unsaved-work.ts'
import { show } from '#web/testing/show.tsx'

let steps: string[] = []
let end = () => {}
beforeEach(() => {
  steps = []
  vi.spyOn(location, 'assign').mockImplementation((to) => void steps.push(`go ${String(to)}`))
  vi.stubGlobal('fetch', async (path: string) => {
    steps.push(path)
    return Response.json({ success: true })
  })
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page whose save leaves this much unsaved. */
function showPage(unsaved: UnsavedRest | null) {
  const finish = async () => void steps.push('save')
  end = registerWork({ finish, rest: () => unsaved, giveUp: () => void steps.push('give up') })
  show(LogOutSlot)
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('typed text is saved before the session ends', async () => {
  showPage(null)
  await logOut()
  expect(steps[0]).toBe('save')
  expect(steps[1]).toContain('logout')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('canceling the sign-out because of unsaved words keeps the session', async () => {
  showPage('hidden')
  const ended = logOut()
  expect((await screen.findByRole('alertdialog')).textContent).toContain('sign in here and open the resume')
  await press('Stay signed in')
  await ended
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(steps).toEqual(['save'])
})

test.each([
  ['listed', 'anyone using this browser can open it'],
  ['nowhere', 'They’ll be lost when you sign out'],
] as const)('signing out anyway is preceded by a note on where the words are: %s', async (unsaved, words) => {
  showPage(unsaved)
  const ended = logOut()
  expect((await screen.findByRole('alertdialog')).textContent).toContain(words)
  await press('Sign out')
  await ended
  expect(steps.slice(0, 2)).toEqual(['save', 'give up'])
  expect(steps[2]).toContain('logout')
})
