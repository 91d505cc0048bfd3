import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { examiner, faultsInEveryLook, faultsOf } from './faults.ts'
import { newcomer, paperText, tabTo } from './walk.ts'

let browser: Browser
const site = () => `http://127.0.0.1:${inject('port')}`
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const thumb = (page: Page, name: string) =>
  cards(page)
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .locator('[inert]')

beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

test('a template is found by its filters, read enlarged and used, by keyboard alone', async () => {
  const { page, context, complaints } = await examiner(browser, site())
  await visit(page, '/templates')
  await tabTo(page.getByLabel('Field', { exact: true }))
  await page.getByLabel('Field', { exact: true }).selectOption('Law and public service')
  await page.getByText(/^\d+ of 27 templates$/).waitFor()
  await page.getByLabel('Columns', { exact: true }).selectOption('One column')
  expect(new URL(page.url()).search).toBe('?for=law&columns=one')
  await expect.poll(() => cards(page).getByRole('heading').allTextContents()).toContain('Nameplate')
  expect(await faultsInEveryLook(page)).toEqual([])

  await tabTo(page.getByRole('button', { name: 'Enlarge Nameplate' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Nameplate' })
  await dialog.getByRole('heading', { name: 'Niamh Gallagher' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?for=law&columns=one')
  await page.locator('button[aria-label="Enlarge Nameplate"]:focus').waitFor()
  await page.keyboard.press('Enter')
  await dialog.getByRole('link', { name: 'Use This Template' }).press('Enter')
  await page.waitForURL(/\/resume-builder\?template=105$/)
  expect(complaints).toEqual([])
  await context.close()
})

test('an address shows a template enlarged before anything is touched, and closing it leads to the gallery', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), { viewport: { width: 390, height: 844 } })
  await visit(page, '/templates?photo=yes&show=111')
  const dialog = page.getByRole('dialog', { name: 'Portrait' })
  const name = dialog.getByRole('heading', { name: 'Camila Ortega' })
  await name.waitFor()
  const small = (await name.boundingBox())?.height ?? 0
  await dialog.getByRole('button', { name: 'Actual size' }).click()
  await expect.poll(async () => (await name.boundingBox())?.height ?? 0).toBeGreaterThan(small * 1.8)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?photo=yes')
  expect(complaints).toEqual([])
  await context.close()
})

test('without scripts the filters are links and a form', async () => {
  const context = await browser.newContext({ baseURL: site(), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/templates')
  await page.getByRole('link', { name: 'Creative', exact: true }).click()
  await page.getByLabel('Columns', { exact: true }).selectOption('Two columns')
  await page.getByRole('button', { name: 'Show templates' }).click()
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(['Atelier', 'Swiss Grid'])
  await context.close()
})

test('who has written a resume sees it in the templates, and nothing of it is sent', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), { viewport: { width: 1440, height: 900 } })
  await visit(page, '/templates')
  expect(await page.getByRole('radio', { name: 'My resume' }).count()).toBe(0)
  await visit(page, '/resume-builder')
  await page.getByLabel('Full Name').fill('Ana Ruiz')
  await page.getByText('Saved in this browser').first().waitFor()

  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await visit(page, '/templates')
  await page.getByText('My resume', { exact: true }).click()
  await expect.poll(() => thumb(page, 'Modern Creative').locator('h1').textContent()).toBe('Ana Ruiz')
  await page.getByRole('button', { name: 'Enlarge Modern Creative' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Ana Ruiz' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Sample', { exact: true }).click()
  await expect.poll(() => thumb(page, 'Modern Creative').locator('h1').textContent()).toBe('Andre Pettiford')
  expect(sent.filter((request) => /Ana|Ruiz/.test(request))).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('in the builder all templates can be filtered, and the choice shows at once', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), { viewport: { width: 1440, height: 900 } })
  await visit(page, '/resume-builder')
  await page.getByLabel('Full Name').fill('Ana Ruiz')
  await expect.poll(() => paperText(page)).toContain('Ana Ruiz')
  await page.getByRole('tab', { name: 'Design' }).click()
  await tabTo(page.getByRole('button', { name: 'All templates' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'All templates' })
  await dialog.getByLabel('Field', { exact: true }).selectOption('Students and first jobs')
  await dialog.getByLabel('Photo', { exact: true }).selectOption('Photo optional')
  await dialog.getByText('4 of 27 templates').waitFor()
  await dialog.getByRole('radio', { name: /^First Chapter/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('radio', { name: /^First Chapter/ }).isChecked()).toBe(true)
  await page.getByText('An airy page for your first job').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
