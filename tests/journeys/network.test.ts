import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { watchOthers } from './foreign-requests.ts'
import { newcomer, register, WITH_OFFLINE } from './walk.ts'

let browser: Browser
const site = `http://127.0.0.1:${inject('port')}`
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** A visitor without the content security policy, which would hide requests by blocking them. */
async function openWithoutCsp() {
  const visitor = await newcomer(browser, site, {
    ...WITH_OFFLINE,
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  })
  return { ...visitor, others: watchOthers(visitor.context, site) }
}

// Public pages are checked for this in the accessibility journeys.
test('writing, downloading and analyzing a resume sends no request to other hosts', async () => {
  const { page, context, others } = await openWithoutCsp()
  await register(context, 'unwatched@example.com')
  const data = { title: 'Alone', content: sampleContent('long'), templateId: 3 }
  const { id } = (await (await context.request.post('/api/resumes', { data })).json()) as { id: number }
  await visit(page, `/resume-builder/${id}`)
  await page.getByLabel('Full Name').fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Download' }).click()
  await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'PDF' }).click()])
  await visit(page, `/ats-analyzer?resume=${id}`)
  await page.getByRole('button', { name: 'Analyze Resume' }).click()
  await page.getByText('Analysis Complete').first().waitFor()
  expect(others).toEqual([])
  await context.close()
})

test('a page that sends a request to another host is detected', async () => {
  const { page, context, others } = await openWithoutCsp()
  await visit(page, '/')
  await page.evaluate(() => fetch('http://192.0.2.1/pixel.gif', { signal: AbortSignal.timeout(200) }).catch(() => null))
  expect(others).toEqual(['http://192.0.2.1/pixel.gif'])
  await context.close()
})
