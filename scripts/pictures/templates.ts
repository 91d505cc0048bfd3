import { writePicture } from './encode.ts'
import type { Stage } from './stage.ts'
import { slugOf } from './slug.ts'
import { openGallery } from './ways.ts'

/** In device pixels: a card on a standard screen, and on a high-density one, which allows more compression. */
const FORMS = [
  { width: 480, quality: 0.42 },
  { width: 960, quality: 0.22 },
] as const

/** The first page of each template with the resume of its sample person, as the gallery shows it. */
export async function showTemplates({ open, browser }: Stage, only: readonly string[]): Promise<void> {
  const page = await open({ width: 1440, height: 1400 })
  const cards = await openGallery(page)
  for (const card of await cards.all()) {
    const slug = slugOf(await card.getByRole('heading').innerText())
    if (only.length > 0 && !only.includes(slug)) continue
    // Its sample is fetched when it comes into view.
    await card.scrollIntoViewIfNeeded()
    const sheet = card.locator('[inert]')
    await sheet.locator('h1').waitFor({ state: 'attached' })
    // Taken out of its card, which crops it, and enlarged on a page of its own.
    await sheet.evaluate((element: HTMLElement) => {
      element.style.cssText += ';position:fixed;inset:0 auto auto 0;width:960px;margin:0;z-index:99'
    })
    await page.waitForTimeout(300)
    await page.evaluate(() => document.fonts.ready)
    const png = await sheet.screenshot()
    await sheet.evaluate((element: HTMLElement) => (element.style.display = 'none'))
    for (const form of FORMS) {
      const file = `public/pictures/templates/${slug}-${form.width}.webp`
      await writePicture(browser, file, png, { type: 'image/webp', ...form })
    }
  }
  await page.context().close()
}
