import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { htmlFaults } from './html-faults.ts'
import { faultsByKeyboard } from './keyboard.ts'
import { openPostbox, type Postbox } from './mail.ts'
import { watchOthers } from './foreign-requests.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { faultsInEverySize } from './sizes.ts'
import { exceptShifts, newcomer, tabTo } from './walk.ts'

const CONTENT = sampleContent('long')
const NAME = 'Jonathan Whitfield-Reyes'
const PASSWORD = 'for acme only'

let browser: Browser
let postbox: Postbox
let product: Awaited<ReturnType<typeof startBuilt>>
let site: string
let shower: Publisher
let resumeId: number
/** The resume's URL; an earlier slug redirects there. */
let address: string
let locked: string
let open: string
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
  shower = await createPublisher(browser, site, postbox, 'jonathan@example.com')
  await shower.request.put('/api/profile', {
    data: { firstName: 'Jonathan', lastName: 'Whitfield-Reyes', website: 'https://whitfield-reyes.example' },
  })
  resumeId = await shower.show(CONTENT)
  await shower.setting({ profilePublic: true })
  await shower.look({ slug: 'jonathan-of-old', showsContact: true })
  await shower.look({ slug: 'jonathan' })
  address = `/portfolio/jonathan/${resumeId}`
  open = await shower.link(resumeId)
  locked = await shower.link(resumeId, { password: PASSWORD })
})
afterAll(async () => {
  await product.stop()
  await postbox.close()
  await closePages(browser)
})

const get = (path: string) => fetch(site + path, { redirect: 'manual' })
const unscripted = () => newcomer(browser, site, { javaScriptEnabled: false })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a public page links to a published resume', async () => {
  const { page, context, complaints } = await newcomer(browser, site)
  await visit(page, '/portfolio/jonathan')
  await heading(page, NAME).waitFor()
  await page.getByRole('link', { name: 'First' }).click()
  await page.waitForURL(address)
  await heading(page, NAME).waitFor()
  expect(await page.locator('html[data-asleep]').count()).toBe(1)
  // The page is the person's own: only two small links are ours.
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('contentinfo').innerText()).toMatch(/^Made with Curricle\s+Report this page$/)
  expect(exceptShifts(complaints)).toEqual([])
  await context.close()
})

test('every other spelling and every former URL redirects permanently to the current one', async () => {
  const { userId } = (await (await shower.request.get('/api/portfolio')).json()) as { userId: string }
  for (const other of ['jonathan-of-old', 'Jonathan', userId])
    for (const suffix of ['', `/${resumeId}`]) {
      const answer = await get(`/portfolio/${other}${suffix}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `/portfolio/jonathan${suffix}`])
    }
  for (const path of [`${address}/`, address.replace('portfolio', 'Portfolio')])
    expect((await get(path)).headers.get('location')).toBe(address)
})

test('private, unknown and invalid URLs show the same page of ours', async () => {
  const hidden = await shower.show(CONTENT, { title: 'Second', isPublic: false })
  const { page, context } = await newcomer(browser, site)
  const seen: string[] = []
  for (const path of [
    `/portfolio/jonathan/${hidden}`,
    '/portfolio/jonathan/999999',
    '/portfolio/nobody',
    '/shared/none',
  ]) {
    expect((await page.goto(path))?.status()).toBe(404)
    await heading(page, '404 Page Not Found').waitFor()
    seen.push(`${await page.title()} ${await page.locator('body').innerText()}`)
    expect(await page.getByRole('navigation').count()).toBeGreaterThan(0)
  }
  expect(new Set(seen).size).toBe(1)
  await context.close()
})

test('a link opens with its password by keyboard alone, and a wrong one shows a friendly message', async () => {
  const { page, context, complaints } = await newcomer(browser, site)
  const { keyboard } = page
  await visit(page, locked)
  expect(await page.title()).toBe('This page is password-protected')
  expect(await page.content()).not.toMatch(/Whitfield|Reyes|Acme|Platform Engineer/)
  expect(await page.locator('body').innerText()).not.toContain('Curricle')
  await tabTo(page.getByLabel('Password', { exact: true }))
  await keyboard.type('not this')
  await keyboard.press('Enter')
  await page.getByText('Wrong password. Ask the person who sent you the link.').waitFor()
  const field = page.getByLabel('Password', { exact: true })
  await field.fill(PASSWORD)
  await field.press('Enter')
  await heading(page, NAME).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  // The refusal is a normal response.
  expect(complaints.filter((text) => !/status of 401/.test(text))).toEqual([])
  await context.close()
})

test('without scripts a link opens as well, and its files load', async () => {
  const { page, context } = await unscripted()
  await page.goto(locked)
  await page.getByLabel('Password', { exact: true }).fill('not this')
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByText('Wrong password.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Open' }).click()
  await heading(page, NAME).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save contact' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.vcf$/)
  // These need scripts, so they are not shown.
  for (const name of ['Share', 'Print']) expect(await page.getByRole('button', { name }).count()).toBe(0)
  await context.close()
})

test('sharing copies the URL where the share menu is unavailable', async () => {
  const { page, context, complaints } = await newcomer(browser, site, {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await visit(page, `${address}?from=mail`)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Link copied to clipboard').first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site + address)
  expect(complaints).toEqual([])
  await context.close()
})

test("the owner sees the same page, hydrated, without the product's frame", async () => {
  const { page, context, complaints } = await newcomer(browser, site, { storageState: await shower.state() })
  await visit(page, address)
  await heading(page, NAME).waitFor()
  expect(await page.locator('html[data-asleep]').count()).toBe(0)
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(exceptShifts(complaints)).toEqual([])
  await context.close()
})

test('reporting a page fills its URL into the form, without scripts too', async () => {
  const { page, context } = await unscripted()
  await page.goto(address)
  await page.getByRole('link', { name: 'Report this page' }).click()
  expect(await page.getByLabel('Category').inputValue()).toBe('report')
  expect(await page.getByLabel('Subject').inputValue()).toBe(`The page ${address}`)
  await context.close()
})

test('the head describes the person to search engines and social networks', async () => {
  const { page, context } = await newcomer(browser, site)
  await visit(page, address)
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  expect(await page.title()).toBe(`${NAME} – Principal Platform Engineer | Curricle`)
  expect(await page.locator('title').count()).toBe(1)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(site + address)
  expect(await content('meta[name=robots]')).toBe('index, follow')
  expect(await content('meta[property="og:type"]')).toBe('profile')
  const picture = await fetch((await content('meta[property="og:image"]')) ?? '')
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(jsonLd.map((each) => JSON.parse(each) as object)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: site + address,
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      mainEntity: {
        '@type': 'Person',
        name: NAME,
        url: site + address,
        jobTitle: 'Principal Platform Engineer',
        sameAs: expect.arrayContaining(['https://github.com/jwhitfieldreyes']) as string[],
      },
    },
  ])
  await visit(page, open)
  expect(await content('meta[name=robots]')).toBe('noindex, nofollow')
  expect(await page.locator('script[type="application/ld+json"], link[rel=canonical]').count()).toBe(0)
  await context.close()
})

test('a page without branding does not mention the product', async () => {
  await shower.look({ hidesBrand: true })
  await shower.setting({ allowSearchEngines: false })
  for (const path of [address, '/portfolio/jonathan']) {
    const html = await (await get(path)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).not.toContain('Curricle')
    expect(html).not.toContain('Made with')
    expect(head).toContain('content="noindex, nofollow"')
  }
  await shower.look({ hidesBrand: false })
  await shower.setting({ allowSearchEngines: true })
})

test('the printed page contains only the resume', async () => {
  const { page, context } = await newcomer(browser, site)
  await visit(page, address)
  await page.emulateMedia({ media: 'print' })
  const texts = (selector: string) => page.locator(selector).evaluate((it) => (it as HTMLElement).innerText.trim())
  expect(await texts('body')).toBe(await texts('article.doc'))
  await context.close()
})

describe.each(builtInTemplates)('in $name', ({ id }) => {
  test('the resume is accessible at every size, and sends no request to other hosts', async () => {
    await shower.wear(resumeId, CONTENT, id)
    const { page, context, complaints } = await examiner(browser, site)
    const others = watchOthers(context, site)
    await visit(page, address)
    expect([...(await faultsInEveryLook(page)), ...(await faultsInEverySize(page))]).toEqual([])
    expect(await smallest(page)).toBeGreaterThanOrEqual(16)
    expect(await misorderedTitles(page)).toEqual([])
    expect([...others, ...exceptShifts(complaints)]).toEqual([])
    await context.close()
  })

  test('the response is valid HTML', async () => {
    await shower.wear(resumeId, CONTENT, id)
    expect(await htmlFaults(await (await get(address)).text())).toEqual([])
  })
})

test.each([
  ['a public portfolio', () => '/portfolio/jonathan'],
  ['a locked link', () => locked],
])('%s is accessible, valid HTML and sends no request to other hosts', async (_, path) => {
  const { page, context, complaints } = await examiner(browser, site)
  const others = watchOthers(context, site)
  await visit(page, path())
  const problems = [
    ...(await faultsInEveryLook(page)),
    ...(await faultsInEverySize(page)),
    ...(await faultsByKeyboard(page)),
  ]
  expect(problems).toEqual([])
  expect(await htmlFaults(await (await get(path())).text())).toEqual([])
  expect([...others, ...complaints]).toEqual([])
  await context.close()
})

/** The smallest font size of the resume on a phone, in px. */
async function smallest(page: Page): Promise<number> {
  await page.setViewportSize({ width: 390, height: 900 })
  return page.locator('article.doc').evaluate((article) => {
    const withText = [...article.querySelectorAll('*')].filter((each) =>
      [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    return Math.min(...withText.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
  })
}

/** Titles that a phone shows above elements that precede them in the document. */
async function misorderedTitles(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 390, height: 900 })
  return page.locator('article.doc').evaluate((article) => {
    const titles = [...article.querySelectorAll('h1, h2, h3, .text')]
    const top = (each: Element) => each.getBoundingClientRect().top
    return titles.filter((each, i) => i > 0 && top(each) < top(titles[i - 1] ?? each)).map((each) => each.textContent)
  })
}
