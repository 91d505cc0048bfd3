import type { Page } from 'playwright-core'

/** What a keyboard alone does not reach on a page, or reaches without that being seen. Leaves the focus anywhere. */
export async function faultsByKeyboard(page: Page): Promise<readonly string[]> {
  const count = await page.evaluate(markControls)
  const unseen = new Set<string>()
  // Some stops are none of ours: scrolling boxes, and the browser's own bar at the end.
  for (let press = 0, left = count; left > 0 && press < count + 20; press++) {
    await page.keyboard.press('Tab')
    const noted = await page.evaluate(noteFocus)
    if (noted.unseen) unseen.add(noted.unseen)
    left = noted.left
  }
  const missed = await page.evaluate(stillWaiting)
  return [...missed.map((name) => `not reached: ${name}`), ...[...unseen].map((name) => `focus is not seen: ${name}`)]
}

/** Marks all that should be reached; groups that arrows move in are one stop. Runs in the page. */
function markControls(): number {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      // One radio button of a group takes the focus.
      !(element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'file')) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  for (const element of controls)
    element.dataset['unreached'] =
      `${element.tagName.toLowerCase()} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}`
  return controls.length
}

/** Notes that the focus came here; tells how many controls are left, and what has the focus without showing it. */
function noteFocus(): { left: number; unseen?: string } {
  const element = document.activeElement
  const leftNow = () => document.querySelectorAll('[data-unreached]').length
  if (!(element instanceof HTMLElement) || element === document.body) return { left: leftNow() }
  const name = element.dataset['unreached'] ?? element.tagName.toLowerCase()
  // A group hands the focus on to one of its own.
  for (let box: HTMLElement | null = element; box; box = box.parentElement) delete box.dataset['unreached']
  const marks = [element, element.closest('label'), element.parentElement, element.nextElementSibling].map(
    (each) => each && getComputedStyle(each),
  )
  const isMarked = marks.some((style) => style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none'))
  return { left: leftNow(), ...(!isMarked && { unseen: name }) }
}

/** What was not reached, unless a page that woke meanwhile has left it to arrows. Runs in the page. */
function stillWaiting(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-unreached]')]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.dataset['unreached'] ?? '')
}
