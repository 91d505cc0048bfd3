import type { Browser, Page, Route } from 'playwright-core'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { newcomer, register } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterEach(() => closePages(browser))

const openVisitor = () => newcomer(browser, `http://127.0.0.1:${inject('port')}`)
/** The reply of a proxy for a server that is starting. */
const badGateway = (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('translations that fail to load are requested again, although browsers remember the failure', async () => {
  const { page } = await openVisitor()
  await visit(page, '/auth')
  let failedCount = 0
  await page.route('**/assets/words-en-*.js*', (route) =>
    failedCount++ === 0 ? route.abort('connectionreset') : route.continue(),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  await heading(page, 'Plans and prices')
  expect(failedCount).toBe(2)
})

test('a page whose translations fail before hydration keeps typed text, and hydrates when they load', async () => {
  const { page } = await openVisitor()
  const requested = new Set<string>()
  let failures = 4
  await page.route('**/assets/words-en-*.js*', (route) => {
    requested.add(new URL(route.request().url()).pathname)
    // The first are those of every page.
    return requested.size > 1 && failures-- > 0 ? route.abort() : route.continue()
  })
  await visit(page, '/contact')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  expect(failures).toBeLessThan(1)
  await heading(page, 'Get in Touch')
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada')
})

test('offline, the cover letters show an error in their place, and load when the connection is back', async () => {
  const { page, context } = await openVisitor()
  await visit(page, '/templates')
  await page.getByRole('button', { name: 'Theme' }).hover()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Cover Letters' }).click()
  await page.getByRole('alert').getByText('No connection.').waitFor()
  await heading(page, 'Templates')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Classic letter').waitFor()
  expect(await page.getByText('Coming Soon').count()).toBe(3)
})

test('signing in during a server restart keeps the form, and the other tab opens offline', async () => {
  const { page, context } = await openVisitor()
  await visit(page, '/auth')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('long enough 12')
  await page.route('**/auth.data*', badGateway)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('main').getByText('Something went wrong on our side.').waitFor()
  await context.setOffline(true)
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('button', { name: 'Create account' }).waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com')
})

test('a save is confirmed even if the page cannot be reloaded', async () => {
  const { page, context } = await openVisitor()
  await register(context, 'saved-and-said@example.com')
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await page.getByLabel('Phone').fill('+44 20 7946 0958')
  await page.route('**/profile.data*', badGateway)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your profile has been saved.').first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Profile')
})

test('a dialog that cannot load offline leaves the builder as it is, and opens online', async () => {
  const { page, context } = await openVisitor()
  // No request is in progress when the connection breaks: aborted ones are repeated only when the page is loaded again.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  // The builder's offline cache does not replace the connection here.
  await page.route('**/service-worker.js', (route) => route.abort())
  await register(context, 'shared-later@example.com')
  const created = await page.request.post('/api/resumes', { data: { title: 'R', content: {}, templateId: null } })
  const { id } = (await created.json()) as { id: number }
  await visit(page, `/resume-builder/${id}`)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('No connection. Try again when you’re back online.').first().waitFor()
  await page.getByLabel('Full Name').fill('Ada')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('dialog', { name: 'Share this resume' }).waitFor()
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Ada')
})
