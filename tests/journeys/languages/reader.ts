import type { Browser } from 'playwright-core'
import { visit } from '../../browser.ts'
import { newcomer } from '../walk.ts'
import { englishLeftIn } from './left-over-english.ts'
import { PEOPLE } from './people.ts'
import { allTexts, shownTexts, type Shown } from './shown-texts.ts'
import { wordsIn, type TranslatedLanguage } from './words-in.ts'

/** A visitor whose browser prefers a language; `found` collects what they are shown in English. */
export async function reader(browser: Browser, site: string, language: TranslatedLanguage) {
  const say = wordsIn(language)
  const isEnglish = englishLeftIn(language)
  const found = new Set<string>()
  const visitor = await newcomer(browser, site, {
    locale: language,
    extraHTTPHeaders: { 'accept-language': language },
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const { page } = visitor
  const look = (where: string, texts: readonly Shown[]) => {
    for (const { text, by } of texts) if (isEnglish(text)) found.add(`${where}: ${by}: ${text}`)
  }
  const button = (english: string) =>
    page
      .getByRole('button', { name: say(english) })
      .locator('visible=true')
      .first()
  return {
    ...visitor,
    say,
    found,
    button,
    /** Reads the page as it is. */
    read: async (where: string) => look(where, await shownTexts(page)),
    /** Reads the page with everything open that can be opened. */
    readAll: async (where: string) => look(where, await allTexts(page)),
    /** Opens a page and hydrates it. */
    async open(path: string): Promise<void> {
      await visit(page, path)
      await page.evaluate(() => {
        const waking = document.querySelector('button:not([popovertarget])')
        waking?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      })
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    },
    press: (english: string) => button(english).click(),
  }
}

let members = 0

/** The same with an account and a resume in their language. */
export async function member(browser: Browser, site: string, language: TranslatedLanguage) {
  const opened = await reader(browser, site, language)
  const { request } = opened.context
  const email = `${language}-${++members}-${Date.now()}@example.com`
  await request.post('/api/register', { data: { email, password: 'first-bird' }, failOnStatusCode: true })
  const { title, content } = PEOPLE[language]
  const data = { title, content, templateId: 1 }
  const created = await request.post('/api/resumes', { data, failOnStatusCode: true })
  const { id } = (await created.json()) as { id: number }
  // Two versions, so that there is a history.
  await request.put(`/api/resumes/${id}`, { data: { ...data, templateId: 2 }, failOnStatusCode: true })
  return { ...opened, request, email, id }
}
