import type { Page } from 'playwright-core'

/** What moves for longer than this is seen to move, in milliseconds. */
const SEEN = 10

/** What moves on a page. What only follows the finger while one scrolls is no motion of its own. */
export const motionsOf = (page: Page): Promise<readonly string[]> => page.evaluate(runningMotions, SEEN)

/** Runs in the page. */
function runningMotions(seen: number): string[] {
  return document.getAnimations().flatMap(({ effect, timeline }) => {
    const { duration, iterations, delay } = effect?.getComputedTiming() ?? {}
    const total = Number(duration) * Number(iterations) + Number(delay)
    if (!(timeline instanceof DocumentTimeline) || !(total > seen)) return []
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return [`moves for ${total} ms: ${target?.tagName.toLowerCase()} ${target?.textContent?.trim().slice(0, 40)}`]
  })
}
