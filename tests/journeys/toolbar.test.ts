import type { Browser, Page, Route } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { newcomer, paperText, register } from './walk.ts'

const WIDTHS = [320, 360, 390, 414, 600, 768, 820, 1024, 1100, 1280, 1366, 1440, 1920]

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterEach(() => closePages(browser))

let people = 0
/** The open resume of an account, with a long title. */
async function owner(content = sampleContent('short')): Promise<Page> {
  const { page, context } = await newcomer(browser, `http://127.0.0.1:${inject('port')}`)
  await register(context, `toolbar-${++people}-${Date.now()}@example.com`)
  const data = { title: 'Senior support lead, second version', content, templateId: 1 }
  const { id } = (await (await page.request.post('/api/resumes', { data })).json()) as { id: number }
  await visit(page, `/resume-builder/${id}`)
  await expect.poll(() => paperText(page)).toContain('Maya Okafor')
  await page
    .getByText(/^ATS score:/)
    .first()
    .waitFor({ state: 'attached' })
  return page
}
const save = (page: Page) => page.getByRole('button', { name: 'Save Resume' }).locator('visible=true').click()
const retype = (page: Page) => page.getByLabel('Full Name').fill('Maya O.')
const refuse = (status: number, message: string) => (route: Route) =>
  route.request().method() === 'GET' ? route.continue() : route.fulfill({ status, json: { message, code: 'refused' } })
const LIMIT =
  'Your plan includes 1 resume. You can still open and edit the ones you have. This one stays in your browser.'

/** Each state of the bar, and how somebody comes there. */
const STATES: Readonly<Record<string, () => Promise<Page>>> = {
  saved: () => owner(),
  'a few lines on the last page': async () => {
    const sample = sampleContent('short')
    const achievements = Array.from({ length: 27 }, (_, index) => `Answered call ${index}`)
    const page = await owner({ ...sample, experience: [{ ...sample.experience[0]!, achievements }] })
    await page.getByRole('button', { name: 'Fit to 1 page' }).waitFor()
    return page
  },
  'unsaved changes': async () => {
    const page = await owner()
    await page.route('**/api/resumes/*', () => {})
    await retype(page)
    return page
  },
  saving: async () => {
    const page = await owner()
    await page.route('**/api/resumes/*', () => {})
    await retype(page)
    await save(page)
    await page.getByText('Saving...').first().waitFor()
    return page
  },
  'not saved': async () => {
    const page = await owner()
    await page.route('**/api/resumes/*', refuse(503, 'Too much to do at present. Wait a minute and try again.'))
    await retype(page)
    await save(page)
    await page
      .getByText(/^Not saved/)
      .first()
      .waitFor({ state: 'attached' })
    return page
  },
  'plan limit': async () => {
    const page = await owner()
    await page.route('**/api/resumes/*', refuse(402, LIMIT))
    await retype(page)
    await save(page)
    await page
      .getByText(/^Not saved/)
      .first()
      .waitFor({ state: 'attached' })
    return page
  },
  offline: async () => {
    const page = await owner()
    await page.context().setOffline(true)
    await retype(page)
    await save(page)
    await page
      .getByText(/^Offline since/)
      .first()
      .waitFor({ state: 'attached' })
    return page
  },
  conflict: async () => {
    const page = await owner()
    const path = page.url().replace('/resume-builder/', '/api/resumes/')
    const data = { title: 'From the phone', content: sampleContent('short'), templateId: 1 }
    await page.request.put(path, { data })
    await retype(page)
    await save(page)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choose a version' }).waitFor()
    return page
  },
  'saved in this browser': async () => {
    const { page } = await newcomer(browser, `http://127.0.0.1:${inject('port')}`)
    await visit(page, '/resume-builder')
    await retype(page)
    await page.getByText('Saved in this browser').first().waitFor()
    return page
  },
}

describe.each(Object.keys(STATES))('the bar of the builder: %s', (state) => {
  test('Save stays in the window at every width, and the status can be read in full', async () => {
    const page = (await STATES[state]?.())!
    await page.evaluate(lengthenStatus)
    const faults: string[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      faults.push(...(await page.evaluate(faultsOfBar)).map((fault) => `${width} px: ${fault}`))
    }
    expect(faults).toEqual([])
  })
})

/** Translations may be half as long again. Runs in the page. */
function lengthenStatus(): void {
  const status = document.querySelector('[data-save-status]')
  if (!status) return
  const texts = document.createTreeWalker(status, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent ?? ''
    text.textContent = words + words.slice(0, words.length / 2)
  }
}

/** Runs in the page. */
function faultsOfBar(): string[] {
  const faults: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth - innerWidth} px wider than the window`)
  const buttons = [...document.querySelectorAll('button')].filter((button) => button.checkVisibility())
  const save = buttons.find((button) => /^Sav(e Resume|ing)/.test(button.textContent))
  const right = save?.getBoundingClientRect().right ?? Infinity
  if (right > innerWidth) faults.push(`Save ends at ${Math.round(right)} px`)
  return [...faults, ...faultsOfStatus(buttons)]

  function faultsOfStatus(others: readonly Element[]): string[] {
    const status = document.querySelector('[data-save-status]')
    const place = status?.getBoundingClientRect()
    if (!status || !place || place.width < 40) return ['no status can be seen']
    const bar = document.querySelector('#main h1')?.parentElement?.parentElement
    const covered = others.filter((other) => {
      const { left, right: end, top, bottom } = other.getBoundingClientRect()
      const overlaps = left < place.right - 1 && end > place.left + 1 && top < place.bottom && bottom > place.top
      return bar?.contains(other) && overlaps
    })
    return [
      ...(status.getAttribute('title') ? [] : ['the status has no tooltip']),
      ...covered.map(({ textContent, ariaLabel }) => `the status lies under ${ariaLabel ?? textContent}`),
    ]
  }
}

test('with the score open beside form and paper, every tab of the form is in sight', async () => {
  const page = await owner()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: /^ATS score/ }).click()
  await page.getByRole('complementary', { name: 'ATS compatibility' }).getByRole('heading').first().waitFor()
  const row = await page.getByRole('tablist', { name: 'Resume sections' }).boundingBox()
  const last = await page.getByRole('tab', { name: 'Design' }).boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((row?.x ?? 0) + (row?.width ?? 0))
})
