import { readFile } from 'node:fs/promises'
import mammoth from 'mammoth'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fromJsonResume } from '#shared/resume/json-resume.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { READERS } from '../integrity/readers.ts'
import { newcomer, paperText, toastWith, WITH_OFFLINE, writeResume } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

async function download(page: Page, format: string) {
  await page.getByRole('button', { name: 'Download' }).click()
  return fileAfter(page, () => page.getByRole('menuitem', { name: format }).click())
}

async function fileAfter(page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

test.each(process.env['LONG'] ? ['127.0.0.1', 'localhost'] : ['127.0.0.1'])(
  'a newcomer at %s writes without an account, signs up to download, and gets both files',
  async (host) => {
    const site = `http://${host}:${inject('port')}`
    const { page, context, complaints } = await newcomer(browser, site, WITH_OFFLINE)

    await visit(page, '/')
    await page.getByRole('link', { name: 'Start Building Free' }).click()
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page.getByRole('heading', { name: 'Create Resume' }).waitFor()
    await writeResume(page)
    await expect.poll(() => paperText(page)).toContain('Wrote the first linker & loader')

    // Leaving without saving loses nothing: the URL names the draft that is stored in this browser.
    await page.waitForURL(/\?local=\d+$/)
    await page.reload()
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await page.getByRole('tab', { name: 'Personal' }).click()
    await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Grace Hopper')
    expect(await paperText(page)).toContain('Found efficient office offices (“bugs”)')

    await page.getByRole('button', { name: 'Save Resume' }).first().click()
    await expect.poll(() => page.getByLabel('Resume Title').inputValue()).toBe('Grace Hopper – Rear Admiral')
    await page.getByLabel('Resume Title').fill('Compilers')
    await page.getByRole('button', { name: 'Save Resume' }).first().click()
    await toastWith(page, 'Resume Saved Locally').waitFor({ state: 'attached' })

    const text = await download(page, 'Plain text')
    expect(text.name).toBe('Grace.txt')
    expect(new TextDecoder().decode(text.bytes)).toContain('Found efficient office offices (“bugs”)')

    // From the press of Download to the file: two clicks and two inputs.
    await page.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('menuitem', { name: 'PDF' }).click()
    await page.getByText('Sign Up Required').first().waitFor()
    await page
      .getByText('Create a free account to download your resume. Your progress will be saved!')
      .first()
      .waitFor()
    await page.waitForURL(/\/auth\?tab=sign-up&next=/)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })

    await page.getByRole('heading', { name: 'Create your account' }).waitFor()
    await page.getByLabel('Email').fill(`grace-${host}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('nanosecond')
    await page.getByText('Create a free account to download your resume. Your PDF starts right after.').waitFor()
    const pdf = await fileAfter(page, () => page.getByRole('button', { name: 'Create account' }).click())
    await page.waitForURL(/\/resume-builder\/\d+$/)
    await page.getByRole('heading', { name: 'Edit Resume' }).waitFor()
    await expect.poll(() => page.getByLabel('Resume Title').inputValue()).toBe('Compilers')
    await toastWith(page, 'Download started').waitFor({ state: 'attached' })

    expect(pdf.name).toBe('Grace.pdf')
    for (const { read } of READERS) {
      const text = (await read(pdf.bytes)).replace(/\s+/g, ' ')
      expect(text).toContain('Found efficient office offices (“bugs”)')
      expect(text).toContain('Dec 1943 – Aug 1986')
    }
    const document = await getDocument({ data: new Uint8Array(pdf.bytes), verbosity: 0 }).promise
    expect((await document.getOutline()).length).toBeGreaterThan(0)
    const attachments = (await document.getAttachments()) as Record<string, { content: Uint8Array }>
    const source = JSON.parse(new TextDecoder().decode(attachments['resume.json']?.content))
    // The title of the resume is for its owner: an employer who opens the file doesn't get it.
    expect(fromJsonResume(source)).toMatchObject({
      title: 'Grace Hopper – Rear Admiral',
      content: { personalInfo: { fullName: 'Grace Hopper' } },
    })

    const docx = await download(page, 'DOCX')
    expect(docx.name).toBe('Grace.docx')
    const word = await mammoth.convertToHtml({ buffer: Buffer.from(docx.bytes) })
    expect(word.value).toContain('<h1>Experience</h1>')
    expect(word.value).toContain('<strong>machines</strong>')

    await visit(page, '/')
    await page.getByRole('heading', { name: 'Compilers' }).waitFor()
    const [fromList] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Compilers as PDF' }).click(),
    ])
    expect(fromList.suggestedFilename()).toBe('Compilers.pdf')
    await page.getByRole('button', { name: 'Delete Compilers' }).click()
    await page.getByText('Are you sure you want to delete this resume?').waitFor()
    await page.getByRole('button', { name: 'Delete resume' }).click()
    await page.getByText('Your first resume will appear here').waitFor()

    expect(complaints).toEqual([])
    await context.close()
  },
)

test('a form submitted before its scripts have loaded signs in, and keeps the password out of URLs', async () => {
  const site = `http://127.0.0.1:${inject('port')}`
  const { page, context } = await newcomer(browser, site, { javaScriptEnabled: false })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/auth?tab=sign-up')
  await page.getByLabel('Email').fill('early@example.com')
  await page.getByLabel('Password', { exact: true }).fill('first-bird')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`${site}/`)
  await page.getByRole('heading', { name: 'Hi there' }).waitFor()
  await page.goto('/api/logout')
  await page.goto('/login')
  await page.getByLabel('Email').fill('early@example.com')
  await page.getByLabel('Password', { exact: true }).fill('wrong-bird')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Invalid email or password').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('early@example.com')
  expect(addresses.filter((address) => address.includes('bird'))).toEqual([])
  await context.close()
})
