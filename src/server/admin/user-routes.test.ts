import { afterEach, beforeEach, expect, test } from 'vitest'
import { ada, cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { AdminUser } from '#shared/contract/admin-lists.ts'

const PASSWORD = 'correct horse battery'
const env = { ADMIN_PASSWORD: PASSWORD, SUPPORT_EMAIL: 'help@example.com' }

onEachDatabase('accounts in the admin area', (engine) => {
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

  const list = async (query: string) => {
    const { items, total } = (await (await ask('GET', query)).json()) as { items: AdminUser[]; total: number }
    return { total, emails: items.map(({ email }) => email) }
  }

  async function makeResume(title: string, cookie = user): Promise<number> {
    const made = await site.request('POST', '/api/resumes', {
      cookie,
      body: { title, content: { summary: 'Secret words' } },
    })
    return ((await made.json()) as { id: number }).id
  }

  /** Accounts after some use: dates, names and counts that sort in different orders. */
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

  test('are sorted by each column, in both directions', async () => {
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
    ['name with non-ASCII letters', 'öztürk', ['b@example.com']],
    ['id', 'id-of-c', ['c@example.com']],
    ['slug', 'Al-Khan', ['d@other.example']],
    ['wildcard character', '100%', ['c@example.com']],
    ['single character', '%', ['c@example.com']],
    ['character that databases cannot store', 'al\0', ['d@other.example']],
    ['text without a match', 'nobody', []],
  ])('are found by %s', async (_, search, emails) => {
    await people()
    await site.context.db
      .insertInto('portfolioSlug')
      .values({ slug: 'al-khan', userId: 'id-of-d', takenAt: now })
      .execute()
    expect(await list(`?search=${encodeURIComponent(search)}`)).toEqual({ total: emails.length, emails })
  })

  test('are paginated without duplicates, even if a search has more results than the cache holds', async () => {
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

  test('are shown with their products and resume titles, not with resume content', async () => {
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
})
