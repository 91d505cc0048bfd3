import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { lengthyContent, sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { newcomer, paperText, PASSWORD, register, toastWith } from './walk.ts'

let browser: Browser
const site = () => `http://127.0.0.1:${inject('port')}`
/** One account owns all resumes of this file. */
let account: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  browser = await sharedBrowser()
  const { context } = await newcomer(browser, site())
  await register(context, `owner-${Date.now()}@example.com`)
  account = await context.storageState()
  await context.close()
})
afterAll(() => closePages(browser))

/** A signed-in person with a resume on the server. */
async function owner(content = sampleContent('short')) {
  const visitor = await newcomer(browser, site(), { viewport: { width: 1440, height: 900 }, storageState: account })
  const { request } = visitor.context
  const created = await request.post('/api/resumes', { data: { title: 'Support lead', content, templateId: 1 } })
  const { id } = (await created.json()) as { id: number }
  await visit(visitor.page, `/resume-builder/${id}`)
  await expect.poll(() => paperText(visitor.page)).toContain('Maya Okafor')
  return { ...visitor, id, request }
}

const name = (page: Page) => page.getByLabel('Full Name')

test('every keystroke appears in the preview right away, and undo and redo step through the changes', async () => {
  const { page, context, complaints } = await owner()
  await name(page).fill('')
  await name(page).pressSequentially('Mia')
  expect(await paperText(page)).toContain('Mia')
  await page.getByLabel('Phone').fill('555')
  await page.keyboard.press('Control+z')
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('+1 415 555 0142')
  await page.keyboard.press('Control+z')
  await expect.poll(() => name(page).inputValue()).toBe('Maya Okafor')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => name(page).inputValue()).toBe('Mia')
  expect(complaints).toEqual([])
  await context.close()
})

test('a click on the preview moves the focus to its field', async () => {
  const { page, context } = await owner()
  await page.getByRole('region', { name: 'Resume preview' }).getByText('Trained 14 new colleagues').click()
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value))
    .toContain('Trained 14 new colleagues')
  await context.close()
})

test('a promotion is below the same employer on the page, and a typed month is printed in one form', async () => {
  const { page, context, complaints } = await owner()
  await page.getByRole('tab', { name: 'Experience' }).click()
  await page.getByRole('button', { name: /^Actions for Customer Support Lead/ }).click()
  await page.getByRole('menuitem', { name: /^Add another role at/ }).click()
  await page.keyboard.type('Trainee')
  await page.getByLabel('Start date').nth(1).fill('March 2015')
  await page.keyboard.press('Tab')
  await expect.poll(() => paperText(page)).toContain('Mar 2015')
  const text = await paperText(page)
  expect(text.indexOf('Trainee')).toBeGreaterThan(text.indexOf('Customer Support Lead'))
  expect(text.split('Harbor Bikes')).toHaveLength(2)
  expect(complaints).toEqual([])
  await context.close()
})

test('with one resume in two windows, the second save shows the conflict and nothing is lost', async () => {
  const { page, context, request, id } = await owner()
  await request.put(`/api/resumes/${id}`, {
    data: { title: 'From the phone', content: sampleContent('short'), templateId: 1 },
  })
  await name(page).fill('Maya O.')
  await page.getByRole('button', { name: 'Save Resume' }).first().click()
  await page.getByRole('dialog').getByText('From the phone').first().waitFor()
  expect(await name(page).inputValue()).toBe('Maya O.')
  await context.close()
})

const pageCount = (page: Page) => page.getByText(/^\d+ pages?$/).first()

test('a resume that cannot fit its pages says so and stays as it is, and one that can does not', async () => {
  const { page, context } = await owner({ ...lengthyContent(9), personalInfo: sampleContent('short').personalInfo })
  await page.getByRole('tab', { name: 'Design' }).click()
  const fit = page.getByLabel('Fit to pages')
  const before = await pageCount(page).textContent()
  await fit.selectOption('1')
  await toastWith(page, 'This doesn’t fit on 1 page').waitFor()
  expect(await fit.inputValue()).toBe('')
  expect(await pageCount(page).textContent()).toBe(before)
  await fit.selectOption('3')
  await expect.poll(() => pageCount(page).textContent()).toBe('3 pages')
  await context.close()
})

test('a few lines on a last page are pulled back with one click, and undo brings them back', async () => {
  const { page, context, complaints } = await owner({
    ...sampleContent('short'),
    experience: [{ ...sampleContent('short').experience[0]!, id: 'a', achievements: ['Line'] }],
  })
  await page.getByRole('tab', { name: 'Experience' }).click()
  await page.getByRole('textbox', { name: 'Achievement 1', exact: true }).focus()
  await page.keyboard.press('End')
  const fit = page.getByRole('button', { name: 'Fit to 1 page' })
  expect(await fit.count()).toBe(0)
  for (let lines = 0; lines < 58 && (await pageCount(page).textContent()) === '1 page'; lines += 1) {
    await page.keyboard.press('Enter')
    await page.keyboard.type('Line')
  }
  expect(await pageCount(page).textContent()).toBe('2 pages')
  await fit.click()
  await expect.poll(() => pageCount(page).textContent()).toBe('1 page')
  await fit.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('1 page')
  await page.keyboard.press('Control+z')
  await expect.poll(() => pageCount(page).textContent()).toBe('2 pages')
  await fit.waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a whole resume is written, ordered and saved by keyboard alone', async () => {
  const { page, context, complaints } = await owner()
  await page.getByRole('tab', { name: 'Personal' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Add position' }).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Captain')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ship & Sons')
  await expect.poll(() => paperText(page)).toContain('Ship & Sons')
  await page.keyboard.press('Control+s')
  await toastWith(page, 'Resume saved').waitFor({ state: 'attached' })
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await context.close()
})

test('leaving while typing keeps the text for the next page, even on a slow connection, and editing continues', async () => {
  const { page, context, id } = await owner()
  await page.getByLabel('Resume Title').fill('Head of support')
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })
  await home.click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Head of support' }) })
  await card.waitFor()

  await card.getByRole('link', { name: 'Edit' }).click()
  let release = () => {}
  const blocked = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/resumes/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await blocked
    await route.continue()
  })
  await name(page).fill('Maya O.')
  await page.getByLabel('Resume Title').fill('Head of care')
  await home.click()
  await card.getByRole('link', { name: 'Edit' }).click()
  await expect.poll(() => name(page).inputValue()).toBe('Maya O.')
  await home.click()
  await card.waitFor()
  release()
  await page.getByRole('heading', { name: 'Head of care' }).waitFor()
  await context.close()
})

test('a new resume left while typing is in the list, and going back opens it', async () => {
  const { page, context } = await newcomer(browser, site())
  await register(context, `starter-${Date.now()}@example.com`)
  await visit(page, '/resume-builder')
  await name(page).fill('Ada Lovelace')
  await page.getByLabel('Resume Title').fill('My first')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('heading', { name: 'My first' }).waitFor()
  await page.goBack()
  await expect.poll(() => name(page).inputValue()).toBe('Ada Lovelace')
  await context.close()
})

test('starting another resume from the open one keeps the open one in the history', async () => {
  const { page, context } = await newcomer(browser, site(), { viewport: { width: 1440, height: 900 } })
  await visit(page, '/resume-builder')
  await name(page).fill('Ada Lovelace')
  await page.getByRole('banner').getByRole('link', { name: 'Resume Builder' }).click()
  await expect.poll(() => name(page).inputValue()).toBe('')
  await name(page).fill('Grace Hopper')
  await page.goBack()
  await expect.poll(() => name(page).inputValue()).toBe('Ada Lovelace')
  await page.goForward()
  await expect.poll(() => name(page).inputValue()).toBe('Grace Hopper')
  await context.close()
})

test('signing out while typing saves the text to the account, or says where it is', async () => {
  const { page, context } = await newcomer(browser, site(), { viewport: { width: 1440, height: 900 } })
  const email = `leaver-${Date.now()}@example.com`
  await register(context, email)
  const created = await context.request.post('/api/resumes', {
    data: { title: 'Support lead', content: sampleContent('short'), templateId: 1 },
  })
  const { id } = (await created.json()) as { id: number }
  await visit(page, `/resume-builder/${id}`)
  const logOut = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }
  await page.route(`**/api/resumes/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await name(page).fill('Maya O.')
  await logOut()
  await page.getByText('sign in here and open the resume').waitFor()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await page.unroute(`**/api/resumes/${id}`)
  await name(page).fill('Maya K. O.')
  await logOut()
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  await context.request.post('/api/login', { data: { email, password: PASSWORD } })
  const saved = (await (await context.request.get(`/api/resumes/${id}`)).json()) as { content: ResumeContent }
  expect(saved.content.personalInfo.fullName).toBe('Maya K. O.')
  await context.close()
})
