import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { newcomer, tabTo } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

const site = () => `http://127.0.0.1:${inject('port')}`
const fileOf = (name: string) => ({
  name: `${name}.json`,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ basics: { name, summary: `${name} writes.` }, work: [{ name: 'ACME' }] })),
})
/** Titles of the resumes; plans have headings too. */
const titles = async (page: Page) => {
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Edit' }) })
  return (await cards.getByRole('heading', { level: 3 }).allTextContents()).toSorted()
}

test('resumes imported without an account move into it after sign-up, and can be duplicated and deleted there', async () => {
  const { page, context, complaints } = await newcomer(browser, site())
  await visit(page, '/')
  await page.locator('input[type=file]').setInputFiles([fileOf('Ada'), fileOf('Grace')])
  await page.getByRole('heading', { name: 'Grace' }).waitFor()
  expect(await titles(page)).toEqual(['Ada', 'Grace'])
  // On the pictures of their pages.
  for (const name of ['Ada', 'Grace']) await page.locator('li [inert]').getByText(`${name} writes.`).waitFor()

  await page.getByRole('link', { name: 'Sign Up Free' }).click()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Email').fill('mover@example.com')
  await page.getByLabel('Password', { exact: true }).fill('nanosecond')
  await page.getByLabel('First name').fill('Ada')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Hi Ada' }).waitFor()

  await page.getByRole('heading', { name: 'Move 2 resumes to your account' }).waitFor()
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('2 resumes are now in your account').first().waitFor()
  await expect.poll(() => titles(page)).toEqual(['Ada', 'Grace'])
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  expect(await titles(page)).toEqual(['Ada', 'Grace'])
  expect(await page.getByText('Move 2 resumes to your account').count()).toBe(0)

  await page.getByRole('button', { name: 'Actions for Ada' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect.poll(() => titles(page)).toEqual(['Ada', 'Ada (copy)', 'Grace'])
  await page.getByRole('button', { name: 'Delete Ada (copy)' }).click()
  await page.getByText('Are you sure you want to delete this resume?').waitFor()
  await page.getByRole('button', { name: 'Delete resume' }).click()
  await expect.poll(() => titles(page)).toEqual(['Ada', 'Grace'])

  expect(complaints).toEqual([])
  await context.close()
})

test('the dashboard works by keyboard alone', async () => {
  const { page, context } = await newcomer(browser, site())
  await context.request.post('/api/register', { data: { email: 'keys@example.com', password: 'secret12' } })
  await context.request.post('/api/resumes', { data: { title: 'Cook', content: {} } })
  await visit(page, '/')
  await page.getByRole('heading', { name: 'Hi there' }).waitFor()

  await tabTo(page.getByRole('button', { name: 'Actions for Cook' }))
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => titles(page)).toEqual(['Cook', 'Cook (copy)'])

  await tabTo(page.getByRole('button', { name: 'Delete Cook', exact: true }))
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await tabTo(page.getByRole('button', { name: 'Delete resume' }))
  await page.keyboard.press('Enter')
  await expect.poll(() => titles(page)).toEqual(['Cook (copy)'])

  const content = { personalInfo: { fullName: 'Dr. Ada Lovelace' } }
  await context.request.post('/api/resumes', { data: { title: 'Countess', content } })
  await visit(page, '/')
  await page.getByRole('heading', { name: 'Hi Ada' }).waitFor()
  await context.close()
})
