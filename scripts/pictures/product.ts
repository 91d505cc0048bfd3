import type { Page } from 'playwright-core'
import { writePicture } from './encode.ts'
import { SCENES } from './scenes.ts'
import type { Stage } from './stage.ts'

/** Every scene in light and dark mode, cropped to its subject. */
export async function showProduct(stage: Stage, only: readonly string[]): Promise<void> {
  for (const { name, viewport, width, act } of SCENES) {
    if (only.length > 0 && !only.includes(name)) continue
    const page = await stage.open(viewport)
    page.setDefaultTimeout(30_000)
    const clip = await act(page, stage)
    for (const theme of ['light', 'dark'] as const) {
      await light(page, theme)
      const png = await page.screenshot({ clip, style: QUIET })
      const file = `public/pictures/${name}.${theme}.webp`
      await writePicture(stage.browser, file, png, { type: 'image/webp', width, quality: 0.45 })
    }
    await page.context().close()
  }
}

/** Toasts. */
const QUIET = '[role=region][aria-label^=Notifications]{display:none!important}'

/** Both from the same state, so that text and numbers are the same in both. */
async function light(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((now) => {
    document.documentElement.classList.remove('light', 'dark', 'system')
    document.documentElement.classList.add(now)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, theme)
  await page.mouse.move(0, 0)
  await page.waitForTimeout(400)
}
