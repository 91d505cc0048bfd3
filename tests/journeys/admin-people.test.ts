import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { openPostbox, type Postbox } from './mail.ts'
import { enterAdminArea, openTab, ADMIN_PASSWORD } from './admin-area.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { newcomer, PASSWORD, tabTo, toastWith } from './walk.ts'

const EMAIL = 'jonathan@example.com'
let browser: Browser
let postbox: Postbox
let product: Awaited<ReturnType<typeof startBuilt>>
let site: string
let shower: Publisher
let resumeId: number
let shared: string

beforeAll(async () => {
  browser = await sharedBrowser()
  postbox = await openPostbox()
  const mail = { SMTP_URL: postbox.url, MAIL_FROM: 'hello@cv.example', OPERATOR_ADDRESS: '1 Mill Lane' }
  product = await startBuilt({ RATE_LIMITS: 'off', ADMIN_PASSWORD, ...mail })
  site = `http://localhost:${product.port}`
  shower = await createPublisher(browser, site, postbox, EMAIL)
  resumeId = await shower.show(sampleContent('long'), { title: 'Engineer' })
  await shower.setting({ profilePublic: true })
  await shower.look({ slug: 'jonathan' })
  shared = await shower.link(resumeId)
})
afterAll(async () => {
  await product.stop()
  await postbox.close()
  await closePages(browser)
})

/** Sends a message on the public contact page. */
async function write(subject: string, { email = 'ada@example.com', category = 'general' } = {}): Promise<void> {
  const data = { name: 'Ada', email, subject, category, message: 'What can I do?' }
  const answer = await shower.request.post('/api/contact', { data })
  expect(answer.status()).toBe(201)
}
const statusOf = async (path: string) => (await fetch(site + path, { redirect: 'manual' })).status
const messages = (page: Page) => page.getByRole('list', { name: 'Messages' })
const confirmInDialog = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click()

async function openAdminPage() {
  const visitor = await newcomer(browser, site)
  await enterAdminArea(visitor.page)
  return visitor
}
/** The page of the only account with this public page. */
async function openAccount(page: Page): Promise<void> {
  await openTab(page, 'Users')
  await page.getByRole('searchbox').fill('jonathan')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: EMAIL }).click()
  await page.getByRole('heading', { name: 'Plans' }).waitFor()
}

test("the admin area opens with the site's figures", async () => {
  const { page, context, complaints } = await openAdminPage()
  await page.getByRole('tab', { name: 'Analytics', selected: true }).waitFor()
  const users = page.getByRole('region', { name: 'Overview' }).locator('div', { hasText: /^Users/ })
  expect(await users.innerText()).toMatch(/^Users\n[1-9]/)
  await page.getByRole('link', { name: '90 days' }).click()
  await page.waitForURL(/days=90/)
  await page.reload()
  expect(await page.getByRole('link', { name: '90 days' }).getAttribute('aria-current')).toBe('true')
  expect(complaints).toEqual([])
  await context.close()
})

test('leads are searched, sorted and exported by keyboard alone, and the URL keeps the state', async () => {
  await write('Hello', { email: 'zoe@example.com' })
  const { page, context, complaints } = await openAdminPage()
  const { keyboard } = page
  await tabTo(page.getByRole('tab', { name: 'Analytics' }))
  await keyboard.press('ArrowRight')
  await page.locator('[role=tab]:focus', { hasText: 'Leads' }).waitFor()
  await keyboard.press('Space')
  await page.getByRole('table', { name: 'Leads' }).waitFor()
  await tabTo(page.getByRole('searchbox'))
  await keyboard.type('example.com')
  await keyboard.press('Enter')
  await page.waitForURL(/search=example\.com/)
  await tabTo(page.getByRole('link', { name: 'Email', exact: true }))
  await keyboard.press('Enter')
  await page.waitForURL(/sort=email&order=asc/)
  const first = page.getByRole('rowheader').first()
  await expect.poll(() => first.innerText()).toContain(EMAIL)
  await keyboard.press('Enter')
  await expect.poll(() => first.innerText()).toContain('zoe@example.com')
  expect(await page.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBe('descending')
  await page.reload()
  expect(await first.innerText()).toContain('zoe@example.com')
  await page.goBack()
  await expect.poll(() => first.innerText()).toContain(EMAIL)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download results as CSV' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/zoe@example\.com/)
  expect(complaints).toEqual([])
  await context.close()
})

test('replying to a message sends the email, and the list shows the reply', async () => {
  await write('My file does not open')
  const { page, context, complaints } = await openAdminPage()
  await openTab(page, 'Messages')
  const row = messages(page).getByRole('link', { name: /My file does not open/ })
  await row.click()
  const box = page.getByLabel('Your reply')
  await box.fill('   ')
  expect(await page.getByRole('button', { name: 'Send reply' }).isDisabled()).toBe(true)
  await box.fill('Please try it\nonce more.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await toastWith(page, 'Your reply has been sent successfully.').waitFor()
  await row.getByText('Replied').waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  const { text } = await postbox.letterTo('ada@example.com', 'Re: My file does not open')
  expect(text).toContain('Please try it')
  expect(text).toContain('What can I do?')
  expect(complaints).toEqual([])
  await context.close()
})

test('a reply that could not be sent survives a reload and can be sent later', async () => {
  await write('Lost and found')
  const { page, context } = await openAdminPage()
  await openTab(page, 'Messages')
  await messages(page)
    .getByRole('link', { name: /Lost and found/ })
    .click()
  await page.getByLabel('Your reply').fill('Long thought over.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByText('Your reply wasn’t sent, but it’s still here').waitFor()
  expect(await page.getByLabel('Your reply').inputValue()).toBe('Long thought over.')
  await context.setOffline(false)
  await page.reload()
  await expect.poll(() => page.getByLabel('Your reply').inputValue()).toBe('Long thought over.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  const { text } = await postbox.letterTo('ada@example.com', 'Re: Lost and found')
  expect(text).toContain('Long thought over.')
  await context.close()
})

test('a deleted message is restored with Undo', async () => {
  await write('Please keep me')
  const { page, context, complaints } = await openAdminPage()
  await openTab(page, 'Messages')
  const row = messages(page).getByRole('link', { name: /Please keep me/ })
  await row.click()
  await page.getByRole('button', { name: 'Delete message' }).click()
  await toastWith(page, 'The message has been deleted.').waitFor()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a report links to the page and to its owner, and the page can be taken down and put back up', async () => {
  const path = `/portfolio/jonathan/${resumeId}`
  const reader = await newcomer(browser, site)
  await visit(reader.page, path)
  await reader.page.getByRole('link', { name: 'Report this page' }).click()
  await reader.page.getByLabel('Name', { exact: true }).fill('Reader')
  await reader.page.getByLabel('Email', { exact: true }).fill('reader@example.com')
  await reader.page.getByRole('textbox', { name: 'Message' }).fill('This is not true.')
  await reader.page.getByRole('button', { name: 'Send Message' }).click()
  await reader.page.getByText('Message sent').first().waitFor()

  const { page, context, complaints } = await openAdminPage()
  await openTab(page, 'Messages')
  await messages(page)
    .getByRole('link', { name: /Reader/ })
    .click()
  expect(await page.getByRole('link', { name: 'Open the reported page' }).getAttribute('href')).toBe(path)
  await page.getByRole('link', { name: 'Find its owner' }).click()
  await page.getByRole('link', { name: EMAIL }).click()

  expect([await statusOf(path), await statusOf(shared)]).toEqual([200, 200])
  const resume = page.getByRole('row', { name: /Engineer/ })
  await resume.getByRole('button', { name: /Take down/ }).click()
  await confirmInDialog(page, 'Take down')
  await resume.getByText('Taken down').waitFor()
  expect([await statusOf(path), await statusOf(shared)]).toEqual([404, 404])
  await postbox.letterTo(EMAIL, 'One of your resumes was taken down')
  await resume.getByRole('button', { name: /Restore/ }).click()
  await resume.getByText('Public').waitFor()
  expect([await statusOf(path), await statusOf(shared)]).toEqual([200, 200])

  const publicPageSection = page.getByRole('region', { name: 'Public page' })
  await publicPageSection.getByRole('button', { name: /Take down/ }).click()
  await confirmInDialog(page, 'Take down')
  await publicPageSection.getByText('Taken down').waitFor()
  expect(await statusOf('/portfolio/jonathan')).toBe(404)
  await publicPageSection.getByRole('button', { name: /Restore/ }).click()
  await publicPageSection.getByText('Public', { exact: true }).waitFor()
  expect(await statusOf('/portfolio/jonathan')).toBe(200)
  expect(complaints).toEqual([])
  await Promise.all([context.close(), reader.context.close()])
})

test('the owner of a reported link is found as well', async () => {
  await write(`The page ${shared}`, { category: 'report' })
  const { page, context } = await openAdminPage()
  await openTab(page, 'Messages')
  await messages(page)
    .getByRole('link', { name: new RegExp(shared) })
    .click()
  await page.getByRole('link', { name: 'Find its owner' }).click()
  await page.getByRole('table', { name: 'Users' }).waitFor()
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual([EMAIL])
  await context.close()
})

test('a plan is granted and revoked', async () => {
  const { page, context, complaints } = await openAdminPage()
  await openAccount(page)
  const tier = async () => (await (await shower.request.get('/api/user')).json()) as { subscriptionTier: string }
  const before = await tier()
  await page.getByLabel('Grant a plan').selectOption('All Features')
  await page.getByRole('button', { name: 'Grant', exact: true }).click()
  const plans = page.getByRole('region', { name: 'Plans' })
  await plans.getByText('Granted by you').waitFor()
  expect((await tier()).subscriptionTier).toBe('premium')
  await plans.getByRole('button', { name: /Revoke/ }).click()
  await confirmInDialog(page, 'Revoke')
  await plans.getByText('Granted by you').waitFor({ state: 'detached' })
  expect(await tier()).toEqual(before)
  expect(complaints).toEqual([])
  await context.close()
})

test('a suspended account is signed out, refused and hidden until it is reinstated', async () => {
  const { page, context, complaints } = await openAdminPage()
  await openAccount(page)
  await page.getByRole('button', { name: 'Suspend' }).click()
  await confirmInDialog(page, 'Suspend')
  await page.getByText('This account is suspended').waitFor()
  expect((await shower.request.get('/api/user')).status()).toBe(401)
  expect([await statusOf('/portfolio/jonathan'), await statusOf(shared)]).toEqual([404, 404])

  const person = await newcomer(browser, site)
  await visit(person.page, '/auth')
  await person.page.getByLabel('Email').fill(EMAIL)
  await person.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await person.page.getByRole('button', { name: 'Sign In' }).last().click()
  await person.page.getByText('This account is suspended.').first().waitFor()

  await page.getByRole('button', { name: 'Reinstate' }).click()
  await page.getByRole('button', { name: 'Suspend' }).waitFor()
  expect(await statusOf('/portfolio/jonathan')).toBe(200)
  const login = await shower.request.post('/api/login', { data: { email: EMAIL, password: PASSWORD } })
  expect(login.status()).toBe(200)
  expect(complaints).toEqual([])
  await Promise.all([context.close(), person.context.close()])
})

test('the audit trail lists every action, with a link to the account it affected', async () => {
  const { page, context } = await openAdminPage()
  await openAccount(page)
  await page.getByLabel('Grant a plan').selectOption('AI Interview Coach')
  await page.getByRole('button', { name: 'Grant', exact: true }).click()
  await page.getByText('Granted by you').waitFor()
  await openTab(page, 'Audit')
  const entry = page.getByRole('row', { name: /Plan granted/ }).first()
  await entry.getByText('AI Interview Coach for').waitFor()
  await entry.getByRole('link').click()
  await page.getByRole('heading', { name: 'Plans' }).waitFor()
  expect(await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).innerText()).toBe(EMAIL)
  await context.close()
})

test('without scripts the lists can be read, searched and paged', async () => {
  const { page, context } = await newcomer(browser, site, { javaScriptEnabled: false })
  await context.request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
  await page.goto('/admin/dashboard?tab=users')
  await page.getByRole('searchbox').fill('nobody-at-all')
  await page.getByRole('button', { name: 'Search' }).click()
  expect(await page.getByRole('tabpanel').innerText()).toContain('No results')
  await page.getByRole('link', { name: 'Show all' }).first().click()
  await page.getByRole('link', { name: EMAIL }).click()
  expect(await page.getByRole('tabpanel').innerText()).toContain('Turn on JavaScript to make changes')
  await context.close()
})
