import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { newcomer, paperText, writeResume } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterEach(() => closePages(browser))

const WIDTHS = [360, 390, 768, 1024, 1280, 1440, 1920]
const promo = (page: Page) => page.getByRole('complementary', { name: 'Interview Prep' })

/** Everything that the promo overlaps: fields, buttons, links, tabs, notifications, sheets, pages. Runs in the page. */
function overlapped(): string[] {
  const promos = [...document.querySelectorAll('aside[aria-label="Interview Prep"]')].filter((it) =>
    it.checkVisibility(),
  )
  const [shown] = promos
  if (!shown || promos.length > 1) return [`${promos.length} promos`]
  const place = shown.getBoundingClientRect()
  const SOLID =
    'input, textarea, select, button, a, label, [role=tab], [role=status], [role=dialog], [data-variant], canvas'
  const pages = [...document.querySelectorAll('#builder-paper .shadow-paper')]
  return [...document.querySelectorAll(SOLID), ...pages]
    .filter((it) => !shown.contains(it) && it.checkVisibility({ visibilityProperty: true }))
    .flatMap((it) => {
      // What lies outside the part of a list that is scrolled into view is not seen.
      const { left, right, top, bottom, width } = it.getBoundingClientRect()
      const isFixed = getComputedStyle(it).position === 'fixed' || it.closest('.fixed') !== null
      const touches = width > 0 && left < place.right && right > place.left && top < place.bottom && bottom > place.top
      return touches && !isFixed ? [it.getAttribute('aria-label') ?? it.textContent ?? it.tagName] : []
    })
}

/** Whether it is fixed to the window, over whatever scrolls below it. Runs in the page. */
function isPinned(): boolean {
  const promos = [...document.querySelectorAll('aside[aria-label="Interview Prep"]')]
  for (
    let it = promos.find((each) => each.checkVisibility({ visibilityProperty: true })) ?? null;
    it;
    it = it.parentElement
  )
    if (['fixed', 'sticky'].includes(getComputedStyle(it).position)) return true
  return false
}

test('the promo of the interview coach covers nothing at any width, and is gone for good once closed', async () => {
  const { page, context } = await newcomer(browser, `http://127.0.0.1:${inject('port')}`)
  await visit(page, '/resume-builder')
  await writeResume(page)
  await expect.poll(() => paperText(page)).toContain('US Navy')
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const tab of ['Personal', 'Experience', 'Design']) {
      await page.getByRole('tab', { name: tab }).click()
      await promo(page).waitFor()
      for (const isReached of [false, true]) {
        if (isReached) await promo(page).scrollIntoViewIfNeeded()
        faults.push(...(await page.evaluate(overlapped)).map((what) => `${width} px, ${tab}: over ${what}`))
      }
    }
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    if (width >= 1024 && over > 0) faults.push(`${width} px: the window scrolls by ${over} px`)
    if (await page.evaluate(isPinned)) faults.push(`${width} px: it is pinned to the window`)
  }
  expect(faults).toEqual([])
  await promo(page).getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect.poll(() => paperText(page)).toContain('US Navy')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await promo(page).count()).toBe(0)
  }
  await context.close()
})

test('beside an open score the paper can be read at 1440 px', async () => {
  const { page, context } = await newcomer(browser, `http://127.0.0.1:${inject('port')}`, {
    viewport: { width: 1440, height: 900 },
  })
  await visit(page, '/resume-builder?score')
  await writeResume(page)
  const zoom = () =>
    page
      .getByRole('region', { name: 'Resume preview' })
      .locator('[style*="--paper-zoom"]')
      .evaluate((paper) => Number((paper as HTMLElement).style.getPropertyValue('--paper-zoom')))
  await expect.poll(zoom).toBeGreaterThanOrEqual(0.62)
  await context.close()
})
