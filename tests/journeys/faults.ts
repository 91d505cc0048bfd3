import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { newcomer } from './walk.ts'

type Violation = { id: string; nodes: { target: string[] }[] }

/** What axe finds, and whether there is something to scroll for sideways. The page must be open with `bypassCSP`. */
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

/** A newcomer whose pages can be looked at in every look. */
export async function examiner(browser: Browser, baseURL: string) {
  // Scripts of the test run outside the page's policy; colours are read once they stand still.
  const visitor = await newcomer(browser, baseURL, { bypassCSP: true, reducedMotion: 'reduce' })
  await visitor.context.addCookies([{ name: 'resume-theme', value: 'system', url: baseURL }])
  return visitor
}

const EVERY_LOOK = [
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const
/** A phone at night has most to go wrong; all looks are examined with LOOKS=all or LONG=1. */
export const LOOKS = process.env['LONG'] || process.env['LOOKS'] === 'all' ? EVERY_LOOK : EVERY_LOOK.slice(0, 1)

/** The faults of an examiner's page as it stands, on a desk and on a phone, in light and in dark. */
export async function faultsInEveryLook(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const { width, theme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: theme })
    for (const fault of await faultsOf(page)) found.push(`${width} px, ${theme}: ${fault}`)
  }
  return found
}
