import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#web/lib/api/call-error.ts'
import { handleSignedOut, isSignedOut } from '#web/lib/api/signed-out.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/resume-builder/5?template=2')
})
afterEach(() => {
  clearToasts()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a signed-out user gets a message and is redirected to the sign-in page after 500 ms', () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  expect(handleSignedOut(new CallError(401, 'Unauthorized'))).toBe(true)
  expect(shownToasts()).toMatchObject([
    { title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' },
  ])
  vi.advanceTimersByTime(499)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(assign).toHaveBeenCalledWith('/api/login?next=%2Fresume-builder%2F5%3Ftemplate%3D2')
})

test('other refusals are left to the caller', () => {
  expect(handleSignedOut(new CallError(404, 'We can’t find this resume.'))).toBe(false)
  expect(shownToasts()).toEqual([])
})

test('a wrong password does not count as signed out', () => {
  expect(isSignedOut(new CallError(401, 'Invalid email or password'))).toBe(false)
  expect(isSignedOut('401: Unauthorized')).toBe(false)
})
