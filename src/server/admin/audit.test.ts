import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { AuditEntry } from '#shared/contract/admin-lists.ts'
import { endpoints } from '#shared/contract/all.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'
import type { UserTemplate } from '#shared/contract/user-templates.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'

const [plain] = builtInTemplates
const PASSWORD = 'correct horse battery'
const env = { ADMIN_PASSWORD: PASSWORD, RATE_LIMITS: 'off' }
const ENTRANCE = ['/api/admin/login', '/api/admin/logout']
/** Request bodies for the calls that need one. */
const BODIES: Readonly<Record<string, unknown>> = {
  '/api/admin/messages/:id/reply': { reply: 'Yes.' },
  '/api/admin/claims/:id': { isShown: false },
  '/api/admin/launch-offer': { places: 10, endsOn: '2026-12-31' },
  '/api/admin/test-mail': { email: 'operator@example.com' },
  '/api/admin/template-sharing': { isOn: true },
}

const area = endpoints.filter(({ path }) => path.startsWith('/api/admin/') && !ENTRANCE.includes(path))
const noted = area.filter(({ method, replies }) => method !== 'GET' || replies[200] === File)
const quiet = area.filter((endpoint) => !noted.includes(endpoint))

onEachDatabase('the audit log of the admin area', (engine) => {
  let site: TestSite
  let cookie: string
  let userId: string
  let shared: string
  let now: Date
  async function open(): Promise<void> {
    now = new Date('2026-11-22T12:00:00.000Z')
    site = await createTestSite(engine, { env, clock: () => now })
    const user = await registerUser(site)
    userId = ((await (await site.request('GET', '/api/user', { cookie: user })).json()) as { id: string }).id
    await site.request('POST', '/api/resumes', { cookie: user, body: { title: 'Mine', content: {} } })
    const message = { name: 'Ada', email: 'ada@example.com', subject: 'Note G', category: 'general', message: 'Hello' }
    await site.request('POST', '/api/contact', { body: message })
    await shareTemplate(user)
    cookie = cookieOf(await login())
  }

  /** Publishes a template of the user's, as if it had been measured. */
  async function shareTemplate(user: string): Promise<void> {
    const body = { name: 'Mine', htmlTemplate: plain?.htmlTemplate, cssStyles: plain?.cssStyles }
    const made = await site.request('POST', '/api/user-templates', { cookie: user, body })
    const { id, name, htmlTemplate: html, cssStyles: css } = (await made.json()) as UserTemplate
    const copy = { templateId: id, name, html, css, points: 95, publishedAt: now }
    await site.context.db.insertInto('sharedTemplate').values(copy).execute()
    shared = String(id)
  }

  const login = (password = PASSWORD) => site.request('POST', '/api/admin/login', { body: { password } })
  const pathOf = (path: string) =>
    path
      .replace(':user', userId)
      .replace(':product', 'coach')
      .replace(':topic', 'cover-letters')
      .replace('claims/:id', 'claims/users')
      .replace('shared-templates/:id', `shared-templates/${shared}`)
      .replace(':id', '1')
  const call = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, as = cookie) =>
    site.request(method, pathOf(path), { cookie: as, ...(BODIES[path] !== undefined && { body: BODIES[path] }) })
  const trail = async (): Promise<AuditEntry[]> => {
    const answer = await site.request('GET', '/api/admin/audit', { cookie })
    return ((await answer.json()) as { items: AuditEntry[] }).items
  }
  const newest = async () => (await trail())[0]

  // These run in order on one site: a message is deleted, then restored.
  describe('each call', () => {
    beforeAll(open)
    afterAll(() => site.close())

    test.each(area)('$method $path is not served without the audit check', async (endpoint: Endpoint) => {
      const before = await trail()
      for (const as of ['', `curricle.admin=${'A'.repeat(43)}`]) {
        const answer = await call(endpoint, as)
        expect([answer.status, await answer.json()]).toEqual([401, { message: 'Unauthorized', code: 'unauthorized' }])
      }
      expect(await trail()).toEqual(before)
    })

    test.each(noted)('$method $path adds an entry', async (endpoint: Endpoint) => {
      const answer = await call(endpoint)
      await answer.arrayBuffer()
      expect(answer.status).toBeLessThan(300)
      expect(await newest()).toEqual({
        id: expect.any(Number),
        at: '2026-11-22T12:00:00.000Z',
        action: endpoint.summary,
        target: pathOf(endpoint.path),
        detail: expect.not.stringMatching(/not finished|refused/),
        session: expect.stringMatching(/^[\w-]{8}$/),
      })
    })

    test.each(quiet)('$method $path is read-only and adds no entry', async (endpoint: Endpoint) => {
      const before = await trail()
      expect((await call(endpoint)).status).toBe(200)
      expect(await trail()).toEqual(before)
    })
  })

  describe('overall', () => {
    beforeEach(open)
    afterEach(() => site.close())

    test('sign-ins, failed sign-ins and sign-outs are recorded, without passwords', async () => {
      await login('wrong horse battery')
      const other = cookieOf(await login())
      await site.request('POST', '/api/admin/logout', { cookie: other })
      await site.request('POST', '/api/admin/logout', { cookie: other })
      const entries = (await trail()).map(({ action, detail, session }) => [action, detail, session])
      const [own, its] = [entries[3]?.[2], entries[1]?.[2]]
      expect(entries).toEqual([
        ['Sign out of the admin area', '', its],
        ['Sign in to the admin area', '', its],
        ['Sign in to the admin area', 'wrong password', ''],
        ['Sign in to the admin area', '', own],
      ])
      expect(own).not.toBe(its)
      const { token } = await site.context.db.selectFrom('adminSession').select('token').executeTakeFirstOrThrow()
      expect(token.slice(0, 8)).toBe(own)
      expect(JSON.stringify(await trail())).not.toContain('horse')
    })

    test('repeated failed sign-ins add one entry an hour with their number, so they do not flood the log', async () => {
      const last = async (count: number) => (await trail()).slice(0, count).map(({ at, detail }) => [at, detail])
      await Promise.all(Array.from({ length: 30 }, () => login('wrong horse battery')))
      now = new Date('2026-11-22T12:59:59.000Z')
      await login('wrong horse battery')
      const first = ['2026-11-22T12:00:00.000Z', 'wrong password, 31 times']
      expect(await last(2)).toEqual([first, ['2026-11-22T12:00:00.000Z', '']])
      now = new Date('2026-11-22T13:00:00.000Z')
      await login('wrong horse battery')
      const second = ['2026-11-22T13:00:00.000Z', 'wrong password']
      expect(await last(2)).toEqual([second, first])
      // An entry between two failed sign-ins keeps its position.
      await login()
      await login('wrong horse battery')
      expect(await last(3)).toEqual([second, ['2026-11-22T13:00:00.000Z', ''], second])
    })

    test('it records the new claims setting and which list was downloaded', async () => {
      for (const isShown of [true, false])
        await site.request('PUT', '/api/admin/claims/money-back', { cookie, body: { isShown } })
      for (const query of ['', '?topic=cover-letters', '?topic=ada@example.com'])
        await (await site.request('GET', `/api/admin/subscribers.csv${query}`, { cookie })).arrayBuffer()
      expect((await trail()).slice(0, 5).map(({ detail }) => detail)).toEqual([
        'refused: list_not_found',
        'cover-letters',
        'all',
        'hidden',
        'shown',
      ])
    })

    test('actions and sign-ins fail if their entry cannot be written', async () => {
      await site.context.db.schema.dropTable('auditEntry').execute()
      const suspended = await call({ method: 'PUT', path: '/api/admin/users/:user/suspension' })
      expect(suspended.status).toBe(500)
      expect((await login()).status).toBe(500)
      const row = await site.context.db.selectFrom('user').select('suspendedAt').executeTakeFirstOrThrow()
      expect(row.suspendedAt).toBeNull()
      expect(await site.context.db.selectFrom('adminSession').selectAll().execute()).toHaveLength(1)
    })

    test('a call that fails halfway leaves its initial entry', async () => {
      await site.context.db.schema.dropTable('entitlement').execute()
      expect((await call({ method: 'PUT', path: '/api/admin/users/:user/products/:product' })).status).toBe(500)
      expect(await newest()).toMatchObject({ action: 'Grant a plan or the coach', detail: 'not finished' })
    })

    test('a refused call is recorded as refused', async () => {
      await site.request('PUT', '/api/admin/users/nobody/suspension', { cookie })
      expect(await newest()).toMatchObject({
        target: '/api/admin/users/nobody/suspension',
        detail: 'refused: user_not_found',
      })
    })

    test('it contains no user input', async () => {
      await site.request('POST', '/api/admin/messages/1/reply', { cookie, body: { reply: 'Dear Ada, yes' } })
      await (await site.request('GET', '/api/admin/leads.csv?search=ada%40example', { cookie })).arrayBuffer()
      const entries = await trail()
      expect(entries.slice(0, 2).map(({ target, detail }) => [target, detail])).toEqual([
        ['/api/admin/leads.csv', 'those of a search'],
        ['/api/admin/messages/1/reply', '13 characters'],
      ])
    })

    test('entries are kept for 400 days', async () => {
      now = new Date(now.getTime() + 399 * 86_400_000)
      await site.context.jobs.runDue()
      expect(await site.context.admin.audit.list(1)).toMatchObject({ total: 1 })
      now = new Date(now.getTime() + 2 * 86_400_000)
      await site.context.jobs.runDue()
      expect(await site.context.admin.audit.list(1)).toEqual({ items: [], total: 0, page: 1 })
    })

    test('it is paginated, newest first', async () => {
      const at = new Date('2026-11-22T12:00:00.000Z')
      const rows = Array.from({ length: 30 }, (_, i) => ({
        at,
        action: `Deed ${i}`,
        target: '',
        detail: '',
        session: '',
      }))
      await site.context.db.insertInto('auditEntry').values(rows).execute()
      const second = await (await site.request('GET', '/api/admin/audit?page=2', { cookie })).json()
      expect(second).toMatchObject({ total: 31, page: 2 })
      const actions = (second as { items: AuditEntry[] }).items.map(({ action }) => action)
      expect(actions).toEqual(['Deed 4', 'Deed 3', 'Deed 2', 'Deed 1', 'Deed 0', 'Sign in to the admin area'])
    })
  })
})
