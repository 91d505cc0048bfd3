import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { SAMPLED_PAGES } from '../public-pages.ts'
import { exceptShifts, newcomer, register } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

const site = `http://127.0.0.1:${inject('port')}`
/** A page that is hydrated from the start: on others a link loads a new document. */
const AWAKE = '/auth'
const PATHS = SAMPLED_PAGES.filter(({ status }) => status === 200).map(({ path }) => path)

test.each(PATHS)('a link to %s inside the app shows the same page as its URL', async (path) => {
  const { page, context, complaints } = await newcomer(browser, site)
  await expectSamePage(page, path, AWAKE)
  expect(exceptShifts(complaints)).toEqual([])
  await context.close()
})

/** For signed-in people. */
const OWN = ['/', '/profile', '/settings', '/portfolio', '/ats-analyzer', '/interview-prep', '/templates', '/pricing']

test('a signed-in user sees the same pages through links and through URLs', async () => {
  const { page, context, complaints } = await newcomer(browser, site)
  await register(context, 'within@example.com')
  for (const path of OWN) await expectSamePage(page, path, '/resume-builder')
  expect(exceptShifts(complaints)).toEqual([])
  await context.close()
})

test('a tab notices a sign-in in another tab on its next page', async () => {
  const { page, context } = await newcomer(browser, site)
  await visit(page, AWAKE)
  await register(context, 'elsewhere@example.com')
  await navigateInApp(page, '/templates')
  await expect.poll(() => page.getByRole('banner').getByRole('link', { name: 'Sign In' }).count()).toBe(0)
  await context.close()
})

test('text typed in one account is never saved to another account that has signed in since', async () => {
  const { page, context } = await newcomer(browser, site)
  await register(context, 'owner@example.com')
  const draft = { title: 'Of the owner', content: {}, templateId: null }
  const { id } = (await (await context.request.post('/api/resumes', { data: draft })).json()) as { id: number }
  await visit(page, `/resume-builder/${id}`)
  await expect.poll(() => page.getByLabel('Resume Title').inputValue()).toBe('Of the owner')
  await context.request.post('/api/logout')
  await register(context, 'other@example.com')
  await page.getByLabel('Resume Title').fill('Still of the owner')
  await page.getByText('You’re signed out').first().waitFor()
  await page.getByRole('button', { name: 'Save Resume' }).click()
  await page.getByText('We can’t find this resume').waitFor()
  expect(await (await context.request.get('/api/resumes')).json()).toEqual([])
  await context.close()
})

test('no browser caches account pages, so going back after signing out shows none of them', async () => {
  const { context } = await newcomer(browser, site)
  const cacheControlOf = async (path: string) => (await context.request.get(path)).headers()['cache-control']
  expect(await cacheControlOf('/templates')).toBe('private, no-cache')
  await register(context, 'shared-computer@example.com')
  for (const path of ['/', '/profile', '/settings', '/resume-builder'])
    expect(await cacheControlOf(path)).toBe('private, no-store')
  await context.close()
})

/** Opens a page by its URL, then from another page. */
async function expectSamePage(page: Page, path: string, from: string): Promise<void> {
  await visit(page, path)
  const opened = await seen(page)
  await visit(page, from)
  await navigateInApp(page, path)
  await expect.poll(() => seen(page), { message: path }).toEqual(opened)
}

const seen = async (page: Page) => ({
  path: new URL(page.url()).pathname,
  title: await page.title(),
  text: await page.locator('#main').innerText(),
})

/** As an internal link does. */
const navigateInApp = (page: Page, path: string) =>
  page.evaluate(
    (to) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
      ).__reactRouterDataRouter.navigate(to),
    path,
  )

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

test('the skip link moves the focus without a warning, and leaves the address of the builder as it is', async () => {
  const { page, context, complaints } = await newcomer(browser, site)
  await visit(page, '/resume-builder')
  await page.getByLabel('Full Name').fill('Ada')
  const address = page.url()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('main')
  expect(page.url()).toBe(address)
  expect(exceptShifts(complaints)).toEqual([])
  await context.close()
})

test('after a redirect the keyboard goes on in the main part of the new page', async () => {
  const { page, context } = await newcomer(browser, site)
  await visit(page, '/settings')
  await page.waitForURL((url) => url.pathname === '/auth')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect.poll(() => focused(page)).toBe('main')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  await context.close()
})
