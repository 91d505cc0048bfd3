import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser } from '../browser.ts'

let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  context = await browser.newContext({ baseURL: `http://127.0.0.1:${inject('port')}` })
  page = await context.newPage()
})
afterEach(() => context.close())

const STAR = '/blog/star-method-interview-questions-examples'

test('from the blog to an article, to one of its sections, and on to the next article', async () => {
  await page.goto('/blog')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Career Success Blog')
  await page.getByText('Featured Article').waitFor()
  expect(await page.getByRole('article').count()).toBe(20)
  await page.getByRole('link', { name: 'The STAR method' }).click()
  await page.waitForURL(STAR)
  await page.getByText('September 20, 2025').waitFor()
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Within an hour afterward' })
    .click()
  await expect
    .poll(() =>
      page.getByRole('heading', { name: 'Within an hour afterward' }).evaluate((it) => it.getBoundingClientRect().top),
    )
    .toBeLessThan(300)
  const moreArticles = page.getByRole('region', { name: 'More Career Insights' })
  expect(await moreArticles.getByRole('article').count()).toBe(2)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await page.waitForURL('/blog')
})

test('sharing copies the link where the share menu is unavailable', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(STAR)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Link copied to clipboard').first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${STAR}$`))
})

test('a missing article says so, with the right status', async () => {
  const answer = await page.goto('/blog/nothing-here')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Post Not Found' }).waitFor()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await page.waitForURL('/blog')
})

test('a message is sent and confirmed, and the form is cleared', async () => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Category').selectOption('partnership')
  await page.getByLabel('Subject').fill('A question')
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you have plans for schools?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('note').getByText('Message sent').waitFor()
  expect(await page.getByRole('main').innerText()).not.toContain('confirmation email')
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('')
})

test('without a connection the message stays in the form', async () => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Category').selectOption('general')
  await page.getByLabel('Subject').fill('A question')
  await page.getByRole('textbox', { name: 'Message' }).fill('Words that took an hour.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('alert').getByText('No connection.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Words that took an hour.')
})

test('without scripts a message is sent as well, and a rejected one is not lost', async () => {
  const withoutScripts = await browser.newContext({
    baseURL: `http://127.0.0.1:${inject('port')}`,
    javaScriptEnabled: false,
  })
  const still = await withoutScripts.newPage()
  await still.goto('/contact')
  await still.getByLabel('Name').fill('Ada')
  await still.getByLabel('Email').fill('ada@nowhere')
  await still.getByLabel('Category').selectOption('general')
  await still.getByLabel('Subject').fill('A question')
  await still.getByRole('textbox', { name: 'Message' }).fill('Words that took an hour.')
  await still.getByRole('button', { name: 'Send Message' }).click()
  await still.getByText('Enter an email address like').waitFor()
  expect(await still.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Words that took an hour.')
  await still.getByLabel('Email').fill('ada@example.com')
  await still.getByRole('button', { name: 'Send Message' }).click()
  await still.getByText('Message sent').waitFor()
  await withoutScripts.close()
})

test('without a mail server no page offers or promises an email', async () => {
  for (const path of ['/blog', STAR, '/newsletter']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByLabel('Email address').count()).toBe(0)
  }
  await page.goto('/templates')
  await page.getByRole('tab', { name: 'Cover Letters' }).click()
  await page.getByText('Coming Soon').first().waitFor()
  expect(await page.getByRole('button', { name: 'Get Notified' }).count()).toBe(0)
})

test.each(['/about', '/help', '/privacy-policy', '/terms-of-service', '/disclaimers', '/cookie-policy', '/contact'])(
  '%s links back to the home page',
  async (path) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.waitForURL('/')
  },
)

test('the head of an article describes it to search engines and social networks', async () => {
  await page.goto(STAR)
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  expect(await page.title()).toBe('The STAR method: tell your work as a story | Curricle')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${STAR}$`))
  expect(await content('meta[property="og:type"]')).toBe('article')
  expect(await content('meta[property="og:image"]')).toMatch(/\/og\/articles\/star-method/)
  expect(await content('meta[name=robots]')).toBe('index, follow')
  const kinds = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((each) => JSON.parse(each.textContent)['@type'] as string))
  expect(kinds).toEqual(['WebApplication', 'Article', 'BreadcrumbList'])
  expect(await page.locator('title').count()).toBe(1)
})
