/**
 * Warns in the console when the page was slow, jumped or answered late; after five seconds it tells what it saw and stops
 * looking. Also sent as text within pages that came without their scripts, so it uses nothing that is outside of it.
 */
export function watchVitals(): void {
  const LIMITS = { paint: 2500, shift: 0.1, delay: 100 }
  const OBSERVED_FOR = 5000
  type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }
  type InputEntry = PerformanceEntry & { processingStart: number }
  const seen: { largestPaint?: number; layoutShift: number; inputDelay?: number } = { layoutShift: 0 }

  function observe(type: string, look: (entry: PerformanceEntry) => void): PerformanceObserver | undefined {
    if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return undefined
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(look))
    observer.observe({ type, buffered: true })
    return observer
  }

  const observers = [
    observe('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = Math.round(startTime)
      if (startTime > LIMITS.paint) console.warn(`Largest paint after ${Math.round(startTime)} ms`)
    }),
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as ShiftEntry
      const before = seen.layoutShift
      if (!hadRecentInput) seen.layoutShift += value
      if (seen.layoutShift > LIMITS.shift && before <= LIMITS.shift)
        console.warn(`Layout shifted by ${seen.layoutShift.toFixed(2)}`)
    }),
    observe('first-input', (entry) => {
      const delay = (entry as InputEntry).processingStart - entry.startTime
      seen.inputDelay = Math.round(delay)
      if (delay > LIMITS.delay) console.warn(`Input waited ${Math.round(delay)} ms`)
    }),
  ]

  setTimeout(() => {
    observers.forEach((observer) => observer?.disconnect())
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const firstByte = load && Math.round(load.responseStart)
    const loaded = load && Math.round(load.loadEventEnd)
    console.info('Page performance, in ms', { firstByte, loaded, ...seen })
  }, OBSERVED_FOR)
}
