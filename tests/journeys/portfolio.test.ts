import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portfolio } from '#shared/contract/portfolio.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { faultsByKeyboard } from './keyboard.ts'
import { openPostbox, type Postbox } from './mail.ts'
import { createPublisher } from './publisher.ts'
import { faultsInEverySize } from './sizes.ts'
import { newcomer, register, tabTo, toastWith } from './walk.ts'

const CONTENT = sampleContent('short')
/** A browser that does not identify as headless: headless ones are not counted. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

let browser: Browser
let postbox: Postbox
let product: Awaited<ReturnType<typeof startBuilt>>
let site: string
beforeAll(async () => {
  browser = await sharedBrowser()
  postbox = await openPostbox()
  product = await startBuilt({
    RATE_LIMITS: 'off',
    SMTP_URL: postbox.url,
    MAIL_FROM: 'hello@cv.example',
    OPERATOR_ADDRESS: '1 Mill Lane',
  })
  site = `http://localhost:${product.port}`
})
afterAll(async () => {
  await product.stop()
  await postbox.close()
  await closePages(browser)
})

/** A person with a confirmed email address and a private resume, on the portfolio page. */
async function owner(name: string, open = newcomer) {
  const shower = await createPublisher(browser, site, postbox, `${name}-of-portfolio@example.com`)
  const resumeId = await shower.show(CONTENT, { title: 'Nurse', isPublic: false })
  const visitor = await open(browser, site)
  await visitor.context.addCookies((await shower.request.storageState()).cookies)
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const portfolio = async () => (await (await shower.request.get('/api/portfolio')).json()) as Portfolio
  await visit(visitor.page, '/portfolio')
  return { ...visitor, shower, resumeId, portfolio }
}
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

test('by keyboard alone a resume is published, gets a custom slug, and opens for a visitor', async () => {
  const { page, context, portfolio, resumeId, complaints } = await owner('ada')
  const { keyboard } = page
  await tabTo(page.getByRole('switch', { name: 'Public', exact: true }))
  await keyboard.press('Space')
  await page.getByRole('listitem').getByText('Private').waitFor({ state: 'detached' })
  await tabTo(page.getByLabel('Custom URL'))
  await keyboard.type('Ada-Nurse')
  await page.getByText('Your URL: /portfolio/ada-nurse').waitFor()
  await keyboard.press('Enter')
  await toastWith(page, 'Custom URL saved').waitFor()
  const copy = page.getByRole('listitem').getByRole('button', { name: 'Copy link' })
  await tabTo(copy)
  await keyboard.press('Enter')
  await toastWith(page, 'Copied').waitFor()
  const address = await clipboard(page)
  expect(address).toBe(`${site}/portfolio/ada-nurse/${resumeId}`)
  expect(await portfolio()).toMatchObject({ slug: 'ada-nurse', resumes: [{ isPublic: true }] })

  const stranger = await newcomer(browser, site)
  await visit(stranger.page, new URL(address).pathname)
  await stranger.page.getByRole('heading', { level: 1, name: CONTENT.personalInfo.fullName }).waitFor()
  await tabTo(page.getByRole('switch', { name: 'Public', exact: true }))
  await keyboard.press('Space')
  await page.getByRole('listitem').getByText('Private').waitFor()
  expect((await fetch(address)).status).toBe(404)
  expect([...complaints, ...stranger.complaints]).toEqual([])
  await stranger.context.close()
  await context.close()
})

test('a taken slug shows an error beside its field', async () => {
  const first = await owner('first')
  await first.shower.look({ slug: 'the-one' })
  const { page, context } = await owner('second')
  await page.getByLabel('Custom URL').fill('the-one')
  await press(page, 'Save URL')
  await page.getByLabel('Custom URL').and(page.locator('[aria-invalid=true]')).waitFor()
  await page.getByRole('main').getByText('This URL is taken. Choose another one.').waitFor()
  expect(await page.getByLabel('Custom URL').inputValue()).toBe('the-one')
  await context.close()
  await first.context.close()
})

test('a link with a password and an expiry date opens for its reader, is counted, and ends when deleted', async () => {
  const { page, context, complaints } = await owner('linker')
  await press(page, 'New link')
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('City Hospital')
  await page.getByLabel('Require a password').check()
  await page.getByLabel('Password', { exact: true }).fill('lamp and oil')
  await page.getByLabel('Set an expiration date').check()
  await page.getByLabel('Expires on').fill(new Date(Date.now() + 864e5).toISOString().slice(0, 10))
  await press(page, 'Create link')
  await toastWith(page, 'Link created').waitFor()
  await press(page, 'Copy link “City Hospital”')
  await toastWith(page, 'Copied').waitFor()
  const link = await clipboard(page)

  const reader = await newcomer(browser, site, { userAgent: PERSON })
  await visit(reader.page, new URL(link).pathname)
  await reader.page.getByLabel('Password', { exact: true }).fill('lamp and oil')
  await reader.page.keyboard.press('Enter')
  await reader.page.getByRole('heading', { level: 1, name: CONTENT.personalInfo.fullName }).waitFor()
  await reader.context.close()

  const viewCount = page
    .getByRole('list', { name: 'Links to Nurse' })
    .getByText('1 view, 0 downloads in the last 30 days')
  const isCounted = async () => {
    await visit(page, '/portfolio')
    return viewCount.count()
  }
  await expect.poll(isCounted, { timeout: 30_000, interval: 1000 }).toBe(1)
  await page.getByLabel('Show', { exact: true }).selectOption('Nurse: City Hospital')
  await page.getByRole('slider', { name: 'Day' }).focus()
  const announcement = () => page.getByRole('slider', { name: 'Day' }).getAttribute('aria-valuetext')
  expect(await announcement()).toMatch(/: Views 1, Downloads 0$/)
  await page.keyboard.press('ArrowLeft')
  expect(await announcement()).toMatch(/: Views 0, Downloads 0$/)

  await press(page, 'Delete link “City Hospital”')
  await press(page, 'Delete link')
  await toastWith(page, 'Link deleted').waitFor()
  expect((await fetch(link)).status).toBe(404)
  expect(complaints).toEqual([])
  await context.close()
})

test('a resume is published from the builder as well', async () => {
  const { page, context, portfolio, resumeId, complaints } = await owner('writer')
  await visit(page, `/resume-builder/${resumeId}`)
  await press(page, 'Share')
  await page.getByRole('switch', { name: 'Public' }).click()
  await press(page, 'Copy link')
  await toastWith(page, 'Copied').waitFor()
  const { userId, resumes } = await portfolio()
  expect(await clipboard(page)).toBe(`${site}/portfolio/${userId}/${resumeId}`)
  expect(resumes).toMatchObject([{ isPublic: true }])
  expect(complaints).toEqual([])
  await context.close()
})

test('a new user is led to a first resume, and to confirming the email address', async () => {
  const { page, context, complaints } = await newcomer(browser, site)
  const email = 'fresh-of-portfolio@example.com'
  await register(context, email)
  await visit(page, '/portfolio')
  const first = page.getByRole('link', { name: 'Create Your First Resume' })
  expect(await first.getAttribute('href')).toBe('/resume-builder')
  await press(page, 'Resend email')
  await toastWith(page, 'Email sent').waitFor()
  await context.request.post('/api/resumes', { data: { title: 'Nurse', content: CONTENT } })
  await visit(page, '/portfolio')
  expect(await page.getByRole('switch', { name: 'Public', exact: true }).isDisabled()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('an expired session shows a message, leads to signing in, and back', async () => {
  const { page, context } = await newcomer(browser, site)
  // The message is short-lived, and a busy machine could miss it: the page itself records it.
  await page.addInitScript(() => {
    const write = () => {
      for (const { textContent } of document.querySelectorAll('[role="status"]'))
        if (textContent) sessionStorage.setItem('said', `${sessionStorage.getItem('said') ?? ''} ${textContent}`)
    }
    new MutationObserver(write).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('/portfolio', { waitUntil: 'commit' })
  await page.waitForURL('**/auth?**')
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toContain('You are logged out. Logging in again...')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/portfolio')
  await context.close()
})

test('the portfolio is accessible at every size', async () => {
  const { page, context, shower, resumeId } = await owner('careful', examiner)
  await shower.link(resumeId, { password: 'lamp and oil' })
  await shower.show(CONTENT, { title: 'A resume with a title that is as long as somebody in a hurry may make it' })
  await visit(page, '/portfolio')
  expect(await faultsInEveryLook(page)).toEqual([])
  expect(await faultsInEverySize(page)).toEqual([])
  expect(await faultsByKeyboard(page)).toEqual([])
  await press(page, 'New link')
  await page.getByLabel('Require a password').check()
  await page.getByLabel('Set an expiration date').check()
  await press(page, 'Create link')
  expect(await faultsInEveryLook(page)).toEqual([])
  await context.close()
})

test('without scripts the portfolio shows what is public, and explains how to change it', async () => {
  const { context, shower } = await owner('plain')
  await shower.show(CONTENT, { title: 'Shown' })
  const plain = await newcomer(browser, site, { javaScriptEnabled: false })
  await plain.context.addCookies((await shower.request.storageState()).cookies)
  await plain.page.goto('/portfolio')
  const main = await plain.page.getByRole('main').innerText()
  expect(main).toContain('Shown')
  expect(main).toContain('Turn on JavaScript to make changes')
  await plain.context.close()
  await context.close()
})
