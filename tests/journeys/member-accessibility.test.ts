import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPLETE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { closePages, sharedBrowser } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { ADMIN_PASSWORD } from './admin-area.ts'
import { faultsInEveryLook } from './faults.ts'
import { faultsInForcedColors } from './forced-colors.ts'
import { motionsOf } from './motion.ts'
import { createMember, SCREENS } from './screens.ts'
import { faultsInEverySize } from './sizes.ts'
import { newcomer } from './walk.ts'

/** German has the longest words, so only LONG=1 opens all screens in the other languages. */
const LANGUAGES = process.env['LONG'] ? COMPLETE_LANGUAGES : (['de'] as const)

let browser: Browser
let product: Awaited<ReturnType<typeof startBuilt>>
beforeAll(async () => {
  browser = await sharedBrowser()
  product = await startBuilt({ RATE_LIMITS: 'off', ADMIN_PASSWORD })
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

test('what forced colors hide, and what moves, is found', async () => {
  const { page, context } = await newcomer(browser, product.address)
  await page.setContent(`<!doctype html><style>
    html { background: #fff } * { border: 0 } button:focus { outline: none } :is(a, button:not(.plain)), i { background: #25e; color: #fff }
    [aria-pressed=true] { background: #c00 } .line { border: 1px solid } .line[aria-pressed=true] { outline: 2px solid }
    p { animation: fade 1s } @keyframes fade { from { opacity: 0 } }</style>
    <button class="line" aria-pressed="true">Bold</button> <a href="#top" class="line">Top</a>
    <button class="line plain">Plain</button> <button>Save</button> <p>Moving</p>
    <label><input type="radio" checked class="sr-only" style="appearance: none"> Left</label>`)
  expect(await motionsOf(page)).toEqual(['moves for 1000 ms: p Moving'])
  expect(await faultsInForcedColors(page)).toEqual([
    'forced colors: no edge: button Save',
    'forced colors: looks like others: label Left',
    'forced colors: focus is not seen: button Plain',
    'forced colors: focus is not seen: button Save',
  ])
  await context.close()
})

describe.each(LANGUAGES)('someone signed in, in %s', (language) => {
  let member: Awaited<ReturnType<typeof createMember>>
  beforeAll(async () => {
    member = await createMember(browser, product.address, language)
  })
  afterAll(() => member.context.close())

  test.each(Object.entries(SCREENS))('%s is accessible in every color, size and without motion', async (_, open) => {
    const { page, complaints } = member
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(member)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const problems = [
      ...(await motionsOf(page)),
      ...(await faultsInEveryLook(page)),
      ...(await faultsInEverySize(page)),
      ...(await faultsInForcedColors(page)),
    ]
    expect([...problems, ...complaints.splice(0)]).toEqual([])
  })
})
