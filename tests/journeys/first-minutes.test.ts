import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { newcomer, paperText, tabTo } from './walk.ts'

let browser: Browser
const site = () => `http://127.0.0.1:${inject('port')}`
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-US' }

beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** What a person does, counted: presses on controls, and fields filled in. */
function counted() {
  const count = { taps: 0, inputs: 0 }
  return {
    count,
    tap: async (control: Locator) => {
      count.taps += 1
      await control.click()
    },
    fill: async (field: Locator, words: string) => {
      count.inputs += 1
      await field.fill(words)
    },
  }
}

const start = (page: Page, way: string) => page.getByRole('button', { name: new RegExp(`^${way}`) })
const paperShown = (page: Page) =>
  page.locator('#builder-paper').evaluate((paper) => getComputedStyle(paper).visibility === 'visible')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

async function oldResume(): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(`<!doctype html><html lang="en"><title>CV</title>
<style>body { font: 11pt sans-serif } h1 { font-size: 26pt; margin: 0 } h2 { font-size: 14pt }</style>
<h1>Maria Santos</h1><p>maria.santos@example.org · (614) 555-0148 · Columbus, OH</p>
<h2>Experience</h2><p><b>Registered Nurse</b><br>Riverside Hospital<br>March 2019 – Present</p>
<ul><li>Cared for 5 patients a shift on a telemetry unit</li><li>Trained 6 new nurses</li></ul>
<h2>Education</h2><p><b>BSN</b><br>Ohio State University<br>2014 – 2018</p></html>`)
  const bytes = await page.pdf({ format: 'Letter' })
  await page.close()
  return bytes
}

test('a nurse with an old PDF sees it as a page on her phone after three taps', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), PHONE)
  const { count, tap } = counted()
  const buffer = await oldResume()
  await visit(page, '/resume-builder')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(page.getByText('Import a file'))])
  count.taps += 1
  await chooser.setFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('heading', { name: 'Review what we read from resume.pdf' }).waitFor()
  await tap(page.getByRole('button', { name: 'Import', exact: true }))
  await page.waitForURL(/[?&]local=\d+/)
  await expect.poll(() => paperShown(page)).toBe(true)
  await expect.poll(() => paperText(page)).toContain('Cared for 5 patients a shift on a telemetry unit')
  console.info('Import to page:', count)
  expect(count.taps).toBeLessThanOrEqual(3)
  expect(complaints).toEqual([])
  await context.close()
})

test('an engineer pastes an old resume and has a page after three clicks and one paste', async () => {
  const { page, context, complaints } = await newcomer(browser, site())
  const { count, tap, fill } = counted()
  await visit(page, '/resume-builder')
  await tap(start(page, 'Paste text'))
  await fill(
    page.getByLabel('Resume text'),
    [
      'Ravi Menon',
      'ravi.menon@example.org | +1 415 555 0133 | San Jose, CA',
      '',
      'EXPERIENCE',
      'Software Engineer, Tidewater Systems',
      'June 2020 - Present',
      '- Cut the time of a release from 3 days to 2 hours',
      '- Moved 14 services to one deployment pipeline',
      '',
      'EDUCATION',
      'BS Computer Science, San Jose State University',
      '2016 - 2020',
    ].join('\n'),
  )
  await tap(page.getByRole('button', { name: 'Read text' }))
  await page.getByRole('heading', { name: /^Review what we read from/ }).waitFor()
  await tap(page.getByRole('button', { name: 'Import', exact: true }))
  await expect.poll(() => paperText(page)).toContain('Moved 14 services to one deployment pipeline')
  console.info('Paste to page:', count)
  expect(count).toEqual({ taps: 3, inputs: 1 })
  expect(complaints).toEqual([])
  await context.close()
})

test('a career changer starts from an example in two taps, and signs up for the file in three inputs and two clicks', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), PHONE)
  const toPage = counted()
  await visit(page, '/resume-builder')
  await toPage.tap(start(page, 'Start from an example'))
  await toPage.tap(page.getByRole('button', { name: 'Truck driver: Starting out' }))
  await expect.poll(() => paperShown(page)).toBe(true)
  await expect.poll(() => paperText(page)).toContain('Amarjit Gill')
  console.info('Example to page:', toPage.count)
  expect(toPage.count.taps).toBeLessThanOrEqual(2)

  // What is the example's is marked until it is edited.
  await tab(page, 'Edit').click()
  await tab(page, 'Experience').click()
  const card = page.getByRole('button', { name: /^Class A Regional Driver/ })
  expect(await card.textContent()).toContain('Example')
  await page.getByLabel('Company').first().fill('Valley Freight')
  await expect.poll(() => card.textContent()).not.toContain('Example')

  await page.getByRole('button', { name: 'Download' }).click()
  const toFile = counted()
  await toFile.tap(page.getByRole('menuitem', { name: 'PDF' }))
  await page.waitForURL(/\/auth\?tab=sign-up&next=/)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await toFile.fill(page.getByLabel('Email'), `changer-${Date.now()}@example.com`)
  await toFile.fill(page.getByLabel('Password', { exact: true }), 'long-haul-no-more')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    toFile.tap(page.getByRole('button', { name: 'Create account' })),
  ])
  console.info('Download to file:', toFile.count)
  expect(toFile.count.inputs).toBeLessThanOrEqual(3)
  expect(toFile.count.taps).toBeLessThanOrEqual(2)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  expect(complaints).toEqual([])
  await context.close()
})

test('by keyboard alone the interview opens from the start, and its first field has the cursor', async () => {
  const { page, context, complaints } = await newcomer(browser, site())
  await visit(page, '/resume-builder')
  await tabTo(start(page, 'Answer questions'))
  await page.keyboard.press('Enter')
  await page.getByText('Step 1 of 6', { exact: true }).waitFor()
  await tabTo(page.locator('#builder-form').getByLabel('Full name', { exact: true }))
  expect(complaints).toEqual([])
  await context.close()
})

test('who comes back is offered the resume first, and a chosen template for it or for a new one', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), PHONE)
  await visit(page, '/resume-builder')
  await start(page, 'Start blank').click()
  await page.keyboard.type('Ana Ruiz')
  await page.waitForURL(/\?local=\d+$/)
  await page.getByText('Saved in this browser').first().waitFor()

  await visit(page, '/resume-builder')
  const { count, tap } = counted()
  await tap(page.getByRole('link', { name: /^Continue “/ }))
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ana Ruiz')
  expect(count.taps).toBe(1)

  await visit(page, '/resume-builder?template=2')
  await page.getByRole('link', { name: /^Use Modern Creative for “/ }).click()
  await page.waitForURL(/\?local=\d+$/)
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ana Ruiz')
  await tab(page, 'Design').click()
  await expect.poll(() => page.getByRole('radio', { name: /^Modern Creative/ }).isChecked()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})
