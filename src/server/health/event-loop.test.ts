import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { watchEventLoop } from '#server/health/event-loop.ts'

test('a task that holds the event loop is in the figures, and in the log once', async () => {
  const lines: unknown[] = []
  const watch = watchEventLoop({ log: { warn: (line: unknown) => void lines.push(line) } as never, warnMs: 300 })
  onTestFinished(watch.stop)
  await pause(100)
  watch.look()
  await pause(100)
  lines.length = 0

  const until = performance.now() + 400
  while (performance.now() < until);
  await pause(100)
  watch.look()
  expect(lines).toHaveLength(1)
  expect((lines[0] as { heldMs: number }).heldMs).toBeGreaterThan(300)
  expect(watch.delay().max).toBeGreaterThan(300)
})
