import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cookieOf, onEachDatabase, createTestSite, createTestPdfEngine, type TestSite } from '#server/testing/site.ts'

const env = { ADMIN_PASSWORD: 'correct horse battery' }
const now = new Date('2026-03-01T08:00:00Z')
const pdf = createTestPdfEngine({
  health: () => ({ state: 'ready', name: 'Google Chrome', version: '140.0.1', printed: 0, waiting: 0 }),
})

const entered = async (site: TestSite) =>
  cookieOf(await site.request('POST', '/api/admin/login', { body: { password: env.ADMIN_PASSWORD } }))
const post = (site: TestSite, event: string) =>
  site.context.outbox.send({ event, kind: 'password-changed', userId: null, recipient: 'ada@example.com', facts: {} })
const retry = async (site: TestSite, cookie: string, id: string) => {
  const answer = await site.request('POST', `/api/admin/mails/${encodeURIComponent(id)}/attempts`, { cookie })
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}

onEachDatabase('the System tab', (engine) => {
  test('shows version, start, health, engines, size and counts', async () => {
    const site = await createTestSite(engine, { env, engines: { pdf }, clock: () => now })
    await post(site, 'one')
    const answer = await site.request('GET', '/api/admin/system', { cookie: await entered(site) })
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    const report = (await answer.json()) as { databaseSize: number }
    expect(report).toMatchObject({
      version,
      startedAt: '2026-03-01T08:00:00.000Z',
      health: { database: 'ready', pdf: 'ready' },
      engines: {
        database: expect.stringMatching(engine === 'postgres' ? /^PostgreSQL \d+[\d.]*$/ : /^SQLite 3\.[\d.]+$/),
        pdf: 'Google Chrome 140.0.1',
        mail: 'outbox',
        ai: 'embedded',
      },
      counts: { waiting: 1, sent: 0, failed: 0 },
    })
    expect(report.databaseSize).toBeGreaterThan(50_000)
    expect(report.databaseSize).toBeLessThan(100_000_000)
    await site.close()
  })

  test('lists emails, newest first', async () => {
    const site = await createTestSite(engine, { env, clock: () => now })
    await post(site, 'one')
    await post(site, 'two')
    const answer = await site.request('GET', '/api/admin/mails', { cookie: await entered(site) })
    const mails = (await answer.json()) as { id: number }[]
    expect(mails).toMatchObject([
      { id: 2, kind: 'password-changed', recipient: 'ada@example.com', state: 'waiting', attempts: 0, sentAt: null },
      { id: 1, createdAt: '2026-03-01T08:00:00.000Z', lastError: null },
    ])
    await site.close()
  })

  test('retries a failed email, and leaves a sent email unchanged', async () => {
    const site = await createTestSite(engine, { env })
    await post(site, 'failed')
    await post(site, 'sent')
    const { db } = site.context
    await db.updateTable('mail').set({ state: 'failed' }).where('event', '=', 'failed').execute()
    await db.updateTable('mail').set({ state: 'sent' }).where('event', '=', 'sent').execute()
    const cookie = await entered(site)
    expect(await retry(site, cookie, '1')).toEqual([202, undefined])
    expect(await retry(site, cookie, '2')).toEqual([409, 'mail_sent'])
    const states = await db.selectFrom('mail').select('state').orderBy('id').execute()
    expect(states).toEqual([{ state: 'waiting' }, { state: 'sent' }])
    await site.close()
  })

  test.each(['3', '0', '-1', 'x', '2147483648', '1.5', '../1'])(
    'the email ID %s is refused with an error',
    async (id) => {
      const site = await createTestSite(engine, { env })
      expect(await retry(site, await entered(site), id)).toEqual([404, 'mail_not_found'])
      await site.close()
    },
  )
})
