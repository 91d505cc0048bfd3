import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { newcomer, paperText, PASSWORD, register, tabTo } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

const site = () => `http://127.0.0.1:${inject('port')}`

/** A person with an account, signed in. */
async function member(name: string) {
  const visitor = await newcomer(browser, site())
  await register(visitor.context, `${name}-of-settings@example.com`)
  return { ...visitor, request: visitor.context.request }
}

test('settings changed by keyboard alone are saved and take effect', async () => {
  const { page, context, request, complaints } = await member('chooser')
  const { keyboard } = page
  const autosave = page.getByRole('switch', { name: 'Autosave' })
  const template = page.getByLabel('Default template')
  await visit(page, '/settings')
  await tabTo(page.getByRole('radio', { name: 'Light' }))
  await keyboard.press('ArrowRight')
  await tabTo(template)
  await keyboard.type('Minimal')
  await tabTo(autosave)
  await keyboard.press('Space')
  await tabTo(page.getByRole('button', { name: 'Save All Settings' }))
  await keyboard.press('Enter')
  await page.getByText('Your changes are saved.').first().waitFor()
  await visit(page, '/settings')
  expect(await autosave.isChecked()).toBe(false)
  expect(await template.inputValue()).toBe('minimal')
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
  expect(await page.locator('html').getAttribute('class')).toBe('dark')

  await page.clock.install()
  await visit(page, '/resume-builder')
  await page.getByLabel('Full Name').fill('Maya Okafor')
  await page.getByText('Saved in this browser').first().waitFor()
  await page.clock.runFor(20_000)
  expect(await (await request.get('/api/resumes')).json()).toEqual([])
  await page.getByRole('tab', { name: 'Design' }).click()
  expect(await page.getByRole('radio', { name: 'Quiet Page' }).isChecked()).toBe(true)
  await page.getByLabel('Resume Title').fill('Nurse')
  await page.getByRole('button', { name: 'Save Resume' }).first().click()
  await expect.poll(async () => (await request.get('/api/resumes')).json()).toMatchObject([{ title: 'Nurse' }])
  expect(complaints).toEqual([])
  await context.close()
})

test('profile details are filled into a new resume', async () => {
  const { page, context, complaints } = await member('teller')
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Phone').fill('+1 415 555 0142')
  await page.getByLabel('LinkedIn').fill('linkedin.com/in/maya')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your profile has been saved.').first().waitFor()
  await visit(page, '/resume-builder')
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Maya Okafor')
  expect(await page.getByLabel('Phone').inputValue()).toBe('+1 415 555 0142')
  await expect.poll(() => paperText(page)).toContain('linkedin.com/in/maya')
  expect(complaints).toEqual([])
  await context.close()
})

test('a picture appears in the header right away, and a file that is not an image is rejected with a clear message', async () => {
  const { page, context, complaints } = await member('face')
  const file = page.getByLabel('Picture file')
  const shown = page.getByRole('button', { name: 'Account menu' }).locator('img')
  await visit(page, '/profile')
  await file.setInputFiles({ name: 'cv.png', mimeType: 'image/png', buffer: Buffer.from('Dear Sir or Madam') })
  await page.getByText('We couldn’t read this picture. Choose another one, such as a JPEG or PNG.').first().waitFor()
  expect(await shown.count()).toBe(0)
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await page.getByText('Picture updated').first().waitFor()
  const width = () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  await visit(page, '/')
  await expect.poll(width).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('all stored data downloads as a ZIP, with each resume as JSON, PDF and Word', async () => {
  const { page, context, request, complaints } = await member('taker')
  const created = await request.post('/api/resumes', {
    data: { title: 'Support lead', content: sampleContent('short') },
  })
  const { id } = (await created.json()) as { id: number }
  await visit(page, '/settings')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export My Data' }).click(),
  ])
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  const fileOf = (name: string) => files[`resumes/${id}-support-lead/${name}`] ?? new Uint8Array()
  const exported = JSON.parse(strFromU8(fileOf('resume.json'))) as { content: { personalInfo: object } }
  expect(exported.content.personalInfo).toMatchObject({ fullName: 'Maya Okafor' })
  expect(JSON.parse(strFromU8(fileOf('json-resume.json')))).toMatchObject({ basics: { name: 'Maya Okafor' } })
  expect(strFromU8(fileOf('support-lead.pdf').slice(0, 5))).toBe('%PDF-')
  const word = await mammoth.extractRawText({ buffer: Buffer.from(fileOf('support-lead.docx')) })
  expect(word.value).toContain('Maya Okafor')
  expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain('taker-of-settings@example.com')
  expect(complaints).toEqual([])
  await context.close()
})

test('profile and settings are accessible', async () => {
  const { page, context } = await examiner(browser, site())
  await register(context, 'careful-of-settings@example.com')
  await visit(page, '/profile')
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  expect(await faultsInEveryLook(page)).toEqual([])
  await visit(page, '/settings')
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await context.close()
})

test('without scripts profile and settings show the stored values, and explain how to change them', async () => {
  const { page, context } = await newcomer(browser, site(), { javaScriptEnabled: false })
  for (const path of ['/profile', '/settings']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).waitFor()
  }
  await register(context, 'plain-of-settings@example.com')
  for (const path of ['/profile', '/settings']) {
    await page.goto(path)
    await page.getByText('plain-of-settings@example.com').first().waitFor()
    expect(await page.getByRole('main').innerText()).toContain('Turn on JavaScript to make changes')
  }
  await page.getByRole('button', { name: 'Save All Settings' }).click()
  await page.getByText('Your changes weren’t saved').waitFor()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('second-bird')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your changes weren’t saved').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await context.close()
})
