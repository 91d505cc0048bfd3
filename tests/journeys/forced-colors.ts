import type { Page } from 'playwright-core'
import { faultsByKeyboard } from './keyboard.ts'

/** What can't be seen or told apart where the system chooses all colors, so that grounds and shadows are gone. */
export async function faultsInForcedColors(page: Page): Promise<readonly string[]> {
  // What is under the pointer has a ground of its own.
  await page.mouse.move(0, 0)
  await page.evaluate(markGrounds)
  await page.emulateMedia({ forcedColors: 'active' })
  const found = [...(await page.evaluate(edgelessParts)), ...(await page.evaluate(hiddenStates))]
  // A menu or a dialog keeps the focus.
  const isOpen = await page.locator('[role=menu], [role=dialog]').count()
  if (!isOpen) found.push(...(await faultsByKeyboard(page)))
  await page.emulateMedia({ forcedColors: 'none' })
  return found.map((fault) => `forced colors: ${fault}`)
}

/** Marks controls and pictures that their ground shows. Runs in the page, in its own colors. */
function markGrounds(): void {
  const CLEAR = 'rgba(0, 0, 0, 0)'
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
  function groundBehind(element: Element): string {
    let box = element.parentElement
    while (box && groundOf(box) === CLEAR) box = box.parentElement
    return groundOf(box ?? document.documentElement)
  }
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const ground = groundOf(element)
    if (ground === CLEAR || ground === groundBehind(element)) continue
    const { width, height } = element.getBoundingClientRect()
    const isPicture = element.matches('span, div') && !element.hasChildNodes() && width >= 4 && height >= 4
    if (isPicture || element.matches('button, a, [role=switch], [role=tab]')) element.dataset['ground'] = ''
  }
}

/** What is marked and has neither a line nor a ground anymore. Runs in the page. */
function edgelessParts(): string[] {
  const isClear = (ground: string) => /^rgba\(.*, 0\)$/.test(ground)
  function groundBehind(element: Element): string {
    let box = element.parentElement
    while (box && isClear(getComputedStyle(box).backgroundColor)) box = box.parentElement
    return box ? getComputedStyle(box).backgroundColor : ''
  }
  function hasEdge(element: Element): boolean {
    const { borderTopStyle, borderTopWidth, outlineStyle, backgroundColor } = getComputedStyle(element)
    const isDrawn = (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none'
    return isDrawn || (!isClear(backgroundColor) && backgroundColor !== groundBehind(element))
  }
  /** Boxes of one pixel are for screen readers only. */
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  return [...document.querySelectorAll('[data-ground]')]
    .filter((element) => isSeen(element) && !hasEdge(element))
    .map((element) => `no edge: ${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40)}`)
}

/** Controls that look the same without their state. Runs in the page. */
function hiddenStates(): string[] {
  /** What says that a control is chosen, and what it says otherwise. */
  const STATES: readonly (readonly [selector: string, attribute: string, otherwise: string])[] = [
    ['[role=tab][data-state=active]', 'data-state', 'inactive'],
    ['[role=switch][data-state=checked]', 'data-state', 'unchecked'],
    ['[aria-pressed=true]', 'aria-pressed', 'false'],
    ['[aria-current]:not([aria-current=false])', 'aria-current', 'false'],
    ['[role=option][data-selected=true]', 'data-selected', 'false'],
    ['[role^=menuitem][data-highlighted]', 'data-highlighted', ''],
  ]
  function looksOf(element: Element): string {
    const style = getComputedStyle(element)
    const outline = style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineColor}`
    const border = `${style.borderStyle} ${style.borderWidth} ${style.borderColor}`
    return [outline, border, style.backgroundColor, style.opacity, style.stroke].join()
  }
  const allLooksOf = (box: Element) => [box, ...box.querySelectorAll('*')].map(looksOf).join(' ')

  const found: string[] = []
  function compare(box: Element, change: (isOn: boolean) => void): void {
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
    const on = allLooksOf(box)
    change(false)
    const off = allLooksOf(box)
    change(true)
    if (on !== off) return
    const name = box.getAttribute('aria-label') ?? box.textContent?.trim() ?? ''
    found.push(`looks like others: ${box.tagName.toLowerCase()} ${name.slice(0, 40)}`)
  }

  for (const [selector, attribute, otherwise] of STATES)
    for (const element of document.querySelectorAll(selector)) {
      const value = element.getAttribute(attribute) ?? ''
      compare(element, (isOn) => {
        if (isOn || otherwise) element.setAttribute(attribute, isOn ? value : otherwise)
        else element.removeAttribute(attribute)
      })
    }
  for (const input of document.querySelectorAll<HTMLInputElement>('input:checked')) {
    // The browser's own are drawn by it.
    const isOwn = input.matches('.sr-only') || getComputedStyle(input).appearance === 'none'
    if (isOwn) compare(input.closest('label') ?? input, (isOn) => (input.checked = isOn))
  }
  return found
}
