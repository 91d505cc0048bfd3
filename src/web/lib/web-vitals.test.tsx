import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchVitals } from '#web/lib/web-vitals.ts'

type Look = (list: { getEntries: () => object[] }) => void
const looks = new Map<string, Look>()
const disconnect = vi.fn<() => void>()

/** The browser's observer, with entries supplied by the test. */
class Observer {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'first-input']
  look: Look
  constructor(look: Look) {
    this.look = look
  }
  observe({ type }: { type: string }) {
    looks.set(type, this.look)
  }
  disconnect = disconnect
}
const happened = (type: string, entry: object) => looks.get(type)?.({ getEntries: () => [entry] })
const warned = () => vi.mocked(console.warn).mock.calls.flat()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  disconnect.mockClear()
  watchVitals()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a fast, stable and responsive page logs no warning', () => {
  happened('largest-contentful-paint', { startTime: 2500 })
  happened('layout-shift', { value: 0.1, hadRecentInput: false })
  happened('first-input', { startTime: 1000, processingStart: 1100 })
  expect(warned()).toEqual([])
})

test('a largest paint after 2.5 s, layout shifts above 0.1 in total and an input delay over 100 ms log warnings', () => {
  happened('largest-contentful-paint', { startTime: 2501 })
  happened('layout-shift', { value: 0.08, hadRecentInput: false })
  happened('layout-shift', { value: 0.08, hadRecentInput: false })
  happened('first-input', { startTime: 1000, processingStart: 1101 })
  expect(warned()).toEqual(['Largest paint after 2501 ms', 'Layout shifted by 0.16', 'Input waited 101 ms'])
})

test('layout shifts after user input do not count', () => {
  happened('layout-shift', { value: 0.9, hadRecentInput: true })
  expect(warned()).toEqual([])
})

test('nothing is measured after five seconds', () => {
  vi.advanceTimersByTime(4999)
  expect(disconnect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(disconnect).toHaveBeenCalledTimes(3)
})
