import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emailsOf } from '#server/testing/emails.ts'
import { createAccountDeletion } from '#server/accounts/deletion.ts'
import { ada, cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const EMAIL = 'grace.hopper@example.com'
/** Counts per user, which are deleted with the account. */
const OF_PERSON = [
  'reset-address',
  'password-asked',
  'avatar',
  'export',
  'export-everything',
  'message-address',
  'receipt',
  'subscription-address',
  'portfolio-slug',
  'share-link',
]

async function tablesOf({ context: { db } }: TestSite): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.map((table) => table.name)
}

/** Every row of every table as one text, with pictures as raw bytes. */
async function everythingIn(site: TestSite): Promise<{ table: string; text: string }[]> {
  const read = async (table: string) => {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(site.context.db)
    return { table, text: JSON.stringify(rows) }
  }
  return Promise.all((await tablesOf(site)).map(read))
}

onEachDatabase('deleting an account', (engine) => {
  async function fillEveryTable(site: TestSite, userId: string): Promise<void> {
    const { db } = site.context
    const at = new Date()
    await db
      .insertInto('avatar')
      .values({ userId, bytes: new Uint8Array([1]), hash: 'h', updatedAt: at })
      .execute()
    const owned = { userId, product: 'p', source: 's', grantedAt: at, endsAt: null }
    await db.insertInto('entitlement').values(owned).execute()
    await db.insertInto('coachNegotiation').values({ userId, record: '{}', createdAt: at }).execute()
    await db.insertInto('aiUsage').values({ userId, day: '2026-01-01', tokens: 1 }).execute()
    await db.insertInto('aiAnswer').values({ userId, key: 'k', answer: '{"name":"Hopperson"}', endsAt: 1 }).execute()
    await fillCoach(site, userId)
    await fillBilling(site, userId)
    const template = { name: 'Of Hopperson', html: '<p>a</p>', css: '', basedOn: null, createdAt: at, updatedAt: at }
    const { id: templateId } = await db
      .insertInto('userTemplate')
      .values({ userId, ...template })
      .returning('id')
      .executeTakeFirstOrThrow()
    const copy = { name: 'Of Hopperson', html: '<p>a</p>', css: '', points: 95, publishedAt: at }
    await db
      .insertInto('sharedTemplate')
      .values({ templateId, ...copy })
      .execute()
    await db.insertInto('usageEvent').values({ userId, name: 'n', day: '2026-01-01', count: 1 }).execute()
    await db
      .insertInto('verification')
      .values({
        id: 'v',
        identifier: `reset-${EMAIL}`,
        value: `{"user":"${userId}"}`,
        expiresAt: at,
        createdAt: at,
        updatedAt: at,
      })
      .execute()
  }

  /** Sent from a confirmed address, signed in and signed out. */
  async function writeAndSubscribe(site: TestSite, cookie: string): Promise<void> {
    await site.context.db.updateTable('user').set({ emailVerified: true }).where('email', '=', EMAIL).execute()
    const message = { name: 'Gracious', email: EMAIL, subject: 'S', category: 'general', message: 'I am Hopperson' }
    for (const more of [{ cookie }, {}])
      expect((await site.request('POST', '/api/contact', { ...more, body: message })).status).toBe(201)
    await site.request('POST', '/api/newsletter', { body: { email: EMAIL } })
    await site.context.newsletter.idle()
  }

  async function fillBilling({ context: { db } }: TestSite, userId: string): Promise<void> {
    const at = new Date()
    const bought = { userId, provider: 'sandbox', product: 'coach', cents: 500, currency: 'usd' }
    const purchase = { reference: 'r', clientSecret: 's', slot: 'coach', checkout: 'c', url: null, payment: 'p' }
    await db
      .insertInto('purchase')
      .values({ ...bought, ...purchase, state: 'paid', createdAt: at })
      .execute()
    const subscription = { userId, provider: 'sandbox', product: 'combo', id: 's', state: 'active' as const }
    await db
      .insertInto('subscription')
      .values({ ...subscription, periodEndsAt: at, endsAt: null, createdAt: at })
      .execute()
    const paid = { refundedCents: 0, isDisputed: false, isChange: false, paidAt: at, receiptUrl: null }
    const payment = { id: 'p', subscription: null, ...paid }
    await db
      .insertInto('payment')
      .values({ ...bought, ...payment })
      .execute()
    await db.insertInto('customer').values({ userId, provider: 'sandbox', id: 'c' }).execute()
    const entry = { change: 'granted' as const, source: 's', event: 'e', endsAt: null, createdAt: at }
    await db
      .insertInto('ledger')
      .values({ ...bought, ...entry })
      .execute()
  }

  async function fillPortfolio(site: TestSite, userId: string, cookie: string, resumeId: number): Promise<void> {
    const { db } = site.context
    const { status } = await site.request('PUT', '/api/portfolio', { cookie, body: { slug: 'hopperson' } })
    const body = { resumeId, label: 'For Hopperson' }
    const made = await site.request('POST', '/api/portfolio/links', { cookie, body })
    expect([status, made.status]).toEqual([200, 201])
    const { id: linkId } = (await made.json()) as { id: string }
    await db.insertInto('portfolioView').values({ userId, day: '2026-01-01', views: 1 }).execute()
    await db.insertInto('viewCount').values({ resumeId, linkId, day: '1815-12-10', views: 1, downloads: 1 }).execute()
  }

  async function fillCoach({ context: { db } }: TestSite, userId: string): Promise<void> {
    const session = { role: 'Gracious', industry: '', level: '', kinds: '[]', postingTitle: '', asked: '[]' }
    const { id } = await db
      .insertInto('coachSession')
      .values({ ...session, userId, createdAt: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const scores = { attempt: 1, spokenSeconds: null, total: 1, points: '{}', feedback: '{}' }
    await db
      .insertInto('coachAnswer')
      .values({ ...scores, sessionId: id, questionId: 'q', answer: 'I am Hopperson', createdAt: new Date() })
      .execute()
  }

  test('after deletion, no table contains the ID, address or name, except for one last email', async () => {
    const site = await createTestSite(engine)
    const stays = await registerUser(site, 'stays@example.com')
    const made = await site.request('POST', '/api/register', {
      body: { email: EMAIL, password: 'nanosecond', firstName: 'Gracious', lastName: 'Hopperson' },
    })
    const cookie = cookieOf(made)
    const { id } = (await made.json()) as { id: string }
    const profile = { firstName: 'Gracious', lastName: 'Hopperson', phone: '+1 555 0100' }
    expect((await site.request('PUT', '/api/profile', { cookie, body: profile })).status).toBe(200)
    expect((await site.request('PUT', '/api/settings', { cookie, body: { theme: 'dark' } })).status).toBe(200)
    const resume = { title: 'Gracious resume', content: { summary: 'Hopperson' } }
    const kept = (await (await site.request('POST', '/api/resumes', { cookie, body: resume })).json()) as { id: number }
    await site.request('PUT', `/api/resumes/${kept.id}`, { cookie, body: { ...resume, title: 'Gracious again' } })
    await site.request('POST', '/api/password-reset', { body: { email: EMAIL } })
    await site.request('DELETE', '/api/user', { cookie, body: { password: 'wrong-one' } })
    await site.request('POST', '/api/user/export', { cookie })
    await site.request('POST', `/api/export/txt/${kept.id}`, { cookie })
    const picture = { body: 'no picture', headers: { 'content-type': 'image/png' } }
    await site.request('PUT', '/api/profile/avatar', { cookie, ...picture })
    await writeAndSubscribe(site, cookie)
    await fillEveryTable(site, id)
    await fillPortfolio(site, id, cookie, kept.id)
    await site.context.passwords.idle()

    const owned = (await site.context.db.introspection.getTables()).filter((table) =>
      table.columns.some((column) => column.name === 'userId'),
    )
    const before = await everythingIn(site)
    const counted = before.find(({ table }) => table === 'tries')?.text
    for (const limit of OF_PERSON) expect(counted).toContain(`${limit}:`)
    expect(owned.filter(({ name }) => !before.find(({ table }) => table === name)?.text.includes(id))).toEqual([])

    const left = await site.request('DELETE', '/api/user', { cookie, body: { password: 'nanosecond' } })
    expect([left.status, await left.json()]).toEqual([200, {}])
    expect(left.headers.getSetCookie().filter((each) => /Max-Age=0/.test(each)).length).toBeGreaterThanOrEqual(2)

    const letters = await emailsOf(site, 'account-deleted')
    expect(letters.map((letter) => letter.recipient)).toEqual([EMAIL])
    await site.context.db.deleteFrom('mail').where('kind', '=', 'account-deleted').execute()
    const traces = [id, EMAIL, 'Gracious', 'Hopperson', 'hopperson', '555 0100', '1815-12-10']
    const after = await everythingIn(site)
    expect(after.filter(({ text }) => traces.some((trace) => text.includes(trace)))).toEqual([])
    const tries = after.find(({ table }) => table === 'tries')?.text
    for (const limit of OF_PERSON) expect(tries).not.toContain(`${limit}:`)
    expect((await site.request('GET', '/api/user', { cookie })).status).toBe(401)
    expect((await site.request('POST', '/api/login', { body: { email: EMAIL, password: 'nanosecond' } })).status).toBe(
      401,
    )
    expect((await site.request('GET', '/api/user', { cookie: stays })).status).toBe(200)
    await site.close()
  })

  test('deleting an account with an unconfirmed address leaves other data of that address, and its owner, alone', async () => {
    const site = await createTestSite(engine)
    const message = { name: 'Grace', email: EMAIL, subject: 'S', category: 'general', message: 'M' }
    await site.request('POST', '/api/contact', { body: message })
    await site.request('POST', '/api/newsletter', { body: { email: EMAIL } })
    await site.context.newsletter.idle()
    const cookie = await registerUser(site, EMAIL)
    await site.request('POST', '/api/contact', { cookie, body: { ...message, message: 'Of the account' } })
    await site.request('DELETE', '/api/user', { cookie, body: { password: ada.password } })
    expect(await emailsOf(site, 'account-deleted')).toEqual([])
    const { db } = site.context
    expect(await db.selectFrom('contactMessage').select('message').execute()).toEqual([{ message: 'M' }])
    expect(await db.selectFrom('subscriber').select('email').execute()).toEqual([{ email: EMAIL }])
    await site.close()
  })

  test('two simultaneous deletions send one last email', async () => {
    const site = await createTestSite(engine)
    await registerUser(site)
    const { id } = await site.context.db
      .updateTable('user')
      .set({ emailVerified: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    // Password checks vary in duration; here both finish at the same moment.
    const { remove } = createAccountDeletion({
      ...site.context,
      cancelBilling: site.context.billing.cancelAll,
      check: async () => 'right',
    })
    await Promise.all([remove(id, ''), remove(id, ''), remove(id, '')])
    expect(await emailsOf(site, 'account-deleted')).toHaveLength(1)
    await site.close()
  })

  test('nothing is deleted with a wrong password, without a password or without a session', async () => {
    const site = await createTestSite(engine)
    const cookie = await registerUser(site)
    const wrong = await site.request('DELETE', '/api/user', { cookie, body: { password: 'wrong-one' } })
    expect([wrong.status, ((await wrong.json()) as { fields: object }).fields]).toEqual([
      422,
      { password: 'That password is incorrect. Try again.' },
    ])
    for (const body of [{}, { password: 1 }, { password: '' }, { password: 'x'.repeat(200) }])
      expect((await site.request('DELETE', '/api/user', { cookie, body })).status).toBe(400)
    expect((await site.request('DELETE', '/api/user', { body: { password: ada.password } })).status).toBe(401)
    expect((await site.request('GET', '/api/user', { cookie })).status).toBe(200)
    await site.close()
  })
})
