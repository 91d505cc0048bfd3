// The animation of the README, from the built product: npm run readme:pictures (docs/pictures.md)
import type { Page } from 'playwright-core'
import { sampleContent } from '#shared/template/samples.ts'
import { type Frame, writeAnimation } from './pictures/animation.ts'
import { belowHeader } from './pictures/clip.ts'
import { openStage } from './pictures/stage.ts'
import { openResume } from './pictures/ways.ts'

const VIEWPORT = { width: 1200, height: 760 }
const THEMES = ['light', 'dark'] as const
/** Typed into the first bullet point, a few letters per frame. */
const TYPED = 'Moved 4.2 million tickets a day to three regions without an outage'
const LETTERS = 6
const TYPING = 200
const PAUSE = 2400
const TEMPLATES = ['Executive Professional', 'Boardroom']

const stage = await openStage()
try {
  for (const theme of THEMES) {
    const page = await stage.open(VIEWPORT)
    await page.emulateMedia({ colorScheme: theme })
    await page.addInitScript((now) => localStorage.setItem('resume-theme', now), theme)
    await openResume(page, await stage.keep(sampleContent('long'), 'Modern Professional'))
    await page.evaluate((now) => {
      document.documentElement.classList.remove('light', 'dark', 'system')
      document.documentElement.classList.add(now)
    }, theme)
    const frames = [...(await type(page)), ...(await changeTemplate(page))]
    await writeAnimation(stage.browser, `docs/images/builder.${theme}.webp`, frames, 0.72)
    await page.context().close()
  }
} finally {
  await stage.close()
}

async function type(page: Page): Promise<Frame[]> {
  await page.getByRole('tab', { name: 'Experience' }).click()
  const bullet = page.locator('#builder-form fieldset textarea').first()
  await bullet.fill('')
  const frames = [await frame(page, PAUSE / 2)]
  for (let at = 0; at < TYPED.length; at += LETTERS) {
    await bullet.pressSequentially(TYPED.slice(at, at + LETTERS))
    frames.push(await frame(page, TYPING))
  }
  return [...frames, await frame(page, PAUSE)]
}

/** The same text in other templates. */
async function changeTemplate(page: Page): Promise<Frame[]> {
  await page.getByRole('tab', { name: 'Design' }).click()
  const frames = [await frame(page, PAUSE / 2)]
  for (const template of TEMPLATES) {
    await page
      .locator('#builder-form label')
      .filter({ has: page.getByText(template, { exact: true }) })
      .click()
    await page.waitForTimeout(700)
    frames.push(await frame(page, PAUSE))
  }
  return frames
}

async function frame(page: Page, duration: number): Promise<Frame> {
  // The caret would blink, and toasts would hide the page.
  const style = '*{caret-color:transparent!important}[role=region][aria-label^=Notifications]{display:none!important}'
  return { png: await page.screenshot({ clip: await belowHeader(page), style, scale: 'css' }), duration }
}
