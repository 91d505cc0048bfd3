import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from '../browser.ts'
import { startSelling } from './billing-stripe-site.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { register } from './walk.ts'

let browser: Browser
let site: Awaited<ReturnType<typeof startSelling>>

beforeAll(async () => {
  site = await startSelling()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

let people = 0

/** A person with an account; Stripe's own pages only show their location. */
async function member() {
  const visitor = await examiner(browser, site.address)
  await visitor.context.route('https://*.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Stripe</title><h1>At Stripe</h1>` }),
  )
  await register(visitor.context, `buyer${++people}-${Date.now()}@example.com`)
  return visitor
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Chooses on the plans page, which opens Stripe's checkout. */
async function choose(page: Page, name: string): Promise<void> {
  await visit(page, '/pricing')
  await button(page, `Choose ${name}`).click()
  await page.waitForURL('https://checkout.stripe.com/**')
}
/** Pays there and returns as Stripe redirects people. */
async function buy(page: Page, name: string): Promise<void> {
  await choose(page, name)
  site.stripe.pay()
  await visit(page, site.stripe.session().success_url ?? '')
  await heading(page, `You now have ${name}`).waitFor()
}

test("a plan bought through Stripe is active on return, even before Stripe's event arrives", async () => {
  const { page, context, complaints } = await member()
  await buy(page, 'Templates + AI')
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByText('Test mode: you won’t be charged').waitFor()
  expect(new Set(await site.tell())).toEqual(new Set([200]))
  await visit(page, '/settings')
  await page.getByText(/^\$9\.97 per month\. Next payment on/).waitFor()
  expect(await page.getByRole('link', { name: /^Receipt for Templates \+ AI/ }).count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('a late payment shows what to do, and the card is changed at Stripe', async () => {
  const { page, context, complaints } = await member()
  await buy(page, 'Premium Templates')
  site.stripe.renew(false)
  await site.tell()
  await visit(page, '/settings')
  const plan = page.getByRole('region', { name: 'Plan and payments' })
  await plan.getByText('Payment overdue').waitFor()
  await plan.getByText('Your last payment didn’t go through').waitFor()
  await plan.getByText(/Make sure your card under “Cards and invoices”/).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await button(page, 'Cards and invoices').click()
  await page.waitForURL('https://billing.stripe.com/**')
  site.stripe.payLate()
  await site.tell()
  await page.goBack()
  await plan.getByText(/^\$4\.97 per month\. Next payment on/).waitFor()
  expect(await plan.getByText('Payment overdue').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a payment that takes days can be checked again, and activates the plan once the money has arrived', async () => {
  const { page, context, complaints } = await member()
  await choose(page, 'Professional')
  site.stripe.paySlowly()
  await visit(page, site.stripe.session().success_url ?? '')
  await heading(page, 'Your purchase').waitFor()
  await page.getByText(/^We haven’t received your payment yet\./).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  const checked = page.waitForResponse(/\.data(?:\?|$)/)
  await button(page, 'Check again').click()
  // Money that arrives while this check is under way would be found by it already.
  await checked
  await heading(page, 'Your purchase').waitFor()
  site.stripe.slowPaymentEnds(true)
  await button(page, 'Check again').click()
  await heading(page, 'You now have Professional').waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(complaints).toEqual([])
  await context.close()
})

test('a premium template can be previewed for free, and its price is shown at the download before the refusal', async () => {
  const { page, context } = await member()
  const templates = (await (await context.request.get('/api/templates')).json()) as { id: number; isPremium: boolean }[]
  const templateId = templates.find(({ isPremium }) => isPremium)?.id
  const created = await context.request.post('/api/resumes', { data: { title: 'Mine', content: {}, templateId } })
  const { id } = (await created.json()) as { id: number }
  await visit(page, `/resume-builder/${id}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Download').click()
  for (const file of ['PDF', 'DOCX'])
    expect(await page.getByRole('menuitem', { name: file }).innerText()).toContain('from $4.97 a month')
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  await page
    .getByText(/Choose another one to download this resume, or download it as text for free\./)
    .first()
    .waitFor()
  await context.close()
})

test('while Stripe is unavailable nothing starts, nothing is charged, and a message says so', async () => {
  const { page, context } = await member()
  await visit(page, '/pricing')
  site.stripe.fails(500)
  await button(page, 'Choose All Features').click()
  await page
    .getByText(/^We can’t reach the payment provider\. Nothing was charged\./)
    .first()
    .waitFor()
  site.stripe.recovers()
  await button(page, 'Choose All Features').click()
  await page.waitForURL('https://checkout.stripe.com/**')
  expect(await page.getByRole('heading', { name: 'At Stripe' }).count()).toBe(1)
  await context.close()
})
