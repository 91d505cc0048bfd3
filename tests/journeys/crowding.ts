import type { Page } from 'playwright-core'
import { LONG_TEXT } from '../long-texts.ts'
import { clippedTexts } from './sizes.ts'

/** A phone and a desktop, in pixels. */
export const WIDTHS = [390, 1440] as const

/** The faults of a page at each width. */
export async function crowdingOf(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const width of WIDTHS) found.push(...(await crowdingAt(page, width)))
  return found
}

/** Where texts no longer fit: cut, beyond the window, over the edge of their control, or controls over each other. */
export async function crowdingAt(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(() => document.fonts.ready)
  const problems = new Set(await page.evaluate(clippedTexts))
  for (const problem of await page.evaluate(crowdedControls, LONG_TEXT)) problems.add(problem)
  return [...problems].map((problem) => `${width} px: ${problem}`)
}

/** Runs in the page; `long` is the pattern of lengthened texts. */
function crowdedControls(long: string): string[] {
  const SLACK = 2
  const found: string[] = []
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem], [role=switch]'
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], [aria-hidden=true], .sr-only, .not-focus\\:sr-only') === null &&
    // A box of one pixel is for screen readers only.
    element.getBoundingClientRect().width > 1
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('name') || '').slice(0, 40)}”`

  /** The part of a box that is not clipped or scrolled away by what it is in. */
  function seenPart(element: Element, { left, right, top, bottom }: DOMRect): DOMRect {
    let [l, r, t, b] = [left, right, top, bottom]
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      if (overflowX !== 'visible') [l, r] = [Math.max(l, edge.left), Math.min(r, edge.right)]
      if (overflowY !== 'visible') [t, b] = [Math.max(t, edge.top), Math.min(b, edge.bottom)]
      if (position === 'fixed') break
    }
    return new DOMRect(l, t, Math.max(0, r - l), Math.max(0, b - t))
  }

  /** What stays in its place while the page scrolls is over other things on purpose. */
  function layerOf(element: Element): Element | null {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return box
    return null
  }

  const controls = [...document.querySelectorAll(CONTROLS)].filter(isSeen).map((element) => ({
    element,
    layer: layerOf(element),
    // A link in running text has a box in each line.
    boxes: [...element.getClientRects()]
      .map((box) => seenPart(element, box))
      .filter((box) => box.width > 1 && box.height > 1),
  }))

  function overlap(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > SLACK && height > SLACK
  }
  /** A button in a field, or one on a card that is a link, is there on purpose. */
  const contains = (one: DOMRect, other: DOMRect) =>
    one.left <= other.left + 1 &&
    one.right >= other.right - 1 &&
    one.top <= other.top + 1 &&
    one.bottom >= other.bottom - 1

  type Control = (typeof controls)[number]
  function isCrowded(one: Control, other: Control): boolean {
    if (one.layer !== other.layer || one.element.contains(other.element)) return false
    return one.boxes.some((box) =>
      other.boxes.some((next) => overlap(box, next) && !contains(box, next) && !contains(next, box)),
    )
  }

  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1))
      if (isCrowded(one, other)) found.push(`overlap: ${named(one.element)} and ${named(other.element)}`)
  for (const { element, boxes } of controls)
    if (boxes.some(({ left, right }) => left < -SLACK || right > innerWidth + SLACK))
      found.push(`beyond the window: ${named(element)}`)

  /** Beside its control; a link in running text has no box of its own, and a shortened text is cut at its edge. */
  function isOverEdge(text: Node, element: Element): boolean {
    const control = element.closest('button, a[href], [role=tab]')
    if (!control || getComputedStyle(control).display === 'inline') return false
    if (getComputedStyle(element).textOverflow === 'ellipsis') return false
    const range = document.createRange()
    range.selectNodeContents(text)
    const [place, edge] = [range.getBoundingClientRect(), control.getBoundingClientRect()]
    const roomy = new DOMRect(edge.x - SLACK, edge.y - SLACK, edge.width + 2 * SLACK, edge.height + 2 * SLACK)
    return place.width > 0 && !contains(roomy, place)
  }

  function isShortened(element: Element): boolean {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    return (
      (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
      (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + SLACK)
    )
  }

  /** Only the interface's own texts: a person's title may be shortened where it is shown in full elsewhere. */
  function findTexts(): void {
    const pattern = new RegExp(long)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!element || !pattern.test(text.textContent ?? '') || !isSeen(element)) continue
      const words = text.textContent?.trim().slice(0, 60) ?? ''
      if (isShortened(element)) found.push(`shortened: ${words}`)
      if (isOverEdge(text, element)) found.push(`over its edge: ${words}`)
    }
  }

  findTexts()
  return found
}
