const LARGEST_PAINT_LIMIT = 2500
const LAYOUT_SHIFT_LIMIT = 0.1
const INPUT_DELAY_LIMIT = 100
const OBSERVED_FOR = 5000

type ShiftEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }
type InputEntry = PerformanceEntry & { processingStart: number }

/** Warns in the console when the page was slow, jumped or answered late; stops looking after five seconds. */
export function watchVitals(): void {
  let shifted = 0
  const observers = [
    observe('largest-contentful-paint', ({ startTime }) => {
      if (startTime > LARGEST_PAINT_LIMIT) console.warn(`Largest paint after ${Math.round(startTime)} ms`)
    }),
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as ShiftEntry
      const before = shifted
      if (!hadRecentInput) shifted += value
      if (shifted > LAYOUT_SHIFT_LIMIT && before <= LAYOUT_SHIFT_LIMIT)
        console.warn(`Layout shifted by ${shifted.toFixed(2)}`)
    }),
    observe('first-input', (entry) => {
      const delay = (entry as InputEntry).processingStart - entry.startTime
      if (delay > INPUT_DELAY_LIMIT) console.warn(`Input waited ${Math.round(delay)} ms`)
    }),
  ]
  setTimeout(() => observers.forEach((observer) => observer?.disconnect()), OBSERVED_FOR)
}

function observe(type: string, look: (entry: PerformanceEntry) => void): PerformanceObserver | undefined {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return undefined
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(look))
  observer.observe({ type, buffered: true })
  return observer
}
