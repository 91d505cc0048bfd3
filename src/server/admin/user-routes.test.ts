import { afterEach, beforeEach, expect, test } from 'vitest'
import { ada, cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { AdminUser, AdminUserDetail } from '#shared/contract/admin-lists.ts'

const PASSWORD = 'correct horse battery'
const env = { ADMIN_PASSWORD: PASSWORD, SUPPORT_EMAIL: 'help@example.com' }
const NO_USER = { message: 'There is no such account.', code: 'user_not_found' }

onEachDatabase('accounts in the operator area', (engine) => {
  let site: TestSite
  let admin: string
  let user: string
  let id: string
  let now: Date
  beforeEach(async () => {
    now = new Date('2026-11-22T12:00:00.000Z')
    site = await createTestSite(engine, { env, clock: () => now })
    user = await registerUser(site)
    id = (await me(user)).id
    admin = cookieOf(await site.request('POST', '/api/admin/login', { body: { password: PASSWORD } }))
  })
  afterEach(() => site.close())

  const me = async (cookie: string) =>
    (await (await site.request('GET', '/api/user', { cookie })).json()) as { id: string }
  const ask = (method: string, path: string) => site.request(method, `/api/admin/users${path}`, { cookie: admin })
  const detail = async (method: string, path: string) => {
    const answer = await ask(method, path)
    expect(answer.status).toBe(200)
    return (await answer.json()) as AdminUserDetail
  }
  const list = async (query: string) => {
    const { items, total } = (await (await ask('GET', query)).json()) as { items: AdminUser[]; total: number }
    return { total, emails: items.map(({ email }) => email) }
  }
  const signIn = (email = ada.email) => site.request('POST', '/api/login', { body: { email, password: ada.password } })
  async function makeResume(title: string, cookie = user): Promise<number> {
    const made = await site.request('POST', '/api/resumes', {
      cookie,
      body: { title, content: { summary: 'Secret words' } },
    })
    return ((await made.json()) as { id: number }).id
  }
  const mails = () => site.context.db.selectFrom('mail').select(['kind', 'recipient', 'facts']).orderBy('id').execute()
  const takenDown = async () => (await mails()).filter(({ kind }) => kind === 'taken-down')

  /** As they would be after some use: dates, names and counts that sort in different orders. */
  async function people(): Promise<void> {
    const rows = [
      {
        firstName: 'Zoë',
        lastName: 'Öztürk',
        email: 'b@example.com',
        createdAt: '2026-01-01',
        lastActiveOn: '2026-11-01',
      },
      { firstName: 'Per', lastName: '100%', email: 'c@example.com', createdAt: '2026-03-01', lastActiveOn: '' },
      {
        firstName: 'Al',
        lastName: 'Khan',
        email: 'd@other.example',
        createdAt: '2026-02-01',
        lastActiveOn: '2026-11-21',
      },
    ].map(({ createdAt, ...row }) => ({
      ...row,
      id: `id-of-${row.email[0]}`,
      name: `${row.firstName} ${row.lastName}`,
      emailVerified: true,
      image: null,
      createdAt: new Date(createdAt),
      updatedAt: now,
    }))
    await site.context.db.insertInto('user').values(rows).execute()
    await site.context.db.updateTable('user').set({ createdAt: now }).where('id', '=', id).execute()
    await makeResume('One')
    await makeResume('Two')
  }

  test('are sorted by what they are asked to be sorted by, both ways', async () => {
    await people()
    const [a, b, c, d] = [ada.email, 'b@example.com', 'c@example.com', 'd@other.example']
    expect(await list('')).toEqual({ total: 4, emails: [a, c, d, b] })
    expect(await list('?order=asc')).toEqual({ total: 4, emails: [b, d, c, a] })
    expect((await list('?sort=email&order=asc')).emails).toEqual([a, b, c, d])
    expect((await list('?sort=lastActive')).emails).toEqual([a, d, b, c])
    expect((await list('?sort=lastActive&order=asc')).emails).toEqual([c, b, d, a])
    expect((await list('?sort=resumeCount')).emails).toEqual([a, d, c, b])
  })

  test.each([
    ['address', 'OTHER.example', ['d@other.example']],
    ['name', 'al kh', ['d@other.example']],
    ['name beyond ASCII', 'öztürk', ['b@example.com']],
    ['id', 'id-of-c', ['c@example.com']],
    ['slug', 'Al-Khan', ['d@other.example']],
    ['sign that the database knows', '100%', ['c@example.com']],
    ['sign alone', '%', ['c@example.com']],
    ['character that no database takes', 'al\0', ['d@other.example']],
    ['text of nobody', 'nobody', []],
  ])('are found by %s', async (_, search, emails) => {
    await people()
    await site.context.db
      .insertInto('portfolioSlug')
      .values({ slug: 'al-khan', userId: 'id-of-d', takenAt: now })
      .execute()
    expect(await list(`?search=${encodeURIComponent(search)}`)).toEqual({ total: emails.length, emails })
  })

  test('are shown by pages, each once, also when a search finds more than are put aside', async () => {
    const row = (i: number) => ({
      id: `u${i}`,
      name: `Many ${i}`,
      email: `many${String(i).padStart(4, '0')}@example.com`,
      emailVerified: true,
      image: null,
      createdAt: now,
      updatedAt: now,
    })
    const rows = Array.from({ length: 2100 }, (_, i) => row(i))
    for (let from = 0; from < rows.length; from += 700)
      await site.context.db
        .insertInto('user')
        .values(rows.slice(from, from + 700))
        .execute()
    expect(await list('?search=many&sort=email&order=asc&page=84')).toEqual({
      total: 2100,
      emails: rows.slice(2075).map(({ email }) => email),
    })
    const newest = await list('?search=many&sort=email&order=desc')
    expect([newest.total, newest.emails[0], newest.emails[24]]).toEqual([2100, rows[2099]?.email, rows[2075]?.email])
    expect(await list('?search=many2&sort=email&order=desc&page=2')).toMatchObject({ total: 100 })
    expect(await list('?search=many2&page=9')).toEqual({ total: 100, emails: [] })
    expect(await list('?page=85')).toMatchObject({ total: 2101, emails: [expect.any(String)] })
    expect(await list('?page=86')).toEqual({ total: 2101, emails: [] })
  })

  test('are shown with what they own and the titles of their resumes, not with what stands in them', async () => {
    const resumeId = await makeResume('Nurse')
    const link = { id: 'l', userId: id, resumeId, label: 'Clinic', createdAt: now }
    await site.context.db.insertInto('shareLink').values(link).execute()
    await site.context.entitlements.grant(id, 'coach')
    const answer = await ask('GET', `/${id}`)
    const text = await answer.text()
    expect(JSON.parse(text)).toEqual({
      id,
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      createdAt: expect.stringMatching(/Z$/),
      lastActive: '2026-11-22',
      resumeCount: 1,
      isSuspended: false,
      emailConfirmed: false,
      suspendedAt: null,
      address: id,
      isProfilePublic: false,
      isPageTakenDown: false,
      products: [{ product: 'coach', source: 'operator', endsAt: null }],
      resumes: [
        {
          id: resumeId,
          title: 'Nurse',
          updatedAt: '2026-11-22T12:00:00.000Z',
          isPublic: false,
          isTakenDown: false,
          links: 1,
        },
      ],
    })
    expect(text).not.toContain('Secret words')
  })

  test('suspending ends every session, and signing in says why', async () => {
    const other = cookieOf(await signIn())
    expect(await detail('PUT', `/${id}/suspension`)).toMatchObject({
      isSuspended: true,
      suspendedAt: '2026-11-22T12:00:00.000Z',
    })
    for (const cookie of [user, other]) expect((await site.request('GET', '/api/resumes', { cookie })).status).toBe(401)
    const refused = await signIn()
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        message: 'This account is suspended. If you think this is a mistake, write to us on the contact page.',
        code: 'suspended',
      },
    ])
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await site.context.db.selectFrom('session').selectAll().execute()).toEqual([])
    const wrong = await site.request('POST', '/api/login', { body: { email: ada.email, password: 'wrong1' } })
    expect(wrong.status).toBe(401)
  })

  test('a session that began while the account was being suspended opens nothing', async () => {
    await site.context.db.updateTable('user').set({ suspendedAt: now }).where('id', '=', id).execute()
    expect((await site.request('GET', '/api/user', { cookie: user })).status).toBe(401)
  })

  test("registering takes no field that is the operator's or the database's", async () => {
    const body = {
      ...ada,
      email: 'eve@example.com',
      suspendedAt: '2020-01-01',
      lastActiveOn: '1999-01-01',
      resumeCount: 9,
    }
    await site.request('POST', '/api/register', { body })
    const eve = await site.context.db
      .selectFrom('user')
      .selectAll()
      .where('email', '=', body.email)
      .executeTakeFirstOrThrow()
    expect(eve).toMatchObject({ suspendedAt: null, lastActiveOn: '', resumeCount: 0 })
  })

  test('a suspended account gets no notifications until it is let in again', async () => {
    const { db, notifications } = site.context
    await db
      .updateTable('user')
      .set({ emailVerified: true, createdAt: new Date(0) })
      .where('id', '=', id)
      .execute()
    await ask('PUT', `/${id}/suspension`)
    await notifications.giveTips()
    expect((await mails()).map(({ kind }) => kind)).toEqual(['email-confirmation'])
    expect(await detail('DELETE', `/${id}/suspension`)).toMatchObject({ isSuspended: false, suspendedAt: null })
    await notifications.giveTips()
    expect((await mails()).map(({ kind }) => kind)).toEqual(['email-confirmation', 'interview-tip'])
    expect((await signIn()).status).toBe(200)
  })

  test('what the operator gives is owned at once, and only that is taken back', async () => {
    const bought = { userId: id, product: 'premium', source: 'stripe:pi_1', grantedAt: now, endsAt: null }
    await site.context.db.insertInto('entitlement').values(bought).execute()
    await detail('PUT', `/${id}/products/premium`)
    const given = await detail('PUT', `/${id}/products/coach`)
    expect(given.products.map(({ product, source }) => `${product} ${source}`).toSorted()).toEqual([
      'coach operator',
      'premium operator',
      'premium stripe:pi_1',
    ])
    await detail('DELETE', `/${id}/products/coach`)
    expect((await detail('DELETE', `/${id}/products/premium`)).products).toEqual([
      { product: 'premium', source: 'stripe:pi_1', endsAt: null },
    ])
    expect((await detail('DELETE', `/${id}/products/premium`)).products).toHaveLength(1)
  })

  test('taking a resume down tells its owner once, kindly, and can be undone', async () => {
    const resumeId = await makeResume('Nurse <b>')
    const path = `/${id}/resumes/${resumeId}/takedown`
    expect((await detail('PUT', path)).resumes).toMatchObject([{ isTakenDown: true }])
    await detail('PUT', path)
    expect(await takenDown()).toEqual([{ kind: 'taken-down', recipient: ada.email, facts: '{"title":"Nurse <b>"}' }])
    const [mail] = (await site.context.outbox.list(1)).map(({ subject, text }) => ({ subject, text }))
    expect(mail?.subject).toBe('A resume of yours is not shown any more')
    expect(mail?.text).toContain('“Nurse <b>”\n\nNothing of yours was deleted.')
    expect(mail?.text).toContain('Write to help@example.com.')
    expect((await detail('DELETE', path)).resumes).toMatchObject([{ isTakenDown: false }])
    await detail('PUT', path)
    expect(await takenDown()).toHaveLength(2)
  })

  test('taking all public pages down works with and without a slug', async () => {
    const path = `/${id}/takedown`
    expect(await detail('PUT', path)).toMatchObject({ isPageTakenDown: true, address: id })
    expect(await detail('DELETE', path)).toMatchObject({ isPageTakenDown: false })
    await site.context.db.updateTable('portfolio').set({ slug: 'ada' }).where('userId', '=', id).execute()
    expect(await detail('PUT', path)).toMatchObject({ isPageTakenDown: true, address: 'ada' })
    await detail('PUT', path)
    expect((await takenDown()).map(({ facts }) => facts)).toEqual(['{"title":null}', '{"title":null}'])
  })

  test.each([
    ['GET', '/nobody', NO_USER],
    ['GET', '/%00', NO_USER],
    ['PUT', '/nobody/suspension', NO_USER],
    ['DELETE', '/nobody/suspension', NO_USER],
    ['PUT', '/nobody/takedown', NO_USER],
    ['DELETE', '/nobody/takedown', NO_USER],
    ['PUT', '/nobody/products/coach', { code: 'user_or_product_not_found' }],
    ['PUT', '/:id/products/free', { code: 'user_or_product_not_found' }],
    ['PUT', '/:id/products/everything', { code: 'user_or_product_not_found' }],
    ['DELETE', '/:id/products/everything', { code: 'user_or_product_not_found' }],
    ['PUT', '/:id/resumes/77/takedown', { code: 'resume_not_found' }],
    ['DELETE', '/:id/resumes/x/takedown', { code: 'resume_not_found' }],
  ])('%s %s is nothing', async (method, path, problem) => {
    const answer = await ask(method, path.replace(':id', id))
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining(problem)])
  })

  test("somebody else's resume is not taken down by the wrong account's address", async () => {
    const other = await registerUser(site, 'eve@example.com')
    const resumeId = await makeResume('Not mine', other)
    expect((await ask('PUT', `/${id}/resumes/${resumeId}/takedown`)).status).toBe(404)
    const row = await site.context.db.selectFrom('resume').select('takenDownAt').executeTakeFirstOrThrow()
    expect(row.takenDownAt).toBeNull()
  })

  test('the last day somebody was seen is written once a day and process', async () => {
    const { db } = site.context
    const seen = async () => (await db.selectFrom('user').select('lastActiveOn').executeTakeFirstOrThrow()).lastActiveOn
    expect(await seen()).toBe('2026-11-22')
    await db.updateTable('user').set({ lastActiveOn: '' }).execute()
    await me(user)
    expect(await seen()).toBe('')
    now = new Date('2026-11-23T00:00:00.000Z')
    await me(user)
    expect(await seen()).toBe('2026-11-23')
    await site.request('GET', '/api/user')
    await db.updateTable('user').set({ lastActiveOn: '2027-01-01' }).execute()
    now = new Date('2026-11-24T00:00:00.000Z')
    await me(user)
    expect(await seen()).toBe('2027-01-01')
  })
})
