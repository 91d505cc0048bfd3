import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Logger } from '#server/log.ts'

/** In milliseconds: what 99 of 100 samples of the last minutes stay below, and the longest time. */
export type LoopDelay = { readonly p99: number; readonly max: number }
export type EventLoop = ReturnType<typeof watchEventLoop>

const SAMPLE_MS = 20
/** How often it is looked whether to warn. */
const LOOK_MS = 10_000
/** Looks after which a window ends; the last one is kept beside the current one, so that figures cover 5 to 10 minutes. */
const LOOKS_IN_WINDOW = 30

type Options = {
  readonly log: Pick<Logger, 'warn'>
  /** All requests wait as long as one task holds the loop: the length from which the log says so. */
  readonly warnMs?: number
}

/** Watches how long tasks hold the event loop, while which nobody is served. */
export function watchEventLoop({ log, warnMs = 1000 }: Options) {
  const recent = monitorEventLoopDelay({ resolution: SAMPLE_MS })
  const window = monitorEventLoopDelay({ resolution: SAMPLE_MS })
  let before: LoopDelay = { p99: 0, max: 0 }
  let looks = 0

  function look(): void {
    const heldMs = delayOf(recent).max
    recent.reset()
    if (heldMs > warnMs) log.warn({ heldMs }, 'the event loop was blocked: no requests were served meanwhile')
    looks += 1
    if (looks % LOOKS_IN_WINDOW !== 0) return
    before = delayOf(window)
    window.reset()
  }

  recent.enable()
  window.enable()
  const timer = setInterval(look, LOOK_MS).unref()
  return {
    look,
    delay(): LoopDelay {
      const now = delayOf(window)
      return { p99: Math.max(before.p99, now.p99), max: Math.max(before.max, now.max) }
    },
    stop(): void {
      clearInterval(timer)
      recent.disable()
      window.disable()
    },
  }
}

/** A sample is the time between two ticks, which are SAMPLE_MS apart when nothing holds the loop. */
function delayOf(histogram: ReturnType<typeof monitorEventLoopDelay>): LoopDelay {
  if (histogram.count === 0) return { p99: 0, max: 0 }
  const [p99, max] = [histogram.percentile(99), histogram.max].map((nanoseconds) =>
    Math.max(0, Math.round(nanoseconds / 1e6) - SAMPLE_MS),
  )
  return { p99: p99 ?? 0, max: max ?? 0 }
}
