import { verifyPassword } from 'better-auth/crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SMTP_ENGINE, shower } from '#server/testing/public-pages.ts'
import { onEachDatabase, createTestSite, type TestSite } from '#server/testing/site.ts'
import type { Portfolio, ShareLink } from '#shared/contract/portfolio.ts'

let people = 0

onEachDatabase('share links of a resume', (engine) => {
  let site: TestSite
  let cookie: string
  let resumeId: number
  let now = new Date('2026-03-10T12:00:00Z')
  beforeAll(async () => {
    site = await createTestSite(engine, {
      clock: () => now,
      env: { RATE_LIMITS: 'off' },
      engines: { email: SMTP_ENGINE },
    })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    now = new Date('2026-03-10T12:00:00Z')
    ;({ cookie, resumeId } = await person())
  })

  async function person(isConfirmed = true) {
    const { id, cookie: own } = await shower(site, { email: `l${++people}@example.com`, isConfirmed })
    const made = await site.request('POST', '/api/resumes', { cookie: own, body: { title: 'Mine', content: {} } })
    return { cookie: own, userId: id, resumeId: ((await made.json()) as { id: number }).id }
  }
  const make = (more: object = {}, of = cookie) =>
    site.request('POST', '/api/portfolio/links', {
      cookie: of,
      body: { resumeId, label: 'Analytical Engines', ...more },
    })
  const made = async (more: object = {}) => (await (await make(more)).json()) as ShareLink
  const change = (id: string, body: unknown, of = cookie) =>
    site.request('PUT', `/api/portfolio/links/${id}`, { cookie: of, body })
  const remove = (id: string, of = cookie) => site.request('DELETE', `/api/portfolio/links/${id}`, { cookie: of })
  const links = async (of = cookie) =>
    ((await (await site.request('GET', '/api/portfolio', { cookie: of })).json()) as Portfolio).links
  const stored = (id: string) =>
    site.context.db.selectFrom('shareLink').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const problemOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]

  test('a link has its label and an unguessable URL', async () => {
    const answer = await make({ label: '  Analytical\n Engines ' })
    expect(answer.status).toBe(201)
    const link = (await answer.json()) as ShareLink
    expect(link).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      resumeId,
      label: 'Analytical Engines',
      hasPassword: false,
      expiresAt: null,
      isExpired: false,
      createdAt: '2026-03-10T12:00:00.000Z',
      counts: { views: 0, downloads: 0 },
    })
    expect(await links()).toEqual([link])
    expect((await made()).id).not.toBe(link.id)
  })

  test('a password is stored as a hash, and never returned', async () => {
    const answer = await make({ password: 'difference' })
    const told = await answer.text()
    expect(told).not.toMatch(/difference|Hash/)
    const { id, hasPassword } = JSON.parse(told) as ShareLink
    expect(hasPassword).toBe(true)
    const { passwordHash } = await stored(id)
    expect(passwordHash).not.toContain('difference')
    expect(await verifyPassword({ hash: passwordHash ?? '', password: 'difference' })).toBe(true)
    expect(JSON.stringify(await links())).not.toContain(passwordHash)
    expect(site.lines.join()).not.toContain('difference')
  })

  test('an expiration is stored, and the link is expired from that moment on', async () => {
    const { id } = await made({ expiresAt: '2026-03-12T00:00:00Z' })
    expect((await links())[0]).toMatchObject({ id, expiresAt: '2026-03-12T00:00:00.000Z', isExpired: false })
    now = new Date('2026-03-12T00:00:00Z')
    expect((await links())[0]).toMatchObject({ id, isExpired: true })
  })

  test.each([
    ['in the past', '2026-03-10T11:59:59Z'],
    ['more than two years ahead', '2028-03-11T12:00:00Z'],
    ['in an invalid format', 'tomorrow'],
  ])('the expiration %s is refused', async (_, expiresAt) => {
    const refused = await make({ expiresAt })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ fields: { expiresAt: expect.stringMatching(/\.$/) } })
    const { id } = await made()
    expect((await change(id, { expiresAt })).status).toBe(400)
    expect((await links())[0]?.expiresAt).toBeNull()
  })

  test('the last selectable day is the same day in two years, until its end in UTC, at any hour', async () => {
    for (const moment of ['2026-11-22T00:00:00Z', '2026-11-22T08:42:00Z', '2026-11-22T23:59:58Z']) {
      now = new Date(moment)
      const { id } = await made({ expiresAt: '2028-11-22T23:59:59Z' })
      expect(await links()).toContainEqual(expect.objectContaining({ id, expiresAt: '2028-11-22T23:59:59.000Z' }))
      expect((await change(id, { expiresAt: '2026-11-22T23:59:59Z' })).status).toBe(200)
      expect((await make({ expiresAt: '2028-11-23T00:00:00Z' })).status).toBe(400)
    }
  })

  test.each([
    ['no name', { label: ' ' }, 'label'],
    ['an overlong name', { label: 'x'.repeat(81) }, 'label'],
    ['a short password', { password: 'abc' }, 'password'],
  ])('%s is refused with a message', async (_, body, field) => {
    const answer = await make(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { [field]: expect.stringMatching(/\.$/) } })
    expect(await links()).toEqual([])
  })

  test('omitted fields keep their value, and null clears them', async () => {
    const { id } = await made({ password: 'difference', expiresAt: '2026-04-01T00:00:00Z' })
    const { passwordHash } = await stored(id)
    const answer = await change(id, { label: 'Note G' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      label: 'Note G',
      hasPassword: true,
      expiresAt: '2026-04-01T00:00:00.000Z',
    })
    expect((await stored(id)).passwordHash).toBe(passwordHash)
    expect((await change(id, {})).status).toBe(200)
    await change(id, { password: null, expiresAt: null })
    expect(await links()).toMatchObject([{ label: 'Note G', hasPassword: false, expiresAt: null }])
    await change(id, { password: 'another', expiresAt: '2026-05-01T00:00:00Z' })
    expect(await links()).toMatchObject([{ hasPassword: true, expiresAt: '2026-05-01T00:00:00.000Z' }])
  })

  test('a link is deleted with its view counts, and with its resume', async () => {
    const [first, second] = [await made(), await made()]
    for (const linkId of [first.id, second.id, ''])
      await site.context.db
        .insertInto('viewCount')
        .values({ resumeId, linkId, day: '2026-03-10', views: 3, downloads: 1 })
        .execute()
    const counted = async () =>
      (await site.context.db.selectFrom('viewCount').select('linkId').where('resumeId', '=', resumeId).execute()).map(
        ({ linkId }) => linkId,
      )
    expect((await remove(first.id)).status).toBe(200)
    expect((await links()).map(({ id }) => id)).toEqual([second.id])
    expect((await counted()).toSorted()).toEqual(['', second.id].toSorted())
    expect(await problemOf(await remove(first.id))).toEqual([404, 'link_not_found'])
    await site.request('DELETE', `/api/resumes/${resumeId}`, { cookie })
    expect(await links()).toEqual([])
    expect(await counted()).toEqual([])
  })

  test('users cannot create, see, change or delete links of others', async () => {
    const other = await person()
    expect(await problemOf(await make({ resumeId: other.resumeId }))).toEqual([404, 'resume_not_found'])
    const { id } = await made()
    expect(await links(other.cookie)).toEqual([])
    expect(await problemOf(await change(id, { label: 'Stolen' }, other.cookie))).toEqual([404, 'link_not_found'])
    expect(await problemOf(await change(id, {}, other.cookie))).toEqual([404, 'link_not_found'])
    expect(await problemOf(await remove(id, other.cookie))).toEqual([404, 'link_not_found'])
    expect(await links()).toMatchObject([{ id, label: 'Analytical Engines' }])
    expect(await problemOf(await remove('%00'))).toEqual([404, 'link_not_found'])
  })

  test('links require a confirmed address, and links to a resume that was taken down do not work', async () => {
    const fresh = await person(false)
    const early = await make({ resumeId: fresh.resumeId }, fresh.cookie)
    expect(await problemOf(early)).toEqual([403, 'email_not_confirmed'])
    await site.context.db.updateTable('resume').set({ takenDownAt: now }).where('id', '=', resumeId).execute()
    expect(await problemOf(await make())).toEqual([409, 'taken_down'])
  })

  test('a user has at most 200 links', async () => {
    const { id } = await made()
    const { id: _, ...row } = { ...(await stored(id)), expiresAt: null, createdAt: now }
    const more = Array.from({ length: 198 }, (__, at) => ({ ...row, id: `${id.slice(0, 18)}${1000 + at}` }))
    await site.context.db.insertInto('shareLink').values(more).execute()
    expect((await make()).status).toBe(201)
    expect(await problemOf(await make())).toEqual([409, 'too_many_links'])
    await remove(id)
    expect((await make()).status).toBe(201)
  })
})
