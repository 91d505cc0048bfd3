import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { openBrowser, visit } from '../browser.ts'
import { faultsOf, LOOKS } from './faults.ts'
import { newcomer } from './walk.ts'

const PAGES = [
  '/',
  '/templates',
  '/resume-builder',
  '/resume-builder?template=2',
  '/auth',
  '/auth?tab=sign-up',
  '/nowhere',
]

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each(LOOKS)('at $width px in $theme', ({ width, theme }) => {
  // Scripts of the test run outside the page's policy; colours are read once they stand still.
  const options = { viewport: { width, height: 900 }, bypassCSP: true, reducedMotion: 'reduce' } as const

  /** Reads without leaving anything behind. */
  let reader: Awaited<ReturnType<typeof newcomer>>
  beforeAll(async () => {
    const baseURL = `http://127.0.0.1:${inject('port')}`
    reader = await newcomer(browser, baseURL, options)
    await reader.context.addCookies([{ name: 'resume-theme', value: theme, url: baseURL }])
  })
  afterAll(() => reader.context.close())

  test.each(PAGES)('%s can be read and used by everybody', async (path) => {
    await visit(reader.page, path)
    expect(await faultsOf(reader.page)).toEqual([])
  })

  test('every part of a full resume can be read and used by everybody', async () => {
    const baseURL = `http://127.0.0.1:${inject('port')}`
    const { page, context, complaints } = await newcomer(browser, baseURL, options)
    await context.addCookies([{ name: 'resume-theme', value: theme, url: baseURL }])
    const email = `care-${width}-${theme}@example.com`
    await context.request.post('/api/register', { data: { email, password: 'secret12', firstName: 'Ada' } })
    const data = { title: 'Full', content: sampleContent('long'), templateId: 3 }
    const { id } = (await (await context.request.post('/api/resumes', { data })).json()) as { id: number }
    await visit(page, '/')
    expect(await faultsOf(page)).toEqual([])
    await visit(page, `/resume-builder/${id}`)
    for (const tab of ['Personal', 'Experience', 'Education', 'Skills', 'Projects', 'More', 'Design']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tabpanel', { name: tab }).locator('input, textarea, button').first().waitFor()
      expect(await faultsOf(page)).toEqual([])
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  }, 90_000)
})
