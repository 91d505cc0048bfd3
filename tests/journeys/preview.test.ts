import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { newcomer, register } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** A signed-in person with an open resume. */
async function owner(viewport: { width: number; height: number }) {
  const visitor = await newcomer(browser, `http://127.0.0.1:${inject('port')}`, { viewport })
  await register(visitor.context, `toast-${viewport.width}-${Date.now()}@example.com`)
  const data = { title: 'Support lead', content: sampleContent('short'), templateId: 1 }
  const created = await visitor.context.request.post('/api/resumes', { data })
  const { id } = (await created.json()) as { id: number }
  await visit(visitor.page, `/resume-builder/${id}`)
  await visitor.page.getByLabel('Full Name').waitFor()
  return visitor
}

test('on a phone a notification covers neither the title nor the bar at the bottom', async () => {
  const { page, context } = await owner({ width: 390, height: 800 })
  await page.getByLabel('Full Name').fill('Maya O.')
  await page.keyboard.press('Control+s')
  const toast = page.locator('[data-variant=default]').filter({ hasText: 'Resume saved' })
  await toast.waitFor()
  const [said, title, tab] = await Promise.all(
    [toast, page.getByLabel('Resume Title'), page.getByRole('tab', { name: 'Preview' })].map((it) => it.boundingBox()),
  )
  expect(said!.y).toBeGreaterThan(title!.y + title!.height)
  expect(said!.y + said!.height).toBeLessThan(tab!.y)
  await context.close()
})
