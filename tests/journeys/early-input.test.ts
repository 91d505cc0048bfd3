import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { paperText, register, toastWith } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

const site = () => `http://127.0.0.1:${inject('port')}`

/** Opens a page whose scripts are delayed until the test releases them; then the page is hydrated. */
async function openEarly(page: Page, path: string) {
  let arrive: () => void = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    arrive()
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  }
}

test('text typed while the scripts are loading is kept, appears in the preview, and typing continues', async () => {
  const context = await browser.newContext({ baseURL: site(), serviceWorkers: 'block' })
  const page = await context.newPage()
  const arrive = await openEarly(page, '/resume-builder')
  await page.getByLabel('Full Name').pressSequentially('Mary Jackso')
  await page.getByLabel('Email').fill('mary@example.com')
  await page.getByLabel('Full Name').focus()
  await page.keyboard.press('End')
  expect(await page.locator('html[data-ready]').count()).toBe(0)

  await arrive()
  await page.keyboard.type('n')
  await expect.poll(() => paperText(page)).toContain('Mary Jackson')
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Mary Jackson')
  expect(await page.getByLabel('Email').inputValue()).toBe('mary@example.com')
  expect(await paperText(page)).toContain('mary@example.com')
  await context.close()
})

test('a title typed and saved before the scripts have loaded is saved', async () => {
  const context = await browser.newContext({ baseURL: site(), serviceWorkers: 'block' })
  const page = await context.newPage()
  const arrive = await openEarly(page, '/resume-builder')
  await page.getByLabel('Full Name').fill('Mary Jackson')
  await page.getByLabel('Resume Title').fill('Wind tunnels')
  await page.getByRole('button', { name: 'Save Resume' }).first().click()
  await arrive()
  await toastWith(page, 'Resume Saved Locally').waitFor({ state: 'attached' })
  expect(await page.getByText('Title required').count()).toBe(0)
  await context.close()
})

test('input submitted before the scripts have loaded stays in its form, and nothing is sent without them', async () => {
  // A site where every user owns everything.
  const owned = await startBuilt({ PAYMENTS: 'off', RATE_LIMITS: 'off' })
  const context = await browser.newContext({ baseURL: owned.address, serviceWorkers: 'block' })
  await register(context, 'mary@example.com')
  const content = sampleContent('short')
  await context.request.post('/api/resumes', { data: { title: 'Wind tunnels', content, templateId: 1 } })
  const page = await context.newPage()

  let arrive = await openEarly(page, '/settings')
  await page.getByLabel('Default template').selectOption('classic')
  await page.getByText('Dark', { exact: true }).click()
  await arrive()
  expect(await page.getByLabel('Default template').inputValue()).toBe('classic')
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)

  arrive = await openEarly(page, '/interview-prep')
  const [role, industry, level] = [
    page.getByRole('textbox', { name: 'Role' }),
    page.getByLabel('Industry'),
    page.getByLabel('Level'),
  ]
  const kind = page.getByRole('checkbox').first()
  await kind.uncheck()
  await industry.selectOption({ index: 2 })
  await level.selectOption({ index: 0 })
  const chosen = [await industry.inputValue(), await level.inputValue()]
  await role.fill('Test pilot')
  await role.press('Enter')
  await arrive()
  expect(new URL(page.url()).pathname).toBe('/interview-prep')
  expect(await role.inputValue()).toBe('Test pilot')
  expect([await industry.inputValue(), await level.inputValue()]).toEqual(chosen)
  expect(await kind.isChecked()).toBe(false)

  arrive = await openEarly(page, '/portfolio')
  await page.getByLabel('Custom URL').fill('mary-jackson')
  await page.getByLabel('Custom URL').press('Enter')
  await arrive()
  expect(page.url()).toBe(`${owned.address}/portfolio`)
  await page.getByText('Your URL: /portfolio/mary-jackson').waitFor()

  arrive = await openEarly(page, '/ats-analyzer')
  await page.getByLabel('Job description').fill('An engineer for wind tunnels')
  await page.getByRole('button', { name: 'Analyze Resume' }).click({ force: true })
  await arrive()
  expect(page.url()).toBe(`${owned.address}/ats-analyzer`)
  expect(await page.getByLabel('Job description').inputValue()).toBe('An engineer for wind tunnels')
  await context.close()
  await owned.stop()
})
