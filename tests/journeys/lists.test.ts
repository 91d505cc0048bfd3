import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { openPostbox, type Postbox } from './mail.ts'

let browser: Browser
let postbox: Postbox
let product: Awaited<ReturnType<typeof startBuilt>>
beforeAll(async () => {
  browser = await sharedBrowser()
  postbox = await openPostbox()
  product = await startBuilt({
    RATE_LIMITS: 'off',
    SMTP_URL: postbox.url,
    MAIL_FROM: 'hello@cv.example',
    OPERATOR_ADDRESS: '1 Mill Lane',
  })
})
afterEach(() => closePages(browser))
afterAll(async () => {
  await product.stop()
  await postbox.close()
})

const CONFIRM = 'Confirm that you want emails'

test('a newsletter subscription is confirmed by email and ended by its link', async () => {
  const { page, complaints } = await examiner(browser, product.address)
  await visit(page, '/blog')
  await page.getByLabel('Email address').fill('reader@example.com')
  // A form submitted before hydration is sent without scripts, which has a test of its own.
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Check your inbox').waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe('')
  expect(await faultsInEveryLook(page)).toEqual([])
  const { link, text } = await postbox.letterTo('reader@example.com', CONFIRM)
  await visit(page, new URL(link).pathname)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Your address is confirmed').waitFor()
  // Mail programs that open the header's URL in a browser do the same.
  const leave = /\/newsletter\/unsubscribe\/\S+/.exec(text)?.[0] ?? ''
  await visit(page, `/api${leave}`)
  expect(new URL(page.url()).pathname).toBe(leave)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText('You’re unsubscribed').waitFor()
  expect(complaints).toEqual([])
})

test('the waiting list for cover letters accepts an email address', async () => {
  const { page } = await examiner(browser, product.address)
  await visit(page, '/templates')
  await page.getByRole('tab', { name: 'Cover Letters' }).click()
  await page.getByLabel('Email address').fill('waiting@example.com')
  await page.getByRole('button', { name: 'Get Notified' }).click()
  await page.getByText('Check your inbox').waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe('')
})

test('without scripts the lists work as well, and a mistyped address is corrected for the same list', async () => {
  const withoutScripts = await browser.newContext({ baseURL: product.address, javaScriptEnabled: false })
  const still = await withoutScripts.newPage()
  await still.goto('/blog')
  await still.getByLabel('Email address').fill('still@nowhere')
  await still.getByRole('button', { name: 'Subscribe' }).click()
  await still.getByText('Enter an email address like').first().waitFor()
  expect(await still.getByLabel('Email address').inputValue()).toBe('still@nowhere')
  await still.getByLabel('Email address').fill('still@example.com')
  await still.getByRole('button', { name: 'Subscribe' }).click()
  await still.getByText('Check your inbox').waitFor()
  await postbox.letterTo('still@example.com', CONFIRM)
})

test('a receipt is promised where one is sent', async () => {
  const { page } = await examiner(browser, product.address)
  await visit(page, '/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Category').selectOption('general')
  await page.getByLabel('Subject').fill('A question')
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you have plans for schools?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('note').getByText('a confirmation email is on its way').waitFor()
  const { subject } = await postbox.letterTo('ada@example.com', 'We got your message to')
  expect(subject).toBe('We got your message to Curricle')
})
