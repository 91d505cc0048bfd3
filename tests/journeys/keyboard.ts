import type { Page } from 'playwright-core'

/** Controls that the keyboard does not reach, or without a visible focus. Leaves the focus anywhere. */
export async function faultsByKeyboard(page: Page): Promise<readonly string[]> {
  const count = await page.evaluate(markControls)
  const unseen = new Set<string>()
  // Some stops are not ours: scrollable boxes, and the browser's own toolbar at the end.
  for (let press = 0, left = count; left > 0 && press < count + 20; press++) {
    await page.keyboard.press('Tab')
    const step = await page.evaluate(recordFocus)
    if (step.unseen) unseen.add(step.unseen)
    left = step.left
  }
  const unreached = await page.evaluate(unreachedControls)
  return [
    ...unreached.map((name) => `not reached: ${name}`),
    ...[...unseen].map((name) => `focus is not seen: ${name}`),
  ]
}

/** Marks all controls to be reached; groups with arrow-key navigation are one stop. Runs in the page. */
function markControls(): number {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      // The empty boxes around notifications pass the focus on.
      !element.matches(':disabled, [inert] *, span:empty') &&
      // One radio button per group takes the focus.
      !(element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'file')) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  for (const element of controls)
    element.dataset['unreached'] =
      `${element.tagName.toLowerCase()} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}`
  return controls.length
}

/** Records the focused control; returns how many are left, and a control without a visible focus. */
function recordFocus(): { left: number; unseen?: string } {
  const element = document.activeElement
  const countUnreached = () => document.querySelectorAll('[data-unreached]').length
  if (!(element instanceof HTMLElement) || element === document.body) return { left: countUnreached() }
  const name = element.dataset['unreached'] ?? element.tagName.toLowerCase()
  // A group passes the focus on to one of its items.
  for (let box: HTMLElement | null = element; box; box = box.parentElement) delete box.dataset['unreached']
  const indicators = [element, element.closest('label'), element.parentElement, element.nextElementSibling].map(
    (each) => each && getComputedStyle(each),
  )
  // A date has several stops in it, which browsers mark themselves.
  if (element.matches('[type=date]')) return { left: countUnreached() }
  const isMarked = indicators.some((style) => style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none'))
  return { left: countUnreached(), ...(!isMarked && { unseen: name }) }
}

/** The controls not reached, except those that hydration has left to arrow keys. Runs in the page. */
function unreachedControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-unreached]')]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.dataset['unreached'] ?? '')
}
