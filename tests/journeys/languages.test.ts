import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathIn, TRANSLATED_PATHS } from '#shared/public-paths.ts'
import { COMPLETE_LANGUAGES } from '#shared/text/interface-languages.ts'
import { visit } from '../browser.ts'
import { READERS } from '../integrity/readers.ts'
import { ADMIN_PASSWORD } from './admin-area.ts'
import { PEOPLE } from './languages/people.ts'
import { TRANSLATED, wordsIn, type TranslatedLanguage } from './languages/words-in.ts'
import { newcomer, PASSWORD, tabTo } from './walk.ts'
import { openSiteWithMail, type SiteWithMail } from './site-with-mail.ts'

let browser: SiteWithMail['browser']
let postbox: SiteWithMail['postbox']
let site: SiteWithMail['site']
let close: SiteWithMail['close']
beforeAll(async () => {
  ;({ browser, postbox, site, close } = await openSiteWithMail('Hafenweg 1'))
})
afterAll(() => close())

/** The heading of work experience on a resume. */
const EXPERIENCE = { de: /Berufserfahrung/i, es: /Experiencia/i, fr: /Exp[ée]rience/i }
const CONFIRM = 'Someone, hopefully you, created a {0} account with this email address. Please confirm that it’s yours.'
const IN_PART =
  'We review answers in English, German, French, and Spanish. For this one, we could only review details, structure, and length.'
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')
const ready = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' })

describe.each(TRANSLATED)('a visitor whose browser prefers %s', (language) => {
  const say = wordsIn(language)
  const press = (page: Page, english: string) =>
    page
      .getByRole('button', { name: say(english) })
      .locator('visible=true')
      .first()
      .click()

  test('writes, signs up, downloads, practices, negotiates and publishes in it', async () => {
    const { page, context, complaints } = await newcomer(browser, site, {
      locale: language,
      viewport: { width: 1440, height: 900 },
    })
    const email = `${language}-${Date.now()}@example.com`
    await visit(page, '/')
    expect(new URL(page.url()).pathname).toBe(`/${language}`)
    await page
      .getByRole('link', { name: say('Start Building Free') })
      .first()
      .click()
    await page.waitForURL(/\/resume-builder/)
    await ready(page)
    await writeShortResume(page, language)

    await press(page, 'Download')
    await page.getByRole('menuitem', { name: 'PDF' }).click()
    await page.waitForURL(/\/auth\?tab=sign-up/)
    await ready(page)
    expect(await languageOf(page)).toBe(language)
    await page.getByLabel(say('Email'), { exact: true }).fill(email)
    await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD)
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Create account')])
    const pdf = new Uint8Array(await readFile(await file.path()))
    expect(await READERS[0]!.read(pdf)).toMatch(EXPERIENCE[language])

    await page.waitForURL(/\/resume-builder\/\d+$/)
    const id = Number(/\d+$/.exec(page.url())?.[0])
    expect(await (await context.request.get('/api/settings')).json()).toMatchObject({ language })
    await answerInterview(page, id, language)
    await practice(page, language)
    await negotiate(page, language)

    const letter = await postbox.letterTo(email, '')
    expect(letter.text).toContain(say(CONFIRM, 'Curricle'))
    await visit(page, new URL(letter.link).pathname)
    await press(page, 'Confirm address')
    await page.getByText(say('Confirmed'), { exact: true }).or(page.locator('main h1')).first().waitFor()
    await visit(page, '/portfolio')
    await page.getByRole('switch', { name: say('Public'), exact: true }).click()
    await expect
      .poll(async () => (await context.request.get('/api/portfolio')).json())
      .toMatchObject({ resumes: [{ isPublic: true }] })
    expect(await languageOf(page)).toBe(language)
    expect(complaints).toEqual([])
    await context.close()
  })

  async function writeShortResume(page: Page, its: TranslatedLanguage): Promise<void> {
    const { personalInfo } = PEOPLE[its].content
    await page.getByLabel(say('Full Name'), { exact: true }).fill(personalInfo!.fullName!)
    await page.getByRole('tab', { name: say('Experience') }).click()
    await press(page, 'Add position')
    await page.keyboard.type(PEOPLE[its].title)
    await page.getByRole('tab', { name: say('Design') }).click()
    await page.getByLabel(say('Language of the resume')).selectOption(its)
    expect(await languageOf(page)).toBe(its)
  }

  async function answerInterview(page: Page, id: number, its: TranslatedLanguage): Promise<void> {
    await visit(page, `/resume-builder/${id}?interview=1`)
    const skip = page.getByRole('button', { name: say('Skip to the questions') })
    await skip.click()
    await page.getByLabel(say('Target role')).fill(PEOPLE[its].title)
    await page.getByLabel(say('Level')).selectOption('Mid-level')
    await press(page, 'Start the interview')
    await page.locator('#builder-form textarea').first().fill(PEOPLE[its].answer)
    await press(page, 'Next Question')
    await expect.poll(() => page.locator('#builder-form textarea').first().inputValue()).toBe('')
    expect(await languageOf(page)).toBe(its)
  }

  async function practice(page: Page, its: TranslatedLanguage): Promise<void> {
    const { request } = page.context()
    const { id } = (await (await request.get('/api/user')).json()) as { id: string }
    await request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
    await request.put(`/api/admin/users/${id}/products/coach`, { failOnStatusCode: true })
    await visit(page, '/interview-prep')
    await press(page, 'Start practicing')
    await page.waitForURL(/\/interview-prep\/\d+/)
    await page.getByRole('textbox', { name: say('Your answer') }).fill(PEOPLE[its].answer)
    await press(page, 'Get feedback')
    await page.getByRole('heading', { level: 3, name: say('Feedback') }).waitFor()
    expect(await page.getByText(say(IN_PART)).count()).toBe(0)
    expect(await languageOf(page)).toBe(its)
  }

  async function negotiate(page: Page, its: TranslatedLanguage): Promise<void> {
    await visit(page, '/interview-prep/negotiation')
    await page.getByLabel(say('Your target')).fill('52000')
    await page.getByLabel(say('Your minimum')).fill('46000')
    await press(page, 'Start negotiating')
    const lines = page.getByRole('list', { name: say('Conversation') }).locator(`span[lang=${its}]`)
    await page.getByLabel(say('What do you say?')).fill(PEOPLE[its].wish)
    await press(page, 'Send')
    await expect.poll(() => lines.count()).toBe(2)
    expect(await lines.last().textContent()).toMatch(/\d/)
    const heard = await lines.allTextContents()
    await visit(page, '/interview-prep/negotiation')
    await expect.poll(() => lines.allTextContents()).toEqual(heard)
  }
})

test('by keyboard alone, a resume is written and downloaded in German', async () => {
  const say = wordsIn('de')
  const { page, context, complaints } = await newcomer(browser, site, { locale: 'de' })
  const { keyboard } = page
  await visit(page, '/resume-builder')
  await tabTo(page.getByLabel(say('Full Name'), { exact: true }))
  await keyboard.insertText('Jana Vogt')
  await tabTo(page.getByRole('tab', { name: say('Personal') }))
  await keyboard.press('ArrowRight')
  const add = page.getByRole('button', { name: say('Add position') }).first()
  await add.waitFor()
  await tabTo(add)
  await keyboard.press('Enter')
  await keyboard.insertText('Pflegefachfrau')
  await tabTo(page.getByRole('button', { name: say('Download') }))
  await keyboard.press('Enter')
  const text = page.getByRole('menuitem', { name: say('Plain text') })
  await text.waitFor()
  while (!(await text.evaluate((item) => item === document.activeElement))) await keyboard.press('ArrowDown')
  const [file] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')])
  expect(await readFile(await file.path(), 'utf8')).toContain('Pflegefachfrau')
  expect(complaints).toEqual([])
  await context.close()
})

test('the menus change the language, stay on the page, and a guest’s other tabs follow', async () => {
  const { page, context } = await newcomer(browser, site, { locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const other = await context.newPage()
  await visit(other, '/resume-builder')
  await visit(page, '/pricing?from=test')
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await page.waitForURL(`${site}/de/pricing?from=test`)
  expect(await languageOf(page)).toBe('de')
  expect(await context.cookies()).toMatchObject([{ name: 'locale', value: 'de' }])

  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await page.waitForURL(`${site}/es/pricing?from=test`)
  await visit(page, '/help')
  expect(new URL(page.url()).pathname).toBe('/es/help')
  expect(await languageOf(other)).toBe('en')
  await other.getByRole('banner').getByRole('link', { name: 'Interview Prep' }).click()
  await expect.poll(() => languageOf(other)).toBe('es')
  await context.close()
})

test('every translated page names its address in each language, and its own as canonical', async () => {
  for (const path of TRANSLATED_PATHS)
    for (const tag of COMPLETE_LANGUAGES) {
      const address = pathIn(tag, path)
      const html = await (await fetch(site + address)).text()
      const alternates = [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(([link]) => link)
      const at = (language: string) =>
        alternates.find((link) => new RegExp(`hreflang="${language}"`, 'i').test(link))?.match(/href="([^"]*)"/)?.[1]
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${tag}"`))
      expect(/<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0]).toContain(`"${site}${address}"`)
      expect(COMPLETE_LANGUAGES.map(at)).toEqual(COMPLETE_LANGUAGES.map((each) => site + pathIn(each, path)))
      expect(at('x-default')).toBe(site + path)
    }
})

test('visitors of different languages at the same time never get each other’s words', async () => {
  const terms = COMPLETE_LANGUAGES.map((tag) => ({ tag, words: wordsIn(tag)('Terms of Service') }))
  const asked = Array.from({ length: 80 }, (_, index) => COMPLETE_LANGUAGES[index % COMPLETE_LANGUAGES.length]!)
  const wrong = await Promise.all(
    asked.map(async (language, index) => {
      const path = ['/auth', '/interview-prep', '/x-ray'][index % 3]!
      const html = await (await fetch(site + path, { headers: { 'accept-language': language } })).text()
      const said = terms.filter(({ words }) => html.includes(words)).map(({ tag }) => tag)
      return said.join() === language && html.includes(` lang="${language}"`) ? [] : [`${path}: ${said.join()}`]
    }),
  )
  expect(wrong.flat()).toEqual([])
})
