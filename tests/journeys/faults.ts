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

const DESK = 1440
const PHONE = 390
/** Each width and each scheme; with LONG=1 every pair of them. */
export const LOOKS = [
  { width: DESK, theme: 'light' },
  { width: PHONE, theme: 'dark' },
  ...(process.env['LONG']
    ? ([
        { width: DESK, theme: 'dark' },
        { width: PHONE, theme: 'light' },
      ] as const)
    : []),
] as const

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
