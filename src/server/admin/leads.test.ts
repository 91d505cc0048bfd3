import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import { statementsInTurns } from '#server/testing/statements.ts'
import type { Lead } from '#shared/contract/admin-lists.ts'

const PASSWORD = 'correct horse battery'
const env = { ADMIN_PASSWORD: PASSWORD, RATE_LIMITS: 'off' }
const at = (day: string) => new Date(`${day}T12:00:00.000Z`)

onEachDatabase('leads in the admin area', (engine) => {
  let site: TestSite
  let admin: string
  beforeEach(async () => {
    site = await createTestSite(engine, { env, clock: () => at('2026-11-22') })
    admin = cookieOf(await site.request('POST', '/api/admin/login', { body: { password: PASSWORD } }))
  })
  afterEach(() => site.close())

  const list = async (query = '') => {
    const answer = await site.request('GET', `/api/admin/leads${query}`, { cookie: admin })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { items: Lead[]; total: number }
  }
  const leads = async (query = '') => (await list(query)).items.map(({ email, source }) => `${email} ${source}`)
  const csv = (query = '') => site.request('GET', `/api/admin/leads.csv${query}`, { cookie: admin })

  async function subscribe(email: string, day: string | null, topic = 'newsletter'): Promise<void> {
    const confirmedAt = day === null ? null : at(day)
    const row = { id: `${topic} ${email}`, email, topic, askedAt: at('2026-01-01'), confirmedAt }
    await site.context.db.insertInto('subscriber').values(row).execute()
  }
  async function write(email: string, day: string, name = 'Mary Ann Evans'): Promise<void> {
    const row = { userId: null, name, email, subject: 's', category: 'general', message: 'm', createdAt: at(day) }
    await site.context.db.insertInto('contactMessage').values(row).execute()
  }
  const change = (table: 'subscriber' | 'contactMessage' | 'user', set: object, email: string) =>
    site.context.db.updateTable(table).set(set).where('email', '=', email).execute()

  test('are all addresses, each listed once: account before newsletter before message', async () => {
    await registerUser(site, 'account@example.com')
    await change('user', { createdAt: at('2026-05-01') }, 'account@example.com')
    for (const email of ['account@example.com', 'reader@example.com']) await subscribe(email, '2026-06-01')
    for (const email of ['account@example.com', 'reader@example.com', 'writer@example.com'])
      await write(email, '2026-04-01')
    await write('writer@example.com', '2026-07-01', 'Later Name')
    await subscribe('waits@example.com', null)
    await subscribe('letters@example.com', '2026-06-01', 'cover-letters')
    expect(await list()).toEqual({
      items: [
        {
          id: 'reader@example.com',
          firstName: '',
          lastName: '',
          email: 'reader@example.com',
          source: 'newsletter',
          signupDate: '2026-06-01T12:00:00.000Z',
          resumeCount: 0,
          lastActive: null,
        },
        {
          id: expect.stringMatching(/^\w{32}$/),
          firstName: 'Ada',
          lastName: 'Lovelace',
          email: 'account@example.com',
          source: 'signup',
          signupDate: '2026-05-01T12:00:00.000Z',
          resumeCount: 0,
          lastActive: null,
        },
        {
          id: 'writer@example.com',
          firstName: 'Mary',
          lastName: 'Ann Evans',
          email: 'writer@example.com',
          source: 'contact',
          signupDate: '2026-04-01T12:00:00.000Z',
          resumeCount: 0,
          lastActive: null,
        },
      ],
      total: 3,
      page: 1,
    })
  })

  test('are updated when the source of an address changes', async () => {
    const email = 'ada@example.com'
    await write(email, '2026-04-01')
    expect(await leads()).toEqual([`${email} contact`])
    await subscribe(email, null)
    expect(await leads()).toEqual([`${email} contact`])
    await change('subscriber', { confirmedAt: at('2026-06-01') }, email)
    expect(await leads()).toEqual([`${email} newsletter`])
    const cookie = await registerUser(site, email)
    expect(await leads()).toEqual([`${email} signup`])
    await change('user', { email: 'moved@example.com' }, email)
    expect(await leads('?sort=email&order=asc')).toEqual([`${email} newsletter`, 'moved@example.com signup'])
    await site.context.db.deleteFrom('subscriber').execute()
    expect(await leads('?sort=email&order=asc')).toEqual([`${email} contact`, 'moved@example.com signup'])
    await site.request('DELETE', '/api/user', { cookie, body: { password: 'engine1843' } })
    expect(await leads()).toEqual([`${email} contact`])
    await change('contactMessage', { deletedAt: at('2026-07-01') }, email)
    expect(await leads()).toEqual([])
    await change('contactMessage', { deletedAt: null }, email)
    expect(await leads()).toEqual([`${email} contact`])
    await site.context.db.deleteFrom('contactMessage').execute()
    expect(await list()).toEqual({ items: [], total: 0, page: 1 })
  })

  test('list an address once when its account is created or deleted while its message arrives', async () => {
    const email = 'ada@example.com'
    const user = {
      id: 'u1',
      name: 'Ada',
      email,
      emailVerified: false,
      createdAt: at('2026-05-01'),
      updatedAt: at('2026-05-01'),
    }
    /** Sends a message during a change of the account. */
    async function during(change: (trx: TestSite['context']['db']) => Promise<unknown>): Promise<void> {
      let sent: Promise<void> | undefined
      await site.context.db.transaction().execute(async (trx) => {
        await change(trx)
        sent = write(email, '2026-06-01')
        // Gives the message time to be written concurrently, if the database allows it.
        await pause(200)
      })
      await sent
    }
    await during((trx) => trx.insertInto('user').values(user).execute())
    expect(await leads()).toEqual([`${email} signup`])
    await site.context.db.deleteFrom('contactMessage').execute()
    await during((trx) => trx.deleteFrom('user').execute())
    expect(await leads()).toEqual([`${email} contact`])
  })

  test('exclude the confirmed address of a deleted account', async () => {
    const cookie = await registerUser(site)
    await change('user', { emailVerified: true }, 'ada@example.com')
    await subscribe('ada@example.com', '2026-06-01')
    await write('ada@example.com', '2026-04-01')
    await site.request('DELETE', '/api/user', { cookie, body: { password: 'engine1843' } })
    expect(await list()).toEqual({ items: [], total: 0, page: 1 })
  })

  test('are sorted across accounts and other sources, in both directions, and paginated', async () => {
    const cookie = await registerUser(site, 'm@example.com')
    await site.request('POST', '/api/resumes', { cookie, body: { title: 'One', content: {} } })
    await change('user', { createdAt: at('2026-05-01'), lastActiveOn: '2026-11-20' }, 'm@example.com')
    await subscribe('b@example.com', '2026-06-01')
    await write('z@example.com', '2026-04-01')
    const emails = async (query: string) => (await list(query)).items.map(({ email }) => email[0]).join('')
    expect(await emails('')).toBe('bmz')
    expect(await emails('?order=asc')).toBe('zmb')
    expect(await emails('?sort=email&order=asc')).toBe('bmz')
    expect(await emails('?sort=email')).toBe('zmb')
    expect(await emails('?sort=resumeCount')).toBe('mzb')
    expect(await emails('?sort=resumeCount&order=asc')).toBe('bzm')
    expect(await emails('?sort=lastActive')).toBe('mzb')
    for (let i = 0; i < 30; i++) await subscribe(`n${i}@example.com`, '2026-01-01')
    const pages = [await list('?sort=email'), await list('?sort=email&page=2'), await list('?sort=email&page=3')]
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [25, 33],
      [8, 33],
      [0, 33],
    ])
    expect(new Set(pages.flatMap(({ items }) => items.map(({ email }) => email))).size).toBe(33)
  })

  test.each([
    ['evans', ['writer@example.com contact']],
    ['LOVELACE', ['account@example.com signup']],
    ['example', ['writer@example.com contact', 'reader@example.com newsletter', 'account@example.com signup']],
    ['nobody', []],
  ])('a search for %s covers addresses and names from all sources', async (search, found) => {
    await registerUser(site, 'account@example.com')
    await subscribe('reader@example.com', '2026-06-01')
    await write('writer@example.com', '2026-04-01')
    expect(await leads(`?sort=email&search=${search}`)).toEqual(found)
    expect((await list(`?search=${search}`)).total).toBe(found.length)
  })

  test('the CSV file of many addresses lets requests be served in between', async () => {
    const rows = Array.from({ length: 9000 }, (_, i) => ({
      email: `reader${i}@example.com`,
      source: 'contact' as const,
      name: 'Ada',
      at: at('2026-06-01'),
    }))
    for (let from = 0; from < rows.length; from += 1000)
      await site.context.db
        .insertInto('visitorLead')
        .values(rows.slice(from, from + 1000))
        .execute()
    let lines = 0
    const turns = await statementsInTurns(site.context.db, async () => {
      for await (const piece of site.context.adminLeads.csv('')) lines += piece.split('\r\n').length - 1
    })
    expect(lines).toBe(9001)
    // Ten statements run in a turn of the event loop; what is counted as one may begin in the middle of two.
    expect(Math.max(...turns)).toBeLessThanOrEqual(20)
  })

  test('the CSV file contains every search result, and no name runs as a formula', async () => {
    await write('writer@example.com', '2026-04-01', '=HYPERLINK("http://evil.example") "Ann"')
    await subscribe('+1@example.com', '2026-06-01')
    const answer = await csv()
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="leads.csv"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toBe(
      [
        '"email","firstName","lastName","source","signupDate","resumeCount","lastActive"',
        `"'+1@example.com","","","newsletter","2026-06-01T12:00:00.000Z","0",""`,
        `"writer@example.com","'=HYPERLINK(""http://evil.example"")","""Ann""","contact","2026-04-01T12:00:00.000Z","0",""`,
        '',
      ].join('\r\n'),
    )
    expect((await (await csv('?search=writer')).text()).split('\r\n')).toHaveLength(3)
  })

  test('the CSV file is streamed in chunks without duplicates, and stops when the client disconnects', async () => {
    const rows = Array.from({ length: 2500 }, (_, i) => ({
      email: `n${i}@example.com`,
      source: 'contact' as const,
      name: 'N',
      at: at('2026-01-01'),
    }))
    for (let from = 0; from < rows.length; from += 500)
      await site.context.db
        .insertInto('visitorLead')
        .values(rows.slice(from, from + 500))
        .execute()
    const pieces = site.context.adminLeads.csv('')
    const sizes: number[] = []
    const emails = new Set<string>()
    for await (const piece of pieces) {
      const lines = piece.trimEnd().split('\r\n')
      sizes.push(lines.length)
      for (const line of lines) emails.add(line.split(',')[0] ?? '')
    }
    expect(sizes).toEqual([1, 1000, 1000, 500])
    expect(emails.size).toBe(2501)
    const answer = await csv()
    const reader = answer.body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    await expect(reader?.cancel()).resolves.toBeUndefined()
  })
})
