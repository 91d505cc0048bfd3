import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { lengthyContent, sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { newcomer, register } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** A signed-in person with an open resume. */
async function owner(viewport: { width: number; height: number }, content = sampleContent('short')) {
  const visitor = await newcomer(browser, `http://127.0.0.1:${inject('port')}`, { viewport })
  await register(visitor.context, `preview-${viewport.width}-${Date.now()}@example.com`)
  const data = { title: 'Support lead', content, templateId: 1 }
  const created = await visitor.context.request.post('/api/resumes', { data })
  const { id } = (await created.json()) as { id: number }
  await visit(visitor.page, `/resume-builder/${id}`)
  await visitor.page.getByLabel('Full Name').waitFor()
  return visitor
}

const preview = (page: Page) => page.getByRole('region', { name: 'Resume preview' })
const zoomShown = (page: Page) => page.getByRole('status', { name: 'Current zoom' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

test('the paper zooms about its center, opens its fields at every zoom, and stays as it was chosen', async () => {
  const { page, context, complaints } = await owner({ width: 1440, height: 900 })
  await expect.poll(() => zoomShown(page).textContent()).toBe('75%')
  await press(page, '100%')
  for (let step = 0; step < 5; step++) await press(page, 'Zoom in')
  expect(await zoomShown(page).textContent()).toBe('200%')
  const centered = await preview(page).evaluate(
    (it) => (it.scrollLeft + it.clientWidth / 2) / it.firstElementChild!.getBoundingClientRect().width,
  )
  expect(centered).toBeCloseTo(0.5, 1)
  await preview(page).getByText('Trained 14 new colleagues').click()
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value))
    .toContain('Trained 14 new colleagues')
  await page.reload()
  await expect.poll(() => zoomShown(page).textContent()).toBe('200%')
  await press(page, 'Fit width')
  expect(await preview(page).evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(false)
  expect(complaints).toEqual([])
  await context.close()
})

test.each([360, 390])('at %i px the zoom controls fit the finger and the window', async (width) => {
  const { page, context } = await owner({ width, height: 800 })
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect.poll(() => zoomShown(page).textContent()).toBe(`${Math.round(((width - 32) / 794) * 100)}%`)
  for (const name of ['Fit width', '100%', 'Zoom out', 'Zoom in']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
    expect(box!.x + box!.width).toBeLessThanOrEqual(width)
  }
  await press(page, '100%')
  expect(await preview(page).evaluate((it) => it.scrollWidth > it.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await context.close()
})

test.each([1440, 390])('at %i px a long resume shows its pages, and a click goes to one', async (width) => {
  const { page, context, complaints } = await owner({ width, height: 900 }, lengthyContent(12))
  if (width < 1024) await page.getByRole('tab', { name: 'Preview' }).click()
  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('button')
  await expect.poll(() => pages.first().getAttribute('aria-current')).toBe('page')
  await pages.last().click()
  await expect.poll(() => pages.last().getAttribute('aria-current')).toBe('page')
  const box = await pages.last().boundingBox()
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone the design is a sheet over the live paper', async () => {
  const { page, context, complaints } = await owner({ width: 390, height: 800 })
  await page.goto(`${new URL(page.url()).pathname}?view=preview&design=1`)
  const sheet = page.getByRole('dialog', { name: 'Design' })
  await sheet.getByRole('radio', { name: 'Plain' }).waitFor({ state: 'attached' })
  expect(new URL(page.url()).search).toBe('')
  const family = () =>
    preview(page)
      .getByText('Maya Okafor')
      .first()
      .evaluate((it) => getComputedStyle(it).fontFamily)
  const before = await family()
  await sheet.getByRole('button', { name: 'Show more' }).click()
  await sheet.getByText('EB Garamond', { exact: true }).first().click()
  await expect.poll(family).not.toBe(before)
  expect((await sheet.boundingBox())!.height).toBeLessThanOrEqual(0.55 * 800)
  for (const name of ['Show less', 'Close']) {
    const box = await sheet.getByRole('button', { name }).boundingBox()
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
  }
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Design')
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone a notification covers neither the title nor the bar at the bottom', async () => {
  const { page, context } = await owner({ width: 390, height: 800 })
  await page.getByLabel('Full Name').fill('Maya O.')
  await page.keyboard.press('Control+s')
  const toast = page.locator('[data-variant=default]').filter({ hasText: 'Resume saved' })
  await toast.waitFor()
  const [said, title, tab] = await Promise.all(
    [toast, page.getByLabel('Resume Title'), page.getByRole('tab', { name: 'Preview' })].map((it) => it.boundingBox()),
  )
  expect(said!.y).toBeGreaterThan(title!.y + title!.height)
  expect(said!.y + said!.height).toBeLessThan(tab!.y)
  await context.close()
})
