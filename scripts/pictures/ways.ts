import type { Locator, Page } from 'playwright-core'
import { sampleContent } from '#shared/template/samples.ts'
import { visit } from '../../tests/browser.ts'
import { answerTo, DRAFT_FITS } from './said.ts'
import type { Stage } from './stage.ts'

export async function openResume(page: Page, id: number): Promise<void> {
  await visit(page, `/resume-builder/${id}`)
  // Hidden on a phone, but present.
  await page.locator('#builder-paper').getByText('Jonathan').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(500)
  await page.evaluate(() => document.fonts.ready)
}

export async function openInterview(page: Page, { keep }: Stage): Promise<void> {
  await openResume(page, await keep(sampleContent('long'), 'Modern Professional'))
  await page.getByRole('button', { name: 'AI Interview' }).filter({ visible: true }).click()
  await page.getByLabel('Level').selectOption('Senior')
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await field(page).waitFor()
}

/** Opens the gallery, which renders its pages on the first touch; before, it shows the pictures made here. */
export async function openGallery(page: Page): Promise<Locator> {
  await visit(page, '/templates')
  await page.keyboard.press('Tab')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const cards = page.getByRole('article')
  await cards.first().locator('[inert]').waitFor()
  return cards
}

const field = (page: Page) => page.locator('#builder-form textarea').first()
const counter = (page: Page) => page.locator('#builder-form').getByText(/^\d+ of \d+$/)

/** Answers the current question and continues; true when it was the last one. */
export async function answer(page: Page): Promise<boolean> {
  await fillAnswer(page)
  const before = (await counter(page).textContent()) ?? ''
  const [number, total] = before.split(' of ')
  if (number === total) return true
  await page.getByRole('button', { name: 'Next Question' }).click()
  await counter(page).filter({ hasNotText: before }).waitFor()
  return false
}

export async function fillAnswer(page: Page): Promise<void> {
  const asked = (await page.locator('#builder-form label').allTextContents()).join(' ')
  await field(page).fill(answerTo(asked))
}

/** Starts sessions until one of them asks a question that the draft answers. */
export async function questionThatFits({ ask }: Stage): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const wish = { role: 'Platform Engineer', kinds: ['behavioural'], questions: 15 }
    const { session } = await ask<{ session: { id: number; asked: { text: string }[] } }>('/api/coach/sessions', wish)
    const at = session.asked.findIndex(({ text }) => DRAFT_FITS.test(text))
    if (at >= 0) return `/interview-prep/${session.id}?question=${at + 1}`
  }
  throw new Error('The coach no longer asks the question that the draft answers')
}
