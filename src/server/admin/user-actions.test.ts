import { afterEach, beforeEach, expect, test } from 'vitest'
import { ada, cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { AdminUserDetail } from '#shared/contract/admin-lists.ts'

const PASSWORD = 'correct horse battery'
const env = { ADMIN_PASSWORD: PASSWORD, SUPPORT_EMAIL: 'help@example.com' }
const NO_USER = { message: 'This account doesn’t exist.', code: 'user_not_found' }

onEachDatabase('actions on accounts in the admin area', (engine) => {
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

  test('suspending ends every session, and signing in shows the reason', async () => {
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
        message: 'This account is suspended. If you think this is a mistake, contact us.',
        code: 'suspended',
      },
    ])
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await site.context.db.selectFrom('session').selectAll().execute()).toEqual([])
    const wrong = await site.request('POST', '/api/login', { body: { email: ada.email, password: 'wrong1' } })
    expect(wrong.status).toBe(401)
  })

  test('a session that starts during the suspension is rejected', async () => {
    await site.context.db.updateTable('user').set({ suspendedAt: now }).where('id', '=', id).execute()
    expect((await site.request('GET', '/api/user', { cookie: user })).status).toBe(401)
  })

  test('sign-up ignores fields reserved for the administrator or the database', async () => {
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

  test('a suspended account gets no notifications until it is reinstated', async () => {
    const { db, notifications } = site.context
    await site.request('PUT', '/api/settings', { cookie: user, body: { emailsAgreed: true } })
    await db
      .updateTable('user')
      .set({ emailVerified: true, createdAt: new Date(0) })
      .where('id', '=', id)
      .execute()
    await ask('PUT', `/${id}/suspension`)
    await notifications.sendInterviewTips()
    expect((await mails()).map(({ kind }) => kind)).toEqual(['email-confirmation'])
    expect(await detail('DELETE', `/${id}/suspension`)).toMatchObject({ isSuspended: false, suspendedAt: null })
    await notifications.sendInterviewTips()
    expect((await mails()).map(({ kind }) => kind)).toEqual(['email-confirmation', 'interview-tip'])
    expect((await signIn()).status).toBe(200)
  })

  test('a granted product is available at once, and only granted products can be revoked', async () => {
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

  test('taking down a resume notifies its owner once, and can be undone', async () => {
    const resumeId = await makeResume('Nurse <b>')
    const path = `/${id}/resumes/${resumeId}/takedown`
    expect((await detail('PUT', path)).resumes).toMatchObject([{ isTakenDown: true }])
    await detail('PUT', path)
    expect(await takenDown()).toEqual([{ kind: 'taken-down', recipient: ada.email, facts: '{"title":"Nurse <b>"}' }])
    const [mail] = (await site.context.outbox.list(1)).map(({ subject, text }) => ({ subject, text }))
    expect(mail?.subject).toBe('One of your resumes was taken down')
    expect(mail?.text).toContain('“Nurse <b>”\n\nNothing was deleted.')
    expect(mail?.text).toContain('write to help@example.com')
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
  ])('%s %s returns a 404', async (method, path, problem) => {
    const answer = await ask(method, path.replace(':id', id))
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining(problem)])
  })

  test("another user's resume is not taken down under the wrong account", async () => {
    const other = await registerUser(site, 'eve@example.com')
    const resumeId = await makeResume('Not mine', other)
    expect((await ask('PUT', `/${id}/resumes/${resumeId}/takedown`)).status).toBe(404)
    const row = await site.context.db.selectFrom('resume').select('takenDownAt').executeTakeFirstOrThrow()
    expect(row.takenDownAt).toBeNull()
  })

  test('the date of last activity is written once per day and process', async () => {
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
