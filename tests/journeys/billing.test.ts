import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { newcomer, PASSWORD, register, tabTo } from './walk.ts'

let browser: Browser
/** A site without payments. */
let free: Awaited<ReturnType<typeof startBuilt>>

beforeAll(async () => {
  free = await startBuilt({ PAYMENTS: 'off', RATE_LIMITS: 'off' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await free.stop()
})

const site = () => `http://127.0.0.1:${inject('port')}`
let people = 0
const newEmail = () => `payer${++people}-${Date.now()}@example.com`

/** A person with an account, with access to the page. */
async function member() {
  const visitor = await examiner(browser, site())
  await register(visitor.context, newEmail())
  return visitor
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first()

/** Chooses a plan on the plans page and waits for the checkout. */
async function choose(page: Page, name: string): Promise<void> {
  await visit(page, '/pricing')
  await button(page, name).click()
  await page.waitForURL(/\/checkout\?client_secret=/)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}
async function buy(page: Page, name: string): Promise<void> {
  await choose(page, name)
  await button(page, /^Pay /).click()
  await heading(page, /^You now have /).waitFor()
}

test('the coach is bought by keyboard alone, from the sales page to the first question', async () => {
  const { page, context, complaints } = await newcomer(browser, site())
  const { keyboard } = page
  await visit(page, '/interview-prep')
  await tabTo(page.getByRole('link', { name: 'Get the AI Interview Coach' }))
  await keyboard.press('Enter')
  await heading(page, /^Sign in to/).waitFor()
  await tabTo(page.getByRole('tab', { name: 'Sign In' }))
  await keyboard.press('ArrowRight')
  await heading(page, 'Create your account').waitFor()
  await tabTo(page.getByLabel('Email'))
  await keyboard.insertText(newEmail())
  await tabTo(page.getByLabel('Password', { exact: true }))
  await keyboard.insertText(PASSWORD)
  await keyboard.press('Enter')
  // Signing in on the way to a payment continues to it.
  await page.waitForURL(/\/checkout\?client_secret=/)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  expect(await page.getByText('Test mode: you won’t be charged').count()).toBe(1)
  await tabTo(button(page, 'Pay $5'))
  await keyboard.press('Enter')
  await heading(page, 'You now have AI Interview Coach').waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await tabTo(page.getByRole('link', { name: 'Start practicing' }))
  await keyboard.press('Enter')
  await button(page, 'Start practicing').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a declined plan is not charged, then it is bought once despite repeated clicks and reloads', async () => {
  const { page, context } = await member()
  await choose(page, 'Choose Premium Templates')
  expect(await faultsInEveryLook(page)).toEqual([])
  await button(page, 'Simulate a failed payment').click()
  await toast(page, 'Payment Error').waitFor()
  await page.getByText('Not paid').waitFor()
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await button(page, 'Pay $4.97').dblclick()
  await heading(page, 'You now have Premium Templates').waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.reload()
  await heading(page, 'You now have Premium Templates').waitFor()
  await page.goBack()
  await button(page, 'Current Plan').waitFor()
  expect(await button(page, 'Processing...').count()).toBe(0)
  expect(await faultsInEveryLook(page)).toEqual([])
  await visit(page, '/settings')
  expect(await page.getByRole('link', { name: /^Receipt for/ }).count()).toBe(1)
  await context.close()
})

test('a canceled checkout leads back, charges nothing and cannot be paid any more', async () => {
  const { page, context } = await member()
  await choose(page, 'Choose Professional')
  const address = page.url()
  await button(page, 'Cancel').click()
  await heading(page, 'Plans and prices').waitFor()
  await page.goto(address)
  await heading(page, 'This purchase wasn’t completed').waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByRole('link', { name: 'See all plans' }).click()
  await heading(page, 'Plans and prices').waitFor()
  await context.close()
})

test('a plan is changed for the difference, canceled in two clicks, kept after all, and refunded', async () => {
  const { page, context, complaints } = await member()
  await buy(page, 'Choose Premium Templates')
  await choose(page, 'Switch to All Features')
  await heading(page, 'Change your plan').waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await button(page, 'Confirm and pay $10').click()
  await heading(page, 'You now have All Features').waitFor()
  await page.getByRole('link', { name: 'See your plan and receipts' }).click()
  await page.getByText(/^\$14\.97 per month\. Next payment on/).waitFor()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await button(page, 'Cancel plan').click()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByText(/^You’ll keep access until .* and won’t be charged again\.$/).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await button(page, 'Keep All Features').click()
  await page.getByText(/^\$14\.97 per month\. Next payment on/).waitFor()
  // The difference is refunded first, which restores the earlier plan; then the month of that plan.
  for (const after of [/^\$4\.97 per month\. Next payment on/, /You pay nothing/]) {
    await button(page, 'Get a refund').first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Get a refund' }).click()
    await page.getByText(after).waitFor()
  }
  expect(await page.getByText(/\$\S+ refunded/).count()).toBe(2)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Plan and payments')
  expect(await faultsInEveryLook(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('a receipt is its own page, and no other account can open it', async () => {
  const { page, context } = await member()
  await buy(page, 'Choose AI Interview Coach')
  await visit(page, '/settings')
  await page.getByRole('link', { name: /^Receipt for AI Interview Coach/ }).click()
  await heading(page, 'Receipt').waitFor()
  expect(await page.locator('dl').innerText()).toContain('$5')
  expect(await faultsInEveryLook(page)).toEqual([])
  const other = await member()
  await other.page.goto(page.url())
  await heading(other.page, /404/).waitFor()
  await other.context.close()
  await context.close()
})

test('a signed-out visitor is asked to sign up and returns to the plan, or to the checkout', async () => {
  const { page, context, complaints } = await examiner(browser, site())
  await visit(page, '/pricing')
  expect(await faultsInEveryLook(page)).toEqual([])
  await button(page, 'Choose Free').click()
  await toast(page, "You're all set!").waitFor()
  await button(page, 'Choose All Features').click()
  await toast(page, 'Sign Up Required').waitFor()
  await page.waitForURL(/\/auth\?tab=sign-up&next=%2Fpricing%23premium/)
  await visit(page, '/')
  await page.getByRole('link', { name: 'Choose Professional' }).click()
  await toast(page, 'Sign Up Required').waitFor()
  await page.waitForURL(/\/auth\?tab=sign-up&next=%2Fpricing%23plan-professional/)
  await visit(page, '/checkout?client_secret=none')
  expect(page.url()).toContain('/auth?next=%2Fcheckout%3Fclient_secret%3Dnone')
  await register(context, newEmail())
  expect(complaints).toEqual([])
  await visit(page, '/checkout?client_secret=none')
  await heading(page, 'We can’t find this purchase').waitFor()
  expect(await page.getByText('Test mode: you won’t be charged').count()).toBe(1)
  expect(await faultsInEveryLook(page)).toEqual([])
  await context.close()
})

test('where payments are off no page mentions money', async () => {
  const { page, context, complaints } = await examiner(browser, free.address)
  const words = async (path: string) => {
    await visit(page, path)
    return page.locator('body').innerText()
  }
  const MONEY = /\$\s?\d|money|per month|one-time|Payments|test mode/i
  for (const path of ['/', '/pricing', '/interview-prep', '/templates', '/resume-builder', '/checkout', '/contact'])
    expect([path, MONEY.exec(await words(path))?.[0]]).toEqual([path, undefined])
  await visit(page, '/pricing')
  await heading(page, 'Everything is free here').waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await register(context, newEmail())
  for (const path of ['/', '/pricing', '/interview-prep', '/settings'])
    expect([path, MONEY.exec(await words(path))?.[0]]).toEqual([path, undefined])
  expect(complaints).toEqual([])
  await context.close()
})
