import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PUBLIC_PATHS } from '#shared/public-paths.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { buildWithLongTexts, long, LONG_TEXT } from '../long-texts.ts'
import { ADMIN_PASSWORD } from './admin-area.ts'
import { crowdingAt, crowdingOf, WIDTHS } from './crowding.ts'
import { newcomer, openFormTab, register } from './walk.ts'

const ANSWER =
  'Last spring our help desk got 300 messages a week. I sorted them by cause and wrote 40 articles, so tickets fell by 38%.'

/** What opens in the builder, and how. */
const OPENED: readonly { part: string; shown: string; open: (page: Page, width: number) => Promise<void> }[] = [
  { part: 'the download menu', shown: '[role=menu]', open: (page) => button(page, 'Download').click() },
  { part: 'the command palette', shown: '[role=dialog]', open: (page) => page.keyboard.press('Control+k') },
  { part: 'the keyboard shortcuts', shown: '[role=dialog]', open: (page) => page.keyboard.press('?') },
  { part: 'the share dialog', shown: '[role=dialog]', open: (page) => button(page, 'Share').click() },
  {
    part: 'the score',
    shown: '#builder-score h2, #builder-score h3',
    open: (page, width) =>
      width < 1024
        ? page.getByRole('tab', { name: long('Score') }).click()
        : page
            .getByRole('button', { name: /\b98\b/ })
            .first()
            .click(),
  },
]

let browser: Browser
let build: Awaited<ReturnType<typeof buildWithLongTexts>>
let product: Awaited<ReturnType<typeof startBuilt>>
let visitor: Awaited<ReturnType<typeof newcomer>>
let member: Awaited<ReturnType<typeof newcomer>>
/** The member's account and resume. */
let user: string
let resume: number

beforeAll(async () => {
  browser = await sharedBrowser()
  build = await buildWithLongTexts()
  product = await startBuilt({ RATE_LIMITS: 'off', ADMIN_PASSWORD }, '/readyz', build.dir)
  // Nothing moves while it is measured.
  visitor = await newcomer(browser, product.address, { reducedMotion: 'reduce' })
  member = await newcomer(browser, product.address, { reducedMotion: 'reduce' })
  await settle()
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
  build.remove()
})

/** Gives the member all that the pages can show. */
async function settle() {
  const { request } = member.context
  await register(member.context, 'ada@example.com')
  user = ((await (await request.get('/api/user')).json()) as { id: string }).id
  await request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
  await request.put(`/api/admin/users/${user}/products/coach`, { failOnStatusCode: true })
  const message = {
    name: 'Bo',
    email: 'bo@example.com',
    subject: 'Hello',
    category: 'privacy',
    message: 'Where is it?',
  }
  await request.post('/api/contact', { data: message, failOnStatusCode: true })
  const data = { title: 'Nurse', content: sampleContent('long'), templateId: 3 }
  const answer = await request.post('/api/resumes', { data, failOnStatusCode: true })
  resume = ((await answer.json()) as { id: number }).id
}

const button = (page: Page, name: string) => page.getByRole('button', { name: long(name) }).first()

test('crowded controls and texts without room are found', async () => {
  const page = await visitor.context.newPage()
  await page.setContent(`<!doctype html><style>* { margin: 0; font: 16px/1 monospace }</style>
    <button style="position: absolute; top: 0; left: 0; width: 90px">${long('One')}</button>
    <button style="position: absolute; top: 5px; left: 80px; width: 90px">${long('Two')}</button>
    <button style="position: absolute; top: 50px; left: 380px; width: 90px">${long('Far')}</button>
    <button style="position: absolute; top: 90px; left: 0; width: 30px; white-space: nowrap">${long('Narrow')}</button>
    <p style="position: absolute; top: 120px; width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${long('Shortened')}</p>`)
  expect((await crowdingAt(page, 390)).map((fault) => fault.replace('390 px: ', ''))).toEqual([
    `80 px wider than the window: button ${long('Far')}`,
    `cut: ${long('Shortened')}`,
    `overlap: button “${long('One')}” and button “${long('Two')}”`,
    `beyond the window: button “${long('Far')}”`,
    `over its edge: ${long('Narrow')}`,
    `shortened: ${long('Shortened')}`,
  ])
  await page.close()
})

const FURTHER_PATHS = ['/auth', '/auth?tab=sign-up', '/password-reset', '/blog/ats-friendly-resume-2025', '/nowhere']
test.each([PUBLIC_PATHS, FURTHER_PATHS].flat())('longer texts fit for a visitor on %s', async (path) => {
  await visit(visitor.page, path)
  expect(await visitor.page.locator('body').innerText()).toMatch(new RegExp(LONG_TEXT))
  expect(await crowdingOf(visitor.page)).toEqual([])
})

test.each([
  '/',
  '/ats-analyzer',
  '/profile',
  '/settings',
  '/portfolio',
  '/pricing',
  '/template-editor',
  '/interview-prep',
  '/interview-prep/negotiation',
  '/resume-builder',
  '/resume-builder?start=import',
])('longer texts fit for a member on %s', async (path) => {
  await visit(member.page, path)
  expect(await crowdingOf(member.page)).toEqual([])
})

test('longer texts fit in the menus of a phone', async () => {
  const { page } = member
  await page.setViewportSize({ width: 390, height: 900 })
  await visit(page, '/settings')
  await button(page, 'Menu').click()
  expect(await crowdingAt(page, 390)).toEqual([])
})

test('longer texts fit in a practice session and its report', async () => {
  const { page } = member
  await visit(page, '/interview-prep')
  await button(page, 'Start practicing').click()
  await page.waitForURL(/\/interview-prep\/\d+/)
  await page.getByRole('textbox', { name: long('Your answer') }).fill(ANSWER)
  expect(await crowdingOf(page)).toEqual([])
  await button(page, 'Get feedback').click()
  await page.getByRole('heading', { level: 3, name: long('Feedback') }).waitFor()
  expect(await crowdingOf(page)).toEqual([])
  await visit(page, `${new URL(page.url()).pathname}/report`)
  expect(await crowdingOf(page)).toEqual([])
})

test('longer texts fit in the checkout and on the receipt', async () => {
  const { page } = member
  await visit(page, '/pricing')
  await button(page, 'Choose').click()
  await page.waitForURL(/\/checkout\?client_secret=/)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  expect(await crowdingOf(page)).toEqual([])
  await button(page, 'Pay').click()
  await page.getByRole('link', { name: long('See your plan and receipts') }).waitFor()
  expect(await crowdingOf(page)).toEqual([])
  await visit(page, '/settings')
  expect(await crowdingOf(page)).toEqual([])
  await visit(page, '/receipts/1')
  expect(await crowdingOf(page)).toEqual([])
})

test('longer texts fit in the template editor', async () => {
  const { page } = member
  await visit(page, '/template-editor')
  await page.getByRole('button', { name: 'Modern Professional' }).click()
  await page.waitForURL(/\/template-editor\/\d+$/)
  await page.getByLabel(long('Template name')).waitFor()
  expect(await crowdingOf(page)).toEqual([])
})

test.each(['analytics', 'leads', 'messages', 'messages&message=1', 'users', 'users&user=', 'audit', 'system'])(
  'longer texts fit in the admin area: %s',
  async (tab) => {
    const { page } = member
    await visit(page, `/admin/dashboard?tab=${tab}${tab.endsWith('user=') ? user : ''}`)
    await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
    expect(await crowdingOf(page)).toEqual([])
  },
)

describe.each(WIDTHS)('in the builder at %i px', (width) => {
  beforeEach(async () => {
    await member.page.setViewportSize({ width, height: 900 })
    await visit(member.page, `/resume-builder/${resume}`)
  })

  test('longer texts fit on every tab', async () => {
    const { page } = member
    for (const tab of ['Personal', 'Experience', 'Education', 'Skills', 'Projects', 'More', 'Design']) {
      await openFormTab(page, long(tab))
      expect({ tab, faults: await crowdingAt(page, width) }).toEqual({ tab, faults: [] })
    }
  })

  test.each(OPENED)('longer texts fit in $part', async ({ open, shown }) => {
    const { page } = member
    await open(page, width)
    await page.locator(shown).first().waitFor()
    expect(await crowdingAt(page, width)).toEqual([])
  })
})

test('the tabs for editing, preview, and score are all in sight on a phone', async () => {
  const { page } = member
  await page.setViewportSize({ width: 390, height: 900 })
  await visit(page, `/resume-builder/${resume}`)
  const tabs = page.getByRole('tablist', { name: long('Edit, preview, or score') })
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('longer texts fit in the interview of the builder', async () => {
  const { page } = member
  await visit(page, `/resume-builder/${resume}`)
  await button(page, 'AI Interview').click()
  await page
    .getByRole('region', { name: long('AI Interview') })
    .getByRole('heading')
    .first()
    .waitFor()
  expect(await crowdingOf(page)).toEqual([])
})
