import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashings } from '#server/testing/passwords.ts'
import { linkTo, resumeOf, saveLook, shower, type Shower } from '#server/testing/public-pages.ts'
import { cookieOf, onEachDatabase, createTestSite, createTestPdfEngine, type TestSite } from '#server/testing/site.ts'
import { statementsOf } from '#server/testing/statements.ts'
import { sampleContent } from '#shared/template/samples.ts'

const PASSWORD = 'for acme only'

onEachDatabase('share links', (engine) => {
  let site: TestSite
  let ada: Shower
  let resumeId: number
  let now: Date
  beforeEach(async () => {
    now = new Date('2026-11-18T12:00:00.000Z')
    const pdf = createTestPdfEngine({
      print: async () => ({ bytes: new TextEncoder().encode('%PDF-1.7'), pages: 1, fitReached: true }),
      screenshot: async () => new TextEncoder().encode('PNG'),
    })
    site = await createTestSite(engine, { engines: { pdf }, clock: () => now })
    ada = await shower(site)
    resumeId = await resumeOf(site, ada, { title: 'Acme 2026', content: sampleContent('short'), isPublic: false })
  })
  afterEach(() => site.close())

  const get = (path: string, cookie?: string) => site.request('GET', path, cookie ? { cookie } : {})
  const shared = async (token: string, cookie?: string) => {
    const answer = await get(`/api/shared/${token}`, cookie)
    return { status: answer.status, body: (await answer.json()) as { state?: string; resume?: object } }
  }
  const open = (token: string, password = PASSWORD) =>
    site.request('POST', `/api/shared/${token}/opening`, { body: { password } })
  const FILES = ['resume.pdf', 'contact.vcf', 'card.png']

  test('a link shows its whole resume, public or not, and does not reveal its label', async () => {
    const token = await linkTo(site, ada, resumeId)
    const { status, body } = await shared(token)
    expect([status, body.state]).toEqual([200, 'open'])
    expect(body.resume).toMatchObject({ name: 'Maya Okafor', isIndexed: false, hasPdf: true })
    expect(JSON.stringify(body)).toContain('maya.okafor@example.com')
    expect(JSON.stringify(body)).not.toMatch(/Label for Acme|Acme 2026/)
    for (const file of FILES) expect((await get(`/api/shared/${token}/${file}`)).status).toBe(200)
  })

  test('a link is never indexed or cached', async () => {
    const token = await linkTo(site, ada, resumeId)
    for (const path of ['', ...FILES.map((file) => `/${file}`)]) {
      const { headers } = await get(`/api/shared/${token}${path}`)
      expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store'])
    }
  })

  test('a link with a password reveals no name until it is entered', async () => {
    const token = await linkTo(site, ada, resumeId, { password: PASSWORD })
    expect(await shared(token)).toEqual({ status: 200, body: { state: 'locked' } })
    for (const file of FILES) expect((await get(`/api/shared/${token}/${file}`)).status).toBe(404)
    const opened = await open(token)
    expect(opened.status).toBe(200)
    const cookie = cookieOf(opened)
    expect((await shared(token, cookie)).body.state).toBe('open')
    for (const file of FILES) expect((await get(`/api/shared/${token}/${file}`, cookie)).status).toBe(200)
  })

  test('the cookie of a link is HttpOnly, does not reveal the link, and expires after twelve hours', async () => {
    const token = await linkTo(site, ada, resumeId, { password: PASSWORD })
    const [cookie = ''] = (await open(token)).headers.getSetCookie()
    expect(cookie).toMatch(/^curricle\.link-[0-9a-f]{12}=[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie.split('=')[0]).not.toContain(token)
    now = new Date(now.getTime() + 43_200_000 - 1)
    expect((await shared(token, cookie.split(';')[0])).body.state).toBe('open')
    now = new Date(now.getTime() + 1)
    expect((await shared(token, cookie.split(';')[0])).body.state).toBe('locked')
  })

  test('unlocking one link unlocks no other, nor the same link after its password changes', async () => {
    const token = await linkTo(site, ada, resumeId, { password: PASSWORD })
    const other = await linkTo(site, ada, resumeId, { password: PASSWORD })
    const { db } = site.context
    const hashOf = async (id: string) =>
      (await db.selectFrom('shareLink').select('passwordHash').where('id', '=', id).executeTakeFirstOrThrow())
        .passwordHash
    const setHash = (id: string, passwordHash: string | null) =>
      db.updateTable('shareLink').set({ passwordHash }).where('id', '=', id).execute()
    const cookie = cookieOf(await open(token))
    const name = cookieOf(await open(other)).split('=')[0]
    const hash = await hashOf(other)
    await setHash(other, await hashOf(token))
    expect((await shared(other, `${name}=${cookie.split('=')[1]}`)).body.state).toBe('locked')
    // The same password with a new hash, because it was set again.
    await setHash(token, hash)
    expect((await shared(token, cookie)).body.state).toBe('locked')
    expect((await shared(token, `${cookie}x`)).body.state).toBe('locked')
  })

  test('a wrong password is refused, and after several the network has to wait', async () => {
    const token = await linkTo(site, ada, resumeId, { password: PASSWORD })
    const wrong = await open(token, 'wrong')
    expect(wrong.status).toBe(401)
    expect(wrong.headers.getSetCookie()).toEqual([])
    for (let tried = 0; tried < 9; tried += 1) expect((await open(token, 'wrong')).status).toBe(401)
    expect((await open(token)).status).toBe(429)
    expect((await open('unknown')).status).toBe(429)
    now = new Date(now.getTime() + 60_000)
    expect((await open(token)).status).toBe(200)
  })

  test('a link accepts fifty wrong passwords an hour, from all networks together', async () => {
    const token = await linkTo(site, ada, resumeId, { password: PASSWORD })
    for (let tried = 0; tried < 50; tried += 1) {
      if (tried % 10 === 0) now = new Date(now.getTime() + 60_000)
      expect((await open(token, 'wrong')).status).toBe(401)
    }
    now = new Date(now.getTime() + 60_000)
    expect((await open(token)).status).toBe(429)
    const other = await linkTo(site, ada, resumeId, { password: PASSWORD })
    expect((await open(other)).status).toBe(200)
  })

  test('right passwords do not count toward the limit', async () => {
    const token = await linkTo(site, ada, resumeId, { password: PASSWORD })
    for (let tried = 0; tried < 15; tried += 1) expect((await open(token)).status).toBe(200)
  })

  test('an expired link, a deleted resume, a takedown and a suspension all return the same 404', async () => {
    const { db } = site.context
    const token = await linkTo(site, ada, resumeId, { expiresAt: new Date('2026-11-18T13:00:00.000Z') })
    const told: string[] = []
    const note = async (of: string) => {
      const answer = await get(`/api/shared/${of}`)
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
      told.push(JSON.stringify([answer.status, headers, await answer.text()]))
    }
    now = new Date('2026-11-18T12:59:59.999Z')
    expect((await shared(token)).status).toBe(200)
    now = new Date('2026-11-18T13:00:00.000Z')
    await note(token)
    await note('unknown')
    await note('%00')
    const endless = await linkTo(site, ada, resumeId)
    await db.updateTable('user').set({ suspendedAt: now }).where('id', '=', ada.id).execute()
    await note(endless)
    await db.updateTable('user').set({ suspendedAt: null }).where('id', '=', ada.id).execute()
    await db.updateTable('resume').set({ takenDownAt: now }).where('id', '=', resumeId).execute()
    await note(endless)
    await db.updateTable('resume').set({ takenDownAt: null }).where('id', '=', resumeId).execute()
    expect((await shared(endless)).status).toBe(200)
    await site.request('DELETE', `/api/resumes/${resumeId}`, { cookie: ada.cookie })
    await note(endless)
    expect(told).toHaveLength(6)
    expect([...new Set(told)]).toEqual([told[0]])
    expect(told[0]).toContain('We can’t find anything at this address. Check the URL.')
  })

  test('unlocking an unknown, expired or public link takes as long as a wrong password, and returns a 404', async () => {
    const locked = await linkTo(site, ada, resumeId, { password: PASSWORD })
    const others = {
      unknown: 'unknown',
      expired: await linkTo(site, ada, resumeId, { password: PASSWORD, expiresAt: new Date('2026-11-18T11:00:00Z') }),
      open: await linkTo(site, ada, resumeId),
    }
    await open('first', 'once') // Creates the hash used for links that do not exist.
    const workOf = async (token: string) => {
      const before = hashings.length
      const { statements, result } = await statementsOf(site.context.db, () => open(token, 'wrong'))
      // The first count also deletes old counts, once for all links.
      const asked = statements.filter((one) => !one.startsWith('delete from "tries"'))
      return { status: result.status, hashings: hashings.slice(before), asked }
    }
    const work = await workOf(locked)
    expect({ status: work.status, hashings: work.hashings }).toEqual({ status: 401, hashings: [16_384 * 16] })
    for (const token of Object.values(others)) expect(await workOf(token)).toEqual({ ...work, status: 404 })
  })

  test('locked, expired and unknown links run the same queries', async () => {
    const expired = await linkTo(site, ada, resumeId, { expiresAt: new Date('2026-11-18T11:00:00Z') })
    const locked = await linkTo(site, ada, resumeId, { password: PASSWORD })
    const asked = async (token: string) =>
      (await statementsOf(site.context.db, async () => (await get(`/api/shared/${token}`)).text())).statements
    const forLocked = await asked(locked)
    expect(forLocked).toHaveLength(2)
    expect(await asked(expired)).toEqual(forLocked)
    expect(await asked('unknown')).toEqual(forLocked)
  })

  test('each link counts its own readers, and only after they see the resume', async () => {
    const acme = await linkTo(site, ada, resumeId, { id: 'acme' })
    const locked = await linkTo(site, ada, resumeId, { id: 'locked', password: PASSWORD })
    await shared(acme)
    await get(`/api/shared/${acme}/resume.pdf`)
    await shared(acme, ada.cookie)
    await shared(locked)
    await shared(locked, cookieOf(await open(locked)))
    await site.context.viewCounts.flush()
    const rows = await site.context.db
      .selectFrom('viewCount')
      .select(['linkId', 'views', 'downloads'])
      .orderBy('linkId')
    expect(await rows.execute()).toEqual([
      { linkId: 'acme', views: 1, downloads: 1 },
      { linkId: 'locked', views: 1, downloads: 0 },
    ])
  })

  test('a page takedown leaves links open, and hidden contact details stay visible on links', async () => {
    const token = await linkTo(site, ada, resumeId)
    await saveLook(site, ada.id, { takenDownAt: now, showsContact: false })
    const { body } = await shared(token)
    expect(JSON.stringify(body)).toContain('maya.okafor@example.com')
  })
})

test('over HTTPS the cookie of a link is Secure', async () => {
  const site = await createTestSite('sqlite', { env: { APP_URL: 'https://resumes.example.com' } })
  const ada = await shower(site)
  const token = await linkTo(site, ada, await resumeOf(site, ada), { password: PASSWORD })
  const opened = await site.request('POST', `/api/shared/${token}/opening`, { body: { password: PASSWORD } })
  expect(opened.headers.getSetCookie()[0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
  await site.close()
})
