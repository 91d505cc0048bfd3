import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { faultsByKeyboard } from './keyboard.ts'
import { openPostbox, type Postbox } from './mail.ts'
import { ADMIN_PASSWORD } from './admin-area.ts'
import { createPublisher } from './publisher.ts'
import { faultsInEverySize } from './sizes.ts'

/** Names, addresses and texts of maximum length. */
const LONG = 'maximiliane-alexandra.von-hohenstein-wuerttemberg@universitaetsbibliothek.example'
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrente'

let browser: Browser
let postbox: Postbox
let product: Awaited<ReturnType<typeof startBuilt>>
let site: string
let user: string
beforeAll(async () => {
  browser = await sharedBrowser()
  postbox = await openPostbox()
  const mail = { SMTP_URL: postbox.url, MAIL_FROM: 'hello@cv.example', OPERATOR_ADDRESS: '1 Mill Lane' }
  product = await startBuilt({ RATE_LIMITS: 'off', ADMIN_PASSWORD, ...mail })
  site = `http://localhost:${product.port}`
  const { request, show, setting } = await createPublisher(browser, site, postbox, LONG)
  await setting({ profilePublic: true })
  await show(sampleContent('long'), { title: WORD })
  await show(sampleContent('long'), { title: 'Draft', isPublic: false })
  const message = { name: WORD, email: LONG, subject: WORD.repeat(2), category: 'privacy', message: WORD.repeat(9) }
  await request.post('/api/contact', { data: message, failOnStatusCode: true })
  await request.post('/api/newsletter', { data: { email: LONG }, failOnStatusCode: true })
  user = ((await (await request.get('/api/user')).json()) as { id: string }).id
  await request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
  await request.put(`/api/admin/users/${user}/products/coach`, { failOnStatusCode: true })
})
afterAll(async () => {
  await product.stop()
  await postbox.close()
  await closePages(browser)
})

test.each([
  ['analytics', '?tab=analytics'],
  ['leads', '?tab=leads'],
  ['an empty search', '?tab=leads&search=nobody'],
  ['messages', '?tab=messages'],
  ['a message', '?tab=messages&message=1'],
  ['users', '?tab=users'],
  ['a user', '?tab=users&user='],
  ['audit', '?tab=audit'],
])('%s of the admin area is accessible', async (_, address) => {
  const { page, context, complaints } = await examiner(browser, site)
  await context.request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
  await visit(page, `/admin/dashboard${address}${address.endsWith('user=') ? user : ''}`)
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
  const problems = [
    ...(await faultsInEveryLook(page)),
    ...(await faultsInEverySize(page)),
    ...(await faultsByKeyboard(page)),
    ...complaints,
  ]
  expect(problems).toEqual([])
  await context.close()
})
