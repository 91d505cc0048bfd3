import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts, dismissToast, shownToasts, toast } from '#web/lib/toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

const titles = () => shownToasts().map(({ title }) => title)

test('one toast is shown at a time, the newest', () => {
  toast({ title: 'Resume saved' })
  toast({ title: 'Resume deleted' })
  expect(titles()).toEqual(['Resume deleted'])
})

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const { dismiss } = toast({ title: 'Resume saved' })
  dismiss()
  expect(shownToasts()[0]?.open).toBe(false)
  vi.advanceTimersByTime(999_999)
  expect(titles()).toEqual(['Resume saved'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('dismissing an old toast leaves the new one open', () => {
  const old = toast({ title: 'Resume saved' })
  toast({ title: 'Resume deleted' })
  old.dismiss()
  expect(shownToasts()).toMatchObject([{ title: 'Resume deleted', open: true }])
})

test('dismissing twice removes one toast, and never a later toast', () => {
  toast({ title: 'Resume saved' })
  const id = shownToasts()[0]?.id ?? 0
  dismissToast(id)
  vi.advanceTimersByTime(500_000)
  dismissToast(id)
  toast({ title: 'Resume deleted' })
  vi.advanceTimersByTime(600_000)
  expect(titles()).toEqual(['Resume deleted'])
})
