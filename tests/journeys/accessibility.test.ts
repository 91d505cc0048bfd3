import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pathIn } from '#shared/public-paths.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { SAMPLED_PAGES } from '../public-pages.ts'
import { faultsOf, LOOKS } from './faults.ts'
import { faultsInForcedColors } from './forced-colors.ts'
import { faultsByKeyboard } from './keyboard.ts'
import { TRANSLATED } from './languages/words-in.ts'
import { watchOthers } from './foreign-requests.ts'
import { motionsOf } from './motion.ts'
import { faultsInEverySize } from './sizes.ts'
import { newcomer } from './walk.ts'

/** Pages that look different with a query. */
const FACES = ['/resume-builder?template=2', '/auth?tab=sign-up']
const PAGES = [...SAMPLED_PAGES.map(({ path }) => path), ...FACES]

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

describe.each(LOOKS)('at $width px in $theme', ({ width, theme }) => {
  // Test scripts bypass the page's policy; colors are read without transitions.
  const options = { viewport: { width, height: 900 }, bypassCSP: true, reducedMotion: 'reduce' } as const

  /** Tests without side effects. */
  let reader: Awaited<ReturnType<typeof newcomer>>
  let others: readonly string[]
  beforeAll(async () => {
    const baseURL = `http://127.0.0.1:${inject('port')}`
    reader = await newcomer(browser, baseURL, options)
    others = watchOthers(reader.context, baseURL)
    await reader.context.addCookies([{ name: 'resume-theme', value: theme, url: baseURL }])
  })
  afterAll(() => reader.context.close())

  test.each(PAGES)('%s is accessible', async (path) => {
    await visit(reader.page, path)
    const problems = [...(await faultsOf(reader.page))]
    // Neither depends on the colors.
    if (theme === LOOKS[0].theme && width === LOOKS[0].width)
      problems.push(...(await faultsInEverySize(reader.page)), ...(await faultsByKeyboard(reader.page)))
    expect([...problems, ...others]).toEqual([])
  })
})

/** Pages with the most controls: in German, whose words are longest, all pages are tested. */
const SAMPLED = new Set(['/', '/pricing', '/contact', '/resume-builder', '/auth?tab=sign-up', '/x-ray'])

describe.each(TRANSLATED)('in %s', (language) => {
  let foreign: Awaited<ReturnType<typeof newcomer>>
  beforeAll(async () => {
    const viewport = { width: 390, height: 900 }
    const options = { viewport, bypassCSP: true, reducedMotion: 'reduce', locale: language } as const
    foreign = await newcomer(browser, `http://127.0.0.1:${inject('port')}`, options)
  })
  afterAll(() => foreign.context.close())

  test.each(PAGES.filter((path) => language === 'de' || SAMPLED.has(path)))(
    '%s is accessible, at 320 px and with text twice as large as well',
    async (path) => {
      const { page } = foreign
      await visit(page, pathIn(language, path))
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      const problems = [...(await motionsOf(page)), ...(await faultsOf(page)), ...(await faultsInEverySize(page))]
      // Which language a page is in makes no difference to its colors.
      if (language === 'de' && SAMPLED.has(path)) problems.push(...(await faultsInForcedColors(page)))
      expect(problems).toEqual([])
    },
  )
})
