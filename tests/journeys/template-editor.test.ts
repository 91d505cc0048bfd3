import { inflateSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { ADMIN_PASSWORD, enterAdminArea, openTab } from './admin-area.ts'
import { newcomer, register, toastWith } from './walk.ts'

let browser: Browser
let product: Awaited<ReturnType<typeof startBuilt>>
let site: string
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await startBuilt({ RATE_LIMITS: 'off', ADMIN_PASSWORD })
  site = `http://localhost:${product.port}`
})
afterAll(async () => {
  await product.stop()
  await closePages(browser)
})

/** A signed-in person who has begun a template as a copy of Modern Professional. */
async function maker(name: string) {
  const visitor = await newcomer(browser, site)
  await register(visitor.context, `${name}-makes@example.com`)
  const { page } = visitor
  await visit(page, '/templates')
  await page.getByRole('link', { name: 'Make your own template' }).click()
  // The gallery has buttons of the same names.
  await page.waitForURL('/template-editor')
  await page.getByRole('button', { name: 'Modern Professional' }).click()
  await page.waitForURL(/\/template-editor\/\d+$/)
  return visitor
}

const paper = (page: Page) => page.getByRole('region', { name: 'Resume preview' })
const nameColor = (page: Page) =>
  paper(page)
    .locator('.doc h1')
    .evaluate((heading) => getComputedStyle(heading).color)

/** The instructions by which a file's pages are drawn, without those of its fonts. */
function drawingOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)
  return [...streams]
    .map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
      } catch {
        return '' // stored in another way
      }
    })
    .join('\n')
}

test('a template made from a built-in one shows its color on the page, in the builder and in the PDF', async () => {
  const { page, context, complaints } = await maker('ada')
  expect(await page.getByLabel('Template name').inputValue()).toBe('My Modern Professional')
  // Nothing of a copy of a built-in template is lost.
  await page.getByText('Our reader gets back 231 of 231 fields and 984 of 984 words of three sample resumes').waitFor()
  expect(await page.getByRole('button', { name: 'Publish' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Save', exact: true }).getAttribute('aria-disabled')).toBe('true')
  await page.getByLabel('Accent color').fill('#7a1f4e')
  await expect.poll(() => nameColor(page)).toBe('rgb(122, 31, 78)')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await toastWith(page, 'Template saved').waitFor()

  await page.getByRole('link', { name: 'Use for a new resume' }).click()
  await page.waitForURL(/\/resume-builder\?template=\d+$/)
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await expect.poll(() => nameColor(page)).toBe('rgb(122, 31, 78)')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/resume-builder\/\d+/)
  const id = /\d+/.exec(new URL(page.url()).pathname)?.[0]
  const printed = await context.request.post(`/api/export/pdf/${id}`)
  expect(printed.status()).toBe(200)
  // #7a1f4e in shares of 255, to four digits.
  expect(/\s0?\.4784 0?\.1216 0?\.3059 rg/.test(` ${drawingOf(await printed.body())}`)).toBe(true)
  expect(complaints).toEqual([])
}, 60_000)

test('a style sheet with a problem can’t be saved, and the reason leads to its line', async () => {
  const { page } = await maker('grace')
  await page.getByRole('tab', { name: 'CSS' }).click()
  const code = page.getByRole('textbox', { name: 'Style sheet' })
  await code.click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText('.doc h1{color:green}\n.doc h2{float:left}\n')
  const reason = page.getByRole('listitem').filter({ hasText: 'takes text out of the flow' })
  await reason.getByRole('button', { name: 'CSS, line 2' }).waitFor()
  expect(await page.getByRole('button', { name: 'Save', exact: true }).getAttribute('aria-disabled')).toBe('true')
  expect(await nameColor(page)).not.toBe('rgb(0, 128, 0)')
  await page.keyboard.press('Control+z')
  await reason.waitFor({ state: 'detached' })
}, 60_000)

test('unsaved changes are not left behind without a question', async () => {
  const { page } = await maker('mary')
  await page.getByLabel('Template name').fill('Half done')
  await page.getByRole('link', { name: 'All your templates' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  expect(await page.getByLabel('Template name').inputValue()).toBe('Half done')
  await page.getByRole('link', { name: 'All your templates' }).click()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('heading', { name: 'My Modern Professional' }).waitFor()
}, 60_000)

test('a published template is in everyone’s gallery with its points until it is unpublished', async () => {
  const operator = await newcomer(browser, site)
  await enterAdminArea(operator.page)
  await openTab(operator.page, 'System')
  await operator.page.getByRole('switch', { name: /Let people publish their templates/ }).click()
  await operator.page.getByRole('switch', { name: /Let people publish their templates/, checked: true }).waitFor()

  const { page } = await maker('joan')
  await page.getByLabel('Template name').fill('Style of Joan')
  await page.getByLabel('Accent color').fill('#7a1f4e')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await toastWith(page, 'Template saved').waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(/^Published on .* with 99 points\.$/).waitFor({ timeout: 30_000 })

  const other = await newcomer(browser, site)
  await register(other.context, 'other-uses@example.com')
  await visit(other.page, '/templates')
  const card = other.page.getByRole('article').filter({ hasText: 'Style of Joan' })
  await card.getByText('Made by people of this site').waitFor()
  await card.getByText('Text extracted: 99%').waitFor()
  await card.getByRole('link', { name: 'Use This Template: Style of Joan' }).click()
  await other.page.getByLabel('Full name').fill('Ada Lovelace')
  await expect.poll(() => nameColor(other.page)).toBe('rgb(122, 31, 78)')

  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('button', { name: 'Publish' }).waitFor()
  await visit(other.page, '/templates')
  expect(await other.page.getByText('Style of Joan').count()).toBe(0)
}, 90_000)

test('a template that leaves a field out is refused with its name', async () => {
  const { page } = await maker('kate')
  await page.getByRole('tab', { name: 'HTML' }).click()
  await page.getByRole('textbox', { name: 'HTML template' }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('<h1>{{fullName}}</h1>')
  await page.getByText(/^Show the \d+ things it loses$/).click()
  await page.getByRole('listitem').filter({ hasText: 'Email' }).first().waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await toastWith(page, 'Template saved').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Not published', { exact: true }).waitFor({ timeout: 30_000 })
  expect(await page.getByRole('button', { name: 'Unpublish' }).count()).toBe(0)
}, 90_000)
