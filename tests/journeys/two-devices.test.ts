import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { oneOf, randomFrom, SEED } from './random.ts'

const STEPS = process.env['LONG'] ? 1200 : 20
const FIELDS = ['Full Name', 'Phone', 'Location', 'Professional summary'] as const

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

test(
  'two tabs and two devices with one resume lose no word and no saved version',
  async () => {
    console.log(`two devices: SEED=${SEED}`)
    const random = randomFrom(SEED)
    const devices = [await newDevice(), await newDevice()] as const
    const path = await sameAccount(devices)
    const tabs: Seat[] = []
    for (const device of [...devices, ...devices]) tabs.push(await sit(device, path))
    const typed: string[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const tab = oneOf(random, tabs as [Seat, ...Seat[]])
      await endConflict(tab.page, random)
      await oneOf(random, [type, type, type, save, wait, reload, reopenTab, goOffline])(tab, typed, random)
    }
    for (const { context } of devices) await context.setOffline(false)
    const allData = await readAllData(devices, path)
    expect(typed.filter((word) => !allData.includes(word))).toEqual([])
    const texts = await savedTexts(devices[0].context, path)
    expect(tabs.flatMap(({ saved }) => saved).filter((text) => !texts.includes(text))).toEqual([])
    for (const { context } of devices) await context.close()
  },
  process.env['LONG'] ? 1_200_000 : 90_000,
)

type Device = { readonly context: BrowserContext }
/** One tab, and the summaries whose save the server has confirmed. */
type Seat = { page: Page; readonly device: Device; readonly path: string; readonly saved: string[] }
type Step = (tab: Seat, typed: string[], random: () => number) => Promise<void>

const newDevice = async (): Promise<Device> => ({
  context: await browser.newContext({ baseURL: `http://127.0.0.1:${inject('port')}` }),
})

async function sameAccount([first, second]: readonly [Device, Device]): Promise<string> {
  const data = { email: `devices-${Date.now()}@example.com`, password: 'secret12' }
  await first.context.request.post('/api/register', { data })
  await second.context.request.post('/api/login', { data })
  const created = await first.context.request.post('/api/resumes', {
    data: { title: 'A', content: {}, templateId: null },
  })
  const { id } = (await created.json()) as { id: number }
  return `/resume-builder/${id}`
}

async function sit(device: Device, path: string): Promise<Seat> {
  const tab: Seat = { page: await device.context.newPage(), device, path, saved: [] }
  await open(tab)
  return tab
}

async function open(tab: Seat): Promise<void> {
  tab.page.setDefaultTimeout(10_000)
  tab.page.on('response', (response) => {
    if (response.request().method() !== 'PUT' || response.status() !== 200) return
    const { content } = response.request().postDataJSON() as { content: { summary: string } }
    tab.saved.push(content.summary)
  })
  await visit(tab.page, tab.path)
}

const type: Step = async ({ page }, typed, random) => {
  const word = `w${typed.length}x`
  const field = page.getByLabel(oneOf(random, FIELDS), { exact: true })
  await field.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(` ${word}`)
  // A dialog that opened in the meantime may have taken the focus.
  if ((await field.inputValue()).includes(word)) typed.push(word)
}

const save: Step = ({ page }) => page.keyboard.press('Control+s')
const wait: Step = ({ page }, _, random) => page.waitForTimeout(random() * 1500)

const reload: Step = async ({ page, device, path }) => {
  await device.context.setOffline(false)
  await visit(page, path)
}

/** Closes the tab without warning, and opens another one. */
const reopenTab: Step = async (tab) => {
  await tab.device.context.setOffline(false)
  await tab.page.close()
  tab.page = await tab.device.context.newPage()
  await open(tab)
}

const goOffline: Step = async ({ device, page }, _, random) => {
  await device.context.setOffline(true)
  await page.waitForTimeout(random() * 300)
  if (random() < 0.6) await device.context.setOffline(false)
}

/** Resolves the conflict in any of the ways that users can: mine, theirs, some of both, or later. */
async function endConflict(page: Page, random: () => number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'This resume was saved elsewhere' })
  if (!(await dialog.isVisible())) return
  const choice = oneOf(random, ['mine', 'newer', 'some', 'later'])
  if (choice === 'later') return page.keyboard.press('Escape')
  if (choice === 'newer') await dialog.getByRole('button', { name: 'Use newer version' }).click()
  if (choice === 'some')
    await dialog
      .getByRole('radio', { name: /^Newer/ })
      .first()
      .click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden', timeout: 5000 }).catch(() => page.keyboard.press('Escape'))
}

/** The data of the account and both browsers, as one text. */
async function readAllData(devices: readonly Device[], path: string): Promise<string> {
  const browsers = devices.map(async ({ context }) => (context.pages()[0] ? dump(context.pages()[0]!) : ''))
  const { context } = devices[0]!
  const versions = await versionsOf(context, path)
  return JSON.stringify([await Promise.all(browsers), versions])
}

type Text = { readonly content: { readonly summary: string } }

const savedTexts = async (context: BrowserContext, path: string) =>
  (await versionsOf(context, path)).map(({ content }) => content.summary)

async function versionsOf({ request }: BrowserContext, path: string): Promise<readonly Text[]> {
  const resume = path.replace('/resume-builder', '/api/resumes')
  const list = (await (await request.get(`${resume}/versions`)).json()) as { version: number }[]
  const texts = list.map(async ({ version }) => (await request.get(`${resume}/versions/${version}`)).json())
  return Promise.all([(await request.get(resume)).json(), ...texts]) as Promise<Text[]>
}

const dump = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('curricle')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const stores = ['resumes', 'drafts'].map((name) => {
      const all = opening.result.transaction(name).objectStore(name).getAll()
      return new Promise((resolve) => all.addEventListener('success', () => resolve(all.result)))
    })
    return JSON.stringify([await Promise.all(stores), { ...localStorage }])
  })
