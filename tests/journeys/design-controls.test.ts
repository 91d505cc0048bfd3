import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { newcomer, paperText } from './walk.ts'

let browser: Browser
const site = () => `http://127.0.0.1:${inject('port')}`

beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** The value of a CSS property in the preview. */
const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate(
    ([wanted, name]) => {
      const element = document.querySelector('#builder-paper [role=presentation]')!.shadowRoot!.querySelector(wanted!)!
      return getComputedStyle(element).getPropertyValue(name!)
    },
    [selector, property],
  )

test('a design is made by keyboard, undone, saved as a file and opened again', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), { viewport: { width: 1440, height: 900 } })
  await visit(page, '/resume-builder')
  await page.getByLabel('Full Name').fill('Ana Ruiz')
  await expect.poll(() => paperText(page)).toContain('Ana Ruiz')
  await page.getByRole('tab', { name: 'Design' }).click()

  // 16 mm are the template's own: 17 mm are 64.25 px.
  await page.getByRole('slider', { name: 'Margins' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => styleOf(page, '.doc', 'padding-left')).toBe('64px')
  await page.getByLabel('Heading font').selectOption('Lora')
  await expect.poll(() => styleOf(page, 'h1', 'font-family')).toMatch(/^"?Lora"?,/)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save design as a file' }).click(),
  ])
  const file = await download.path()

  await page.getByRole('button', { name: 'Reset Margins' }).click()
  await expect.poll(() => styleOf(page, '.doc', 'padding-left')).toBe('60px')
  await page.getByRole('button', { name: 'Airy' }).click()
  await page.getByLabel('Design file').setInputFiles(file)
  await expect.poll(() => styleOf(page, '.doc', 'padding-left')).toBe('64px')
  expect(await paperText(page)).toContain('Ana Ruiz')
  await page.keyboard.press('Control+z')
  await expect.poll(() => styleOf(page, '.doc', 'padding-left')).toBe('91px')
  expect(complaints).toEqual([])
  await context.close()
})
