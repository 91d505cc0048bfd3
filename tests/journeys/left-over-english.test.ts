import type { APIRequestContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathIn } from '#shared/public-paths.ts'
import { SAMPLED_PAGES } from '../public-pages.ts'
import { ADMIN_PASSWORD } from './admin-area.ts'
import { PEOPLE } from './languages/people.ts'
import { member, reader } from './languages/reader.ts'
import { TRANSLATED } from './languages/words-in.ts'
import { openSiteWithMail, type SiteWithMail } from './site-with-mail.ts'

let browser: SiteWithMail['browser']
let postbox: SiteWithMail['postbox']
let site: SiteWithMail['site']
let close: SiteWithMail['close']
beforeAll(async () => {
  ;({ browser, postbox, site, close } = await openSiteWithMail('Rue du Port 1'))
})
afterAll(() => close())

const FACES = ['/auth?tab=sign-up', '/interview-prep/negotiation']

/** The button that ends an interview with one answer. */
const FINISH = { de: /^Mit 1 Antwort/, es: /^Terminar con 1/, fr: /^Terminer avec 1/ }

/** What no catalog has is English in every language, so one of them finds it; LONG=1 walks all. */
const WALKED = process.env['LONG'] ? TRANSLATED : TRANSLATED.slice(0, 1)

describe.each(WALKED)('in %s', (language) => {
  const person = PEOPLE[language]

  test('public pages', async () => {
    const { page, found, open, readAll } = await reader(browser, site, language)
    for (const path of [...SAMPLED_PAGES.map((each) => each.path), ...FACES]) {
      await open(pathIn(language, path))
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      await readAll(path)
    }
    expect([...found]).toEqual([])
  })

  test('forms that are sent empty', async () => {
    const { page, found, open, read } = await reader(browser, site, language)
    for (const path of ['/auth', '/auth?tab=sign-up', '/password-reset']) {
      await open(path)
      await page.locator('main [type=submit]').first().click()
      await page.locator('[aria-invalid=true]').first().waitFor()
      await read(path)
    }
    expect([...found]).toEqual([])
  })

  test('the builder', async () => {
    const { page, found, id, say, press, open, read, readAll } = await member(browser, site, language)
    await open(`/resume-builder/${id}`)
    for (const tab of await page.getByRole('tablist').first().getByRole('tab').all()) {
      await tab.click()
      await readAll(`builder, ${await tab.innerText()}`)
    }
    for (const command of ['Version history', 'Share', 'Keyboard shortcuts']) {
      await page.keyboard.press('Control+k')
      await read('commands')
      await page
        .getByRole('option', { name: say(command) })
        .first()
        .click()
      await page
        .getByRole('heading', { name: say(command) })
        .or(page.getByRole('dialog'))
        .first()
        .waitFor()
      await read(command)
      await page.keyboard.press('Escape')
    }
    await page.goto(`/resume-builder/${id}?score`)
    await page.getByRole('textbox', { name: say('Job description') }).fill(person.posting)
    await press('Analyze with job description')
    await page.getByText(say('The score now includes the job description.')).first().waitFor()
    await readAll('score')
    expect([...found]).toEqual([])
  })

  test('starting a resume, and the interview', async () => {
    const { page, found, say, press, open, read, readAll } = await reader(browser, site, language)
    await open('/resume-builder')
    await readAll('an empty resume')
    for (const way of ['Paste text', 'Start from an example']) {
      await open('/resume-builder?start=1')
      await read('start')
      await press(way)
      await page.getByRole('dialog').waitFor()
      await read(way)
    }
    await open('/resume-builder?interview=1')
    for (let step = 1; step < 6; step += 1) {
      await read(`step ${step}`)
      await press('Next')
    }
    await read('step 6')
    await page.getByLabel(say('Target role')).fill('Pflege')
    await page.getByLabel(say('Level')).selectOption('Mid-level')
    await press('Start the interview')
    await page.locator('#builder-form textarea').first().fill(person.answer)
    await read('question')
    await press('Next Question')
    await read('next question')
    await page.locator('#builder-form').getByRole('button', { name: FINISH[language] }).click()
    await page.getByRole('heading', { name: say('Review each line') }).waitFor()
    await read('review')
    expect([...found]).toEqual([])
  })

  test('pages of an account', async () => {
    const { page, found, id, say, press, open, readAll, read } = await member(browser, site, language)
    for (const path of ['/', '/settings', '/profile', '/portfolio', '/templates', '/interview-prep', '/pricing']) {
      await open(pathIn(language, path))
      await readAll(path)
    }
    await open(`/ats-analyzer?resume=${id}`)
    await page.getByRole('textbox', { name: say('Job description') }).fill(person.posting)
    await press('Analyze Resume')
    await page.getByText(say('Overall score')).first().waitFor()
    await readAll('analysis')
    await open('/settings')
    await press('Delete Account')
    await read('delete account')
    expect([...found]).toEqual([])
  })

  test('files that are read', async () => {
    const { page, found, id, say, request, open, read, readAll } = await member(browser, site, language)
    const pdf = await (await request.post(`/api/export/pdf/${id}`)).body()
    await open('/x-ray')
    await page.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.getByRole('heading', { name: /a\.pdf/ }).waitFor()
    await readAll('x-ray')
    const text = Buffer.from('Jana Vogt\nKöln\n\n2017 Klinikum Rheinblick\nTeam')
    await open('/')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: text })
    await page.getByRole('heading', { name: say('Review what we read from {0}', 'a.txt') }).waitFor()
    await read('import')
    expect([...found]).toEqual([])
  })

  test('the coach', async () => {
    const { page, found, say, press, request, open, read, readAll } = await member(browser, site, language)
    await own(request, 'coach')
    await open('/interview-prep')
    await readAll('coach')
    await press('Start practicing')
    await page.waitForURL(/\/interview-prep\/\d+/)
    await page.getByRole('textbox', { name: say('Your answer') }).fill(person.answer)
    await readAll('practice')
    await press('Get feedback')
    await page.getByRole('heading', { level: 3, name: say('Feedback') }).waitFor()
    await readAll('feedback')
    await page.getByRole('link', { name: say('Stop here and see the report') }).click()
    await page.waitForURL(/\/report/)
    await page.getByText(say('Average of your best answers')).waitFor()
    await readAll('report')
    await open('/interview-prep/negotiation')
    await press('Start negotiating')
    await read('negotiation, empty')
    await page.getByLabel(say('Your target')).fill('52000')
    await page.getByLabel(say('Your minimum')).fill('46000')
    await press('Start negotiating')
    await press('Wait and say nothing')
    await readAll('negotiation')
    await press('Name a figure')
    await page.getByLabel(say('Your figure')).fill('54000')
    await page.keyboard.press('Enter')
    await page
      .getByText('54.000')
      .or(page.getByText(/54\s000/))
      .first()
      .waitFor()
    await press('Accept the offer')
    await page.waitForURL(/\?shown=\d+$/)
    await readAll('debrief')
    expect([...found]).toEqual([])
  })

  test('payments', async () => {
    const { page, found, say, press, open, read, readAll } = await member(browser, site, language)
    await open(pathIn(language, '/pricing'))
    await page.getByRole('button', { name: say('Choose {name}', 'All Features') }).click()
    await page.waitForURL(/\/checkout\?client_secret=/)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await readAll('checkout')
    await press('Simulate a failed payment')
    await page.getByText(say('Not paid')).first().waitFor()
    await read('not paid')
    await page.locator('main form button, main button').first().click()
    await page.getByRole('link', { name: say('See your plan and receipts') }).click()
    await page.waitForURL(/\/settings/)
    await readAll('plan')
    await press('Cancel plan')
    await read('cancel')
    await page.keyboard.press('Escape')
    await open((await page.locator('a[href^="/receipts/"]').first().getAttribute('href'))!)
    await readAll('receipt')
    expect([...found]).toEqual([])
  })

  test('templates of one’s own', async () => {
    const { page, found, open, readAll } = await member(browser, site, language)
    await open('/template-editor')
    await readAll('template editor, start')
    await page.getByRole('button', { name: 'Modern Professional' }).click()
    await page.waitForURL(/\/template-editor\/\d+$/)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await readAll(`template editor, ${await tab.innerText()}`)
    }
    expect([...found]).toEqual([])
  })

  test('what is published', async () => {
    const { page, found, request, id, email, press, open, read, readAll } = await member(browser, site, language)
    const { link } = await postbox.letterTo(email, '')
    await open(new URL(link).pathname)
    await read('confirm')
    await page.locator('main button').first().click()
    await page.waitForTimeout(300)
    await read('confirmed')
    await request.put(`/api/resumes/${id}/visibility`, { data: { isPublic: true }, failOnStatusCode: true })
    await request.put('/api/portfolio', { data: { slug: `zeigt-${language}` } })
    const made = await request.post('/api/portfolio/links', {
      data: { resumeId: id, label: 'Acme', password: 'sesam-auf' },
    })
    for (const path of ['/portfolio', `/portfolio/zeigt-${language}`, `/portfolio/zeigt-${language}/${id}`]) {
      await open(path)
      await readAll(path)
    }
    await open('/portfolio')
    await press('New link')
    await read('new link')
    await open(`/shared/${((await made.json()) as { id: string }).id}`)
    await readAll('locked')
    expect([...found]).toEqual([])
  })

  test('the admin area', async () => {
    const { found, request, open, read, readAll } = await member(browser, site, language)
    const { id } = (await (await request.get('/api/user')).json()) as { id: string }
    const message = {
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'Köln',
      category: 'privacy',
      message: 'Köln am Rhein',
    }
    await request.post('/api/contact', { data: message, failOnStatusCode: true })
    await open('/admin')
    await read('admin')
    await request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
    await request.put(`/api/admin/users/${id}/products/coach`, { failOnStatusCode: true })
    const tabs = [
      'analytics',
      'leads',
      'messages',
      'messages&message=1',
      'users',
      `users&user=${id}`,
      'audit',
      'system',
    ]
    for (const tab of tabs) {
      await open(`/admin/dashboard?tab=${tab}`)
      await readAll(`admin, ${tab}`)
    }
    expect([...found]).toEqual([])
  })
})

/** Gives a signed-in person a product, as an administrator can. */
async function own(request: APIRequestContext, product: string): Promise<void> {
  const { id } = (await (await request.get('/api/user')).json()) as { id: string }
  await request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
  await request.put(`/api/admin/users/${id}/products/${product}`, { failOnStatusCode: true })
}
