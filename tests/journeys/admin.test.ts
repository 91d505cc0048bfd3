import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visit } from '../browser.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { enterAdminArea, openTab, ADMIN_PASSWORD } from './admin-area.ts'
import { newcomer, register } from './walk.ts'
import { openSiteWithMail, type SiteWithMail } from './site-with-mail.ts'

let browser: SiteWithMail['browser']
let postbox: SiteWithMail['postbox']
let site: SiteWithMail['site']
let close: SiteWithMail['close']
beforeAll(async () => {
  ;({ browser, postbox, site, close } = await openSiteWithMail('1 Mill Lane'))
})
afterAll(() => close())

const password = (page: Page) => page.getByLabel('Admin password')

/** Opens the admin area, and its system tab. */
async function enter(page: Page): Promise<void> {
  await enterAdminArea(page)
  await openTab(page, 'System')
}

test('only the admin password opens the dashboard, and only until sign-out', async () => {
  const { page, context, complaints } = await newcomer(browser, site)
  await visit(page, '/admin/dashboard')
  await page.waitForURL(/\/admin$/)
  await password(page).fill('front-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Invalid admin password').first().waitFor()
  expect(await password(page).inputValue()).toBe('')
  expect(complaints.filter((words) => !words.includes('401'))).toEqual([])

  await enterAdminArea(page)
  await page.getByText('Welcome to the admin dashboard').first().waitFor()
  await openTab(page, 'System')
  await page.getByText('0.1.0', { exact: true }).waitFor()
  await page.getByText('Sent through the server in SMTP_URL').waitFor()
  await page.getByText('No emails yet').waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/admin$/)
  await page.goBack()
  await password(page).waitFor()
  await visit(page, '/admin/dashboard')
  await page.waitForURL(/\/admin$/)
  await context.close()
})

test('a rejected email shows its reason, is retried by its button, and arrives', async () => {
  const email = 'shut@example.com'
  const { page, context, complaints } = await newcomer(browser, site)
  postbox.shut(email)
  await register((await newcomer(browser, site)).context, email)
  await enter(page)
  const emailItem = page.getByRole('list', { name: 'Emails' }).getByRole('listitem').filter({ hasText: email })
  const switchTo = async (word: string) => {
    await page.getByRole('button', { name: 'Refresh' }).click()
    return (await emailItem.locator('summary').textContent())?.includes(word)
  }
  await expect.poll(() => switchTo('Failed'), { timeout: 10_000 }).toBe(true)
  await emailItem.locator('summary').click()
  await emailItem.getByText('550').waitFor()
  await emailItem.getByText('[link hidden]').waitFor()
  postbox.open(email)
  await emailItem.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Refresh in a moment to see the result.').first().waitFor()
  expect((await postbox.letterTo(email, 'Confirm your email address')).link).toContain('/confirm-email/')
  await expect.poll(() => switchTo('Sent'), { timeout: 10_000 }).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('the admin area is accessible', async () => {
  const { page, context } = await examiner(browser, site)
  await register((await newcomer(browser, site)).context, 'read@example.com')
  await visit(page, '/admin')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Enter the admin password.').first().waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await enter(page)
  await page.getByRole('list', { name: 'Emails' }).locator('summary').first().click()
  expect(await faultsInEveryLook(page)).toEqual([])
  await context.close()
})

test('the admin area opens, shows its state and signs out without scripts', async () => {
  const { page, context } = await newcomer(browser, site, { javaScriptEnabled: false })
  await page.goto('/admin')
  await password(page).fill('front-door')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Invalid admin password').waitFor()
  await password(page).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('tab', { name: 'System' }).click()
  await page.getByText('0.1.0', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await password(page).waitFor()
  expect((await context.request.get('/api/admin/check')).status()).toBe(401)
  await context.close()
})
