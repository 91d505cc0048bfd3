import type { Page } from 'playwright-core'

/** A small phone, a desktop with twice the font size in the browser's settings, a wide screen; in pixels. */
const SIZES = [
  { width: 320, letters: 16 },
  { width: 1280, letters: 32 },
  { width: 2560, letters: 16 },
] as const

/** Clipped text and horizontal overflow at other window or font sizes. */
export async function faultsInEverySize(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize()
  const browser = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const { width, letters } of SIZES) {
    await page.setViewportSize({ width, height: 900 })
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    const problems = await page.evaluate(clippedTexts)
    found.push(...problems.map((problem) => `${width} px, letters of ${letters} px: ${problem}`))
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await browser.detach()
  if (before) await page.setViewportSize(before)
  return found
}

/** Texts outside of the window or of a box that clips its content. Runs in the page. */
export function clippedTexts(): string[] {
  const SLACK = 2
  const root = document.documentElement
  const found: string[] = []
  if (root.scrollWidth > innerWidth)
    found.push(`${root.scrollWidth - innerWidth} px wider than the window: ${widestElement()}`)

  function widestElement(): string {
    const all = [...document.body.querySelectorAll('*')].filter((each) => each.checkVisibility())
    const rightEdge = Math.max(...all.map((each) => each.getBoundingClientRect().right))
    const last = all.findLast((each) => each.getBoundingClientRect().right >= rightEdge - 1)
    return `${last?.tagName.toLowerCase()} ${last?.textContent?.trim().slice(0, 40)}`
  }

  /** Page pictures show a part on purpose; text for screen readers takes no space. */
  const isIntended = (element: Element) =>
    element.closest('[inert], [aria-hidden=true], svg, [hidden], .sr-only, .truncate, [class*=line-clamp]') !== null ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  function clippingParent(element: Element, side: 'overflowX' | 'overflowY'): Element | null {
    for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (/hidden|clip/.test(style[side])) return box
      // Content of scrollable boxes can be scrolled into view.
      if (/auto|scroll/.test(style[side]) || style.position === 'fixed') return null
    }
    return null
  }

  function isClipped(element: Element, { left, right, top, bottom }: DOMRect): boolean {
    const aside = clippingParent(element, 'overflowX')?.getBoundingClientRect()
    const above = clippingParent(element, 'overflowY')?.getBoundingClientRect()
    // A box of one pixel is for screen readers only.
    if ((aside && aside.width <= 1) || (above && above.height <= 1)) return false
    const isClippedHorizontally = aside && (left < aside.left - SLACK || right > aside.right + SLACK)
    const isClippedVertically = above && (top < above.top - SLACK || bottom > above.bottom + SLACK)
    return Boolean(isClippedHorizontally || isClippedVertically)
  }

  /** The chosen text of a list, which the list itself clips. */
  const pen = document.createElement('canvas').getContext('2d')
  for (const list of document.querySelectorAll('select')) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list)
    const text = list.selectedOptions[0]?.text ?? ''
    if (!pen || isIntended(list)) continue
    pen.font = font
    const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (pen.measureText(text).width > room + SLACK) found.push(`cut: ${text.slice(0, 60)}`)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!text.textContent?.trim() || !element || isIntended(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const place = range.getBoundingClientRect()
    if (place.width > 0 && isClipped(element, place)) found.push(`cut: ${text.textContent.trim().slice(0, 60)}`)
  }
  return found
}
