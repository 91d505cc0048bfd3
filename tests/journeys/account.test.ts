import type { APIRequestContext, Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { openPostbox, type Postbox } from './mail.ts'
import { newcomer, PASSWORD, register, tabTo } from './walk.ts'

let browser: Browser
let postbox: Postbox
let product: Awaited<ReturnType<typeof startBuilt>>
/** Links in emails lead here as well. */
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

/** A person with an account, signed in. */
async function member(email: string) {
  const visitor = await newcomer(browser, site)
  await register(visitor.context, email)
  return { ...visitor, request: visitor.context.request }
}

/** The status of signing in with a password. */
const signIn = async (request: APIRequestContext, email: string) =>
  (await request.post('/api/login', { data: { email, password: PASSWORD } })).status()

test('a forgotten password is reset by email and keyboard alone, and every session is signed out', async () => {
  const email = 'forgetful@example.com'
  const old = await member(email)
  const { page, context, complaints } = await newcomer(browser, site)
  const { keyboard } = page
  await visit(page, '/auth')
  await tabTo(page.getByRole('link', { name: 'Forgot your password?' }))
  await keyboard.press('Enter')
  await page.waitForURL(/password-reset$/)
  await tabTo(page.getByLabel('Email'))
  await keyboard.type(email)
  await keyboard.press('Enter')
  await page.getByText('Check your inbox').waitFor()

  const { link } = await postbox.letterTo(email, 'Reset your Curricle password')
  await visit(page, link)
  await tabTo(page.getByLabel('New password'))
  await keyboard.type('second-bird')
  await keyboard.press('Enter')
  await page.waitForURL(/\/auth$/)
  await page.getByText('Sign in with your new password.').first().waitFor()
  await tabTo(page.getByLabel('Email'))
  await keyboard.type(email)
  await tabTo(page.getByLabel('Password', { exact: true }))
  await keyboard.type('second-bird')
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Hi there' }).waitFor()

  expect((await old.request.get('/api/user')).status()).toBe(401)
  expect(await signIn(old.request, email)).toBe(401)
  await visit(page, link)
  await page.getByText('That didn’t work').waitFor()
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await page.getByRole('button', { name: 'Send link' }).waitFor()
  expect(complaints.filter((words) => !words.includes('410'))).toEqual([])
  await old.context.close()
  await context.close()
})

test('an email address is confirmed by the link in the sign-up email', async () => {
  const { page, context, complaints } = await member('new@example.com')
  await visit(page, '/profile')
  await page.getByText('Not confirmed').waitFor()
  const { link } = await postbox.letterTo('new@example.com', 'Confirm your email address')
  await visit(page, link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByText('new@example.com is now confirmed for your account.').waitFor()
  await visit(page, '/profile')
  await page.getByText('Confirmed', { exact: true }).waitFor()
  await visit(page, '/settings')
  expect(await page.getByText('Your email address isn’t confirmed yet').count()).toBe(0)
  expect(complaints).toEqual([])

  await visit(page, link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByRole('link', { name: 'Open settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await context.close()
})

test('an email address changes once the email to the new one is confirmed, and the old one is notified', async () => {
  const { page, context, request } = await member('before@example.com')
  await visit(page, '/settings')
  await page.getByLabel('New email address').fill('after@example.com')
  await page.getByLabel('Your password').fill('no-bird')
  await page.getByRole('button', { name: 'Change email address' }).click()
  await expect.poll(() => page.getByLabel('Your password').getAttribute('aria-invalid')).toBe('true')
  expect(await page.getByLabel('New email address').inputValue()).toBe('after@example.com')
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change email address' }).click()
  await page.getByText('Open the link we sent to after@example.com.').first().waitFor()
  expect(await (await request.get('/api/user')).json()).toMatchObject({ email: 'before@example.com' })

  const { link } = await postbox.letterTo('after@example.com', 'Confirm your new email address')
  await visit(page, link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByText('after@example.com is now confirmed for your account.').waitFor()
  await postbox.letterTo('before@example.com', 'Your Curricle email address was changed')
  expect(await signIn(request, 'before@example.com')).toBe(401)
  expect(await signIn(request, 'after@example.com')).toBe(200)
  await context.close()
})

test('another browser is listed in the settings, and can be signed out there', async () => {
  const { page, context, complaints } = await member('traveller@example.com')
  const cafe = await newcomer(browser, site)
  await signIn(cafe.context.request, 'traveller@example.com')
  await visit(page, '/settings')
  await page.getByText('This browser', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Sign out: / }).click()
  await page.getByText('Signed out', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: /^Sign out: / }).waitFor({ state: 'hidden' })
  await visit(cafe.page, '/settings')
  await cafe.page.waitForURL(/\/auth\?next=/)
  await visit(page, '/settings')
  await page.getByText('This browser', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await cafe.context.close()
  await context.close()
})

test('deleting the account asks for confirmation, signs out, disables sign-in, and sends a final email', async () => {
  const email = 'leaver@example.com'
  const { page, context, request, complaints } = await member(email)
  await request.post('/api/resumes', { data: { title: 'Cook', content: {} } })
  // The last email goes to confirmed addresses only: anybody can sign up with somebody else's.
  await visit(page, (await postbox.letterTo(email, 'Confirm your email address')).link)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByText(`${email} is now confirmed for your account.`).waitFor()
  await visit(page, '/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByText('This feature requires additional confirmation.').first().waitFor()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('Your resumes, profile, and settings are deleted too.').first().waitFor()
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor()
  expect(complaints).toEqual([])
  expect(await signIn(request, email)).toBe(401)
  await postbox.letterTo(email, 'Your Curricle account was deleted')
  await context.close()
})

const FORMS = [
  ['/password-reset', 'Send link', 'sent a link that works for one hour'],
  // Says so before a password is typed.
  ['/password-reset/old', null, 'Get a new link'],
  ['/confirm-email/old', 'Confirm address', 'Open settings'],
  ['/unsubscribe/old', 'Unsubscribe', 'This link doesn’t work'],
] as const

test('the pages linked from emails are accessible, before and after a form is submitted', async () => {
  const { page, context } = await examiner(browser, site)
  for (const [path, button, then] of FORMS) {
    await visit(page, path)
    expect(await faultsInEveryLook(page)).toEqual([])
    for (const field of await page.locator('main input').all()) await field.fill('ada@example.com')
    if (button) await page.getByRole('button', { name: button }).click()
    await page.getByText(then).first().waitFor()
    expect(await faultsInEveryLook(page)).toEqual([])
  }
  await context.close()
})

test.each(FORMS)('without scripts %s works too', async (path, button, then) => {
  const { page, context } = await newcomer(browser, site, { javaScriptEnabled: false })
  await page.goto(path)
  for (const field of await page.locator('main input').all()) await field.fill('ada@example.com')
  if (button) await page.getByRole('button', { name: button }).click()
  await page.getByText(then).first().waitFor()
  expect(new URL(page.url()).search).toBe('')
  await context.close()
})

test('without scripts an email still leads to a new password', async () => {
  const email = 'plain@example.com'
  const { page, context } = await newcomer(browser, site, { javaScriptEnabled: false })
  await register((await newcomer(browser, site)).context, email)
  await page.goto('/password-reset')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('Check your inbox').waitFor()
  const { link } = await postbox.letterTo(email, 'Reset your Curricle password')
  await page.goto(link)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByText('Password must be at least 6 characters long').first().waitFor()
  await page.getByLabel('New password').fill('second-bird')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('heading', { name: 'Sign in to Curricle' }).waitFor()
  expect(await signIn(context.request, email)).toBe(401)
  await context.close()
})
