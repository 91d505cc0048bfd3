import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { newcomer } from './walk.ts'

type Violation = { id: string; nodes: { target: string[] }[] }

/** The findings of axe, and horizontal overflow. The page must be open with `bypassCSP`. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready)
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe.source })
  const violations = (await page.evaluate(
    "axe.run({ resultTypes: ['violations'] }).then((result) => result.violations)",
  )) as Violation[]
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return over > 0 ? [...found, `${over} px wider than the window`] : found
}

/** A new visitor whose pages can be tested in every color scheme and size. */
export async function examiner(browser: Browser, baseURL: string, options: Parameters<Browser['newContext']>[0] = {}) {
  // Test scripts bypass the page's policy; colors are read without transitions.
  const visitor = await newcomer(browser, baseURL, { bypassCSP: true, reducedMotion: 'reduce', ...options })
  await visitor.context.addCookies([{ name: 'resume-theme', value: 'system', url: baseURL }])
  return visitor
}

const EVERY_LOOK = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const
/** A dark phone and a light desktop; LONG=1 tests all combinations. */
export const LOOKS = process.env['LONG'] ? EVERY_LOOK : EVERY_LOOK.slice(0, 2)

/** The problems of the current page, on desktop and phone, in light and dark mode. */
export async function faultsInEveryLook(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const { width, theme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: theme })
    for (const problem of await faultsOf(page)) found.push(`${width} px, ${theme}: ${problem}`)
  }
  return found
}
