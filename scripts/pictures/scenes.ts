import type { Page } from 'playwright-core'
import { sampleContent } from '#shared/template/samples.ts'
import { visit } from '../../tests/browser.ts'
import { around, belowHeader, downTo, type Clip } from './clip.ts'
import { DRAFT, withSlips } from './said.ts'
import type { Stage } from './stage.ts'
import { answer, fillAnswer, openGallery, openInterview, openResume, questionThatFits } from './ways.ts'

type Scene = {
  readonly name: string
  readonly viewport: { width: number; height: number }
  /** Of the file, in pixels. */
  readonly width: number
  /** Opens the page, and returns the part to show. */
  act(page: Page, stage: Stage): Promise<Clip>
}

export const SCENES: readonly Scene[] = [
  { name: 'builder', viewport: { width: 1440, height: 900 }, width: 1440, act: build },
  { name: 'builder-phone', viewport: { width: 390, height: 844 }, width: 780, act: build },
  { name: 'score', viewport: { width: 1440, height: 1200 }, width: 704, act: score },
  { name: 'x-ray', viewport: { width: 1280, height: 1400 }, width: 1280, act: xRay },
  { name: 'interview-question', viewport: { width: 1280, height: 1200 }, width: 1000, act: question },
  { name: 'interview-review', viewport: { width: 1280, height: 2400 }, width: 1000, act: review },
  { name: 'coach', viewport: { width: 1024, height: 2400 }, width: 1120, act: coach },
  { name: 'templates', viewport: { width: 1280, height: 1400 }, width: 1280, act: gallery },
]

async function build(page: Page, stage: Stage): Promise<Clip> {
  await openResume(page, await stage.keep(sampleContent('long'), 'Modern Professional'))
  await page.getByRole('tab', { name: 'Experience' }).click()
  await page.getByLabel('Position').first().waitFor()
  return belowHeader(page)
}

async function score(page: Page, { keep }: Stage): Promise<Clip> {
  await openResume(page, await keep(withSlips(), 'Modern Professional'))
  await page.getByRole('button', { name: /^ATS score: ?\d+/ }).click()
  const panel = page.getByRole('complementary', { name: 'ATS compatibility' })
  await panel.getByText('What helps most').waitFor()
  return downTo(await around([panel]), panel.getByRole('button', { name: 'Show details' }), 20)
}

async function xRay(page: Page, { keep, pdf }: Stage): Promise<Clip> {
  const buffer = await pdf(await keep(sampleContent('long'), 'ATS-Safe Professional'))
  await visit(page, '/x-ray')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Jonathan Whitfield-Reyes.pdf', mimeType: 'application/pdf', buffer })
  await page.getByText(/fields came back exactly as typed/).waitFor()
  await page.waitForFunction(() => (document.querySelector('canvas')?.height ?? 0) > 1000)
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.getByRole('region', { name: 'Text as PDFium read it' }).waitFor()
  const report = await around([page.getByRole('main').getByRole('article')], 20)
  return downTo(report, page.getByRole('region', { name: 'Page with reading order' }), -24)
}

async function question(page: Page, stage: Stage): Promise<Clip> {
  await openInterview(page, stage)
  await answer(page)
  await fillAnswer(page)
  // A follow-up question comes after a pause.
  await page.waitForTimeout(1500)
  const form = await around([page.locator('#builder-form')])
  return downTo(form, page.getByRole('button', { name: 'Next Question' }), 16)
}

async function review(page: Page, stage: Stage): Promise<Clip> {
  await openInterview(page, stage)
  while (!(await answer(page)));
  await page.getByRole('button', { name: 'Complete Interview' }).click()
  await page.getByRole('heading', { name: 'Review each line' }).waitFor()
  const form = await around([page.locator('#builder-form')])
  return downTo(form, page.locator('#builder-form section:has(> h3)').nth(1), 20)
}

async function coach(page: Page, stage: Stage): Promise<Clip> {
  await visit(page, await questionThatFits(stage))
  await page.getByRole('textbox', { name: 'Your answer' }).fill(DRAFT)
  await page.getByRole('button', { name: 'Get feedback' }).click()
  const heading = page.getByRole('heading', { level: 3, name: /^Feedback/ })
  await heading.waitFor()
  const card = await around(
    [page.getByRole('heading', { level: 2 }).first(), heading].map((part) => part.locator('xpath=..')),
    20,
  )
  // All criteria would be too small to read.
  return downTo(card, page.getByRole('main').locator('li:has(h4)').nth(3), 0)
}

async function gallery(page: Page): Promise<Clip> {
  const cards = await openGallery(page)
  await page.waitForTimeout(1500)
  await page.evaluate(() => document.fonts.ready)
  return around([cards.nth(0), cards.nth(2)], 16)
}
