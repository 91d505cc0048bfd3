import type { Locator, Page } from 'playwright-core'

/** A part of the window, in CSS pixels. */
export type Clip = { x: number; y: number; width: number; height: number }

/** The operator can rename the product, so its header is left out. */
export async function belowHeader(page: Page): Promise<Clip> {
  const head = await page.getByRole('banner').first().boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const y = head ? head.y + head.height : 0
  return { x: 0, y, width, height: height - y }
}

/** The smallest rectangle that contains all of these. */
export async function around(parts: readonly Locator[], margin = 0): Promise<Clip> {
  const boxes = (await Promise.all(parts.map((part) => part.boundingBox()))).filter((box) => box !== null)
  const x = Math.min(...boxes.map((box) => box.x)) - margin
  const y = Math.min(...boxes.map((box) => box.y)) - margin
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin
  return { x, y, width: right - x, height: bottom - y }
}

/** The same rectangle, cropped below this part and its margin. */
export async function downTo(clip: Clip, part: Locator, margin: number): Promise<Clip> {
  const { y, height } = await around([part])
  return { ...clip, height: y + height + margin - clip.y }
}
