import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { Maintenance } from '#shared/contract/admin.ts'

onEachDatabase('site maintenance', (engine) => {
  let site: TestSite
  let cookie: string
  let now: Date
  beforeEach(async () => {
    now = new Date('2026-03-01T08:00:00.000Z')
    site = await createTestSite(engine, { env: { ADMIN_PASSWORD: 'operator and more' }, clock: () => now })
    cookie = cookieOf(await site.request('POST', '/api/admin/login', { body: { password: 'operator and more' } }))
  })
  afterEach(() => site.close())

  const upkeep = async (of = site): Promise<Maintenance> =>
    (await (await of.request('GET', '/api/admin/upkeep', { cookie })).json()) as Maintenance

  test('is available to the administrator only', async () => {
    for (const [method, path] of [
      ['GET', '/api/admin/upkeep'],
      ['POST', '/api/admin/test-mail'],
      ['POST', '/api/admin/backups'],
    ] as const)
      expect((await site.request(method, path, { body: method === 'GET' ? undefined : {} })).status).toBe(401)
  })

  test('a test email is sent to the given address on every request', async () => {
    for (const _ of [1, 2]) {
      const answer = await site.request('POST', '/api/admin/test-mail', { cookie, body: { email: 'me@example.com' } })
      expect(answer.status).toBe(202)
    }
    expect(await site.context.outbox.list(10)).toMatchObject([
      { kind: 'test-mail', recipient: 'me@example.com', subject: 'Test email from Curricle' },
      { kind: 'test-mail', recipient: 'me@example.com', subject: 'Test email from Curricle' },
    ])
    expect((await site.request('POST', '/api/admin/test-mail', { cookie, body: { email: 'nobody' } })).status).toBe(400)
  })

  test('errors are counted by place and type, without their content', async () => {
    const { log } = site.context
    const fault = () => Object.assign(new TypeError('Ada Lovelace has no "street 7"'), { code: 'E_ADA' })
    for (const _ of [1, 2]) log.error({ route: '/api/resumes/:id', requestId: 'r1', err: fault() }, 'request failed')
    now = new Date('2026-03-01T09:30:00.000Z')
    log.error({ route: '/api/resumes/:id', err: fault() }, 'request failed')
    log.error({ job: 'sending', err: new RangeError('ada@example.com') }, 'job failed')
    log.warn({ err: fault() }, 'no error')
    const { faults } = await upkeep()
    expect(faults).toHaveLength(2)
    expect(faults).toContainEqual({
      place: 'request failed: /api/resumes/:id',
      name: expect.stringMatching(/^TypeError E_ADA( in |$)/) as string,
      count: 3,
      lastAt: '2026-03-01T09:30:00.000Z',
    })
    expect(JSON.stringify(faults)).not.toMatch(/Lovelace|street|ada@/)
    now = new Date('2026-03-02T09:31:00.000Z')
    cookie = await again()
    expect((await upkeep()).faults).toEqual([])
  })

  test('errors are recorded where they occur, and survive a restart', async () => {
    // These tests have no PDF engine.
    const person = await registerUser(site)
    await site.request('POST', '/api/resumes', { cookie: person, body: { title: 'One', content: {} } })
    expect((await site.request('POST', '/api/export/pdf/1', { cookie: person })).status).toBe(500)
    await site.context.stop()
    const rows = await site.context.db.selectFrom('fault').select(['place', 'count']).execute()
    expect(rows).toEqual([{ place: 'request failed: /api/export/pdf/:id', count: 1 }])
  })

  test('a backup is readable by the administrator only, and the last ten are kept', async () => {
    for (let day = 1; day <= 12; day++) {
      now = new Date(Date.UTC(2026, 2, day, 8))
      expect((await site.request('POST', '/api/admin/backups', { cookie: await again() })).status).toBe(201)
    }
    const folder = join(site.context.settings.dataDir, 'backups')
    expect(readdirSync(folder)).toHaveLength(10)
    expect(readdirSync(folder).toSorted()[0]).toBe('backup-20260303T080000Z.ndjson.gz')
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'backup-20260312T080000Z.ndjson.gz')).mode & 0o777).toBe(0o600)
    cookie = await again()
    const { backups } = await upkeep()
    expect(backups[0]).toMatchObject({ name: 'backup-20260312T080000Z.ndjson.gz' })
    expect(backups[0]?.size).toBeGreaterThan(300)
  })

  test('of two simultaneous backups one is refused with a message', async () => {
    const asked = () => site.request('POST', '/api/admin/backups', { cookie })
    const statuses = (await Promise.all([asked(), asked()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, 409])
  })

  test('an unwritable folder is reported with what to do, and a retry works once it is writable', async () => {
    const folder = join(site.context.settings.dataDir, 'backups')
    const make = () => site.request('POST', '/api/admin/backups', { cookie })
    const refused = async () => {
      const answer = await make()
      const { code, message } = (await answer.json()) as { code: string; message: string }
      expect([answer.status, code]).toEqual([503, 'folder_unwritable'])
      return message
    }
    writeFileSync(folder, 'a file stands in its place')
    expect(await refused()).toBe(
      `Couldn’t write to the folder ${folder} (EEXIST). Check its permissions and free disk space, then try again.`,
    )
    rmSync(folder)
    // Not even root can create a file in this folder.
    symlinkSync('/proc/self/fdinfo', folder)
    expect(await refused()).toMatch(/^Couldn’t write to the folder .* \(E[A-Z]+\)\./)
    rmSync(folder)
    expect((await make()).status).toBe(201)
  })

  const again = async () =>
    cookieOf(await site.request('POST', '/api/admin/login', { body: { password: 'operator and more' } }))
})

test('templates rejected at startup are listed with the reasons', async () => {
  const first = await createTestSite('sqlite', { env: { ADMIN_PASSWORD: 'operator and more' } })
  const { dataDir } = first.context.settings
  mkdirSync(join(dataDir, 'templates', 'half'), { recursive: true })
  writeFileSync(join(dataDir, 'templates', 'half', 'meta.json'), '{}')
  const site = await createTestSite('sqlite', { env: { ADMIN_PASSWORD: 'operator and more' }, dataDir })
  const cookie = cookieOf(await site.request('POST', '/api/admin/login', { body: { password: 'operator and more' } }))
  const { refusedTemplates } = (await (
    await site.request('GET', '/api/admin/upkeep', { cookie })
  ).json()) as Maintenance
  expect(refusedTemplates).toEqual([
    { folder: 'half', sentences: expect.arrayContaining(['template.html is missing or can’t be read.']) as string[] },
  ])
  await site.close()
  await first.close()
})
