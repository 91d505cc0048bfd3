import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { encryptedPdf, mixedColumns, scannedPdf } from '../integrity/foreign-pdfs.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { newcomer, onDisk, register, tabTo } from './walk.ts'

let browser: Browser
/** Nothing is stored or counted here, so one visitor, whose browser has cached the readers, does for all tests. */
let visitor: Awaited<ReturnType<typeof newcomer>>
beforeAll(async () => {
  browser = await sharedBrowser()
  visitor = await newcomer(browser, site())
})
const folder = mkdtempSync(join(tmpdir(), 'x-ray-'))
afterAll(async () => {
  await closePages(browser)
  rmSync(folder, { recursive: true })
})

const site = () => `http://127.0.0.1:${inject('port')}`
const PDF = 'application/pdf'

const choose = (page: Page, name: string, bytes: Uint8Array, mimeType = PDF) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })

/** A resume in both formats, downloaded as its owner would. */
const own: Record<'pdf' | 'docx', Uint8Array> = { pdf: new Uint8Array(), docx: new Uint8Array() }
beforeAll(async () => {
  const { context } = await newcomer(browser, site())
  await register(context, 'x-ray@example.com')
  const created = await context.request.post('/api/resumes', {
    data: { title: 'Mine', content: sampleContent('long') },
  })
  const { id } = (await created.json()) as { id: number }
  for (const format of ['pdf', 'docx'] as const)
    own[format] = new Uint8Array(await (await context.request.post(`/api/export/${format}/${id}`)).body())
  await context.close()
})

test('one of our own resumes is read completely and drawn, and none of it leaves the browser', async () => {
  const { page, context, complaints } = await newcomer(browser, site())
  await visit(page, '/landing')
  await page.getByRole('link', { name: /See what software reads/ }).click()
  await page.getByRole('heading', { name: 'See what software reads in your resume' }).waitFor()
  const requests: { url: string; method: string; body: string | null }[] = []
  // Workers make requests of their own, which only the context sees.
  context.on('request', (request) =>
    requests.push({ url: request.url(), method: request.method(), body: request.postData() }),
  )

  await choose(page, 'mine.pdf', own.pdf)
  await page.getByRole('heading', { name: /mine\.pdf/ }).waitFor()
  await page.getByText('94 of 94 fields came back exactly as typed').waitFor()
  await page.getByText('Both readers got the same words in the same order').waitFor()
  const isDrawn = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width === 1000 && canvas.height > 1000)
  await expect.poll(isDrawn).toBe(true)
  await page.getByRole('tab', { name: 'Text' }).click()
  expect(await page.getByRole('region', { name: 'Text as PDFium read it' }).textContent()).toContain(
    'Principal Platform Engineer',
  )

  // The product's own files, and later the pages behind the links.
  const isOwn = (url: string) => ['assets/', '__manifest?'].some((path) => url.startsWith(`${site()}/${path}`))
  const beyondFiles = requests.filter(({ url, method }) => method !== 'GET' || !isOwn(url))
  expect(beyondFiles.filter(({ url }) => !url.endsWith('/api/vitals'))).toEqual([])
  expect(requests.every(({ body }) => body === null || !body.includes('Whitfield'))).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('no reader is loaded before a file is selected', async () => {
  const { page, context } = await newcomer(browser, site())
  const fetched: string[] = []
  context.on('request', (request) => fetched.push(request.url()))
  await visit(page, '/x-ray')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => /wasm|pdf|docx|worker|report/.test(url))).toEqual([])
  await context.close()
})

test('each kind of unreadable file gets its own message with advice', async () => {
  const { page } = visitor
  await visit(page, '/x-ray')
  const alertFor = async (name: string, bytes: Uint8Array) => {
    await page.locator('input[type=file]').setInputFiles(onDisk(folder, { [name]: bytes }))
    const alert = page.getByRole('alert').filter({ hasText: `We couldn’t read ${name}` })
    return alert.textContent()
  }
  expect(await alertFor('scan.pdf', await scannedPdf())).toContain('it was scanned')
  expect(await alertFor('locked.pdf', await encryptedPdf())).toContain('is password-protected')
  expect(await alertFor('notes.pdf', readFileSync('README.md'))).toContain('isn’t a PDF or a Word file')
  expect(await alertFor('torn.pdf', Buffer.from('%PDF-1.7\n1 0 obj <<'))).toContain('is damaged')
  expect(await alertFor('large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1))).toContain('larger than 10 MB')
})

test('mixed columns are reported, with the mixed lines', async () => {
  const { page } = visitor
  await visit(page, '/x-ray')
  await choose(page, 'columns.pdf', await mixedColumns())
  const mixedNotice = page.getByRole('listitem').filter({ hasText: '6 lines mix two columns' })
  expect(await mixedNotice.textContent()).toContain('Welding Welder at Dock Nine')
})

test('a Word file is read in the browser as well', async () => {
  const { page, complaints } = visitor
  await visit(page, '/x-ray')
  await choose(page, 'mine.docx', own.docx, 'application/octet-stream')
  await page
    .getByRole('region', { name: 'Text as mammoth read it' })
    .filter({ hasText: 'Principal Platform Engineer' })
    .waitFor()
  expect(complaints).toEqual([])
})

test('the X-ray works by keyboard alone', async () => {
  const { page } = visitor
  await visit(page, '/x-ray')
  // The test registers its dialog handler early, since that takes a moment.
  const fileChooser = page.waitForEvent('filechooser')
  await tabTo(page.getByRole('button', { name: 'Choose a file' }))
  await page.keyboard.press('Enter')
  const chooser = await fileChooser
  await chooser.setFiles({ name: 'columns.pdf', mimeType: PDF, buffer: Buffer.from(await mixedColumns()) })
  await page.getByRole('heading', { name: /columns\.pdf/ }).waitFor()
  await tabTo(page.getByRole('switch', { name: 'Show the reading order' }))
  await page.keyboard.press('Space')
  await expect.poll(() => page.locator('article svg rect').count()).toBe(0)
  await tabTo(page.getByRole('tab', { name: 'Text' }))
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'Recognized details' }).waitFor()
})

test('the page and its report have no problems in any look', async () => {
  const { page, context } = await examiner(browser, site())
  await visit(page, '/x-ray')
  const found = [...(await faultsInEveryLook(page))]
  await choose(page, 'scan.pdf', await scannedPdf())
  await page.getByRole('alert').waitFor()
  found.push(...(await faultsInEveryLook(page)))
  await choose(page, 'columns.pdf', await mixedColumns())
  for (const tab of ['Text', 'Recognized details', 'File details']) {
    await page.getByRole('tab', { name: tab }).click()
    found.push(...(await faultsInEveryLook(page)))
  }
  await choose(page, 'mine.pdf', own.pdf)
  await page.getByRole('tab', { name: 'Your fields' }).waitFor()
  await page.locator('summary').filter({ hasText: 'Experience' }).click()
  found.push(...(await faultsInEveryLook(page)))
  expect(found).toEqual([])
  await context.close()
})
