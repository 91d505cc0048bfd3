import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { Resume, ResumeVersion, ResumeVersionCard } from '#shared/contract/resumes.ts'

onEachDatabase('version history', (engine) => {
  let site: TestSite
  let mine: string
  let theirs: string
  let now = Date.parse('2026-03-01T12:00:00Z')
  beforeAll(async () => {
    site = await createTestSite(engine, { clock: () => new Date(now), env: { RATE_LIMITS: 'off' } })
    mine = await registerUser(site)
    theirs = await registerUser(site, 'charles@example.com')
  })
  afterAll(() => site.close())

  const ask = (method: string, path: string, body?: unknown, cookie = mine) =>
    site.request(method, path, { cookie, ...(body !== undefined && { body }) })
  const draft = (title: string, summary = '') => ({ title, content: { summary }, templateId: null })
  const created = async (title: string) =>
    (await (await ask('POST', '/api/resumes', draft(title, title))).json()) as Resume
  const save = (id: number, title: string, version?: number) =>
    ask('PUT', `/api/resumes/${id}`, { ...draft(title, title), ...(version !== undefined && { version }) })
  const versionsOf = async (id: number) =>
    (await (await ask('GET', `/api/resumes/${id}/versions`)).json()) as ResumeVersionCard[]
  const one = async (id: number, version: number) =>
    (await (await ask('GET', `/api/resumes/${id}/versions/${version}`)).json()) as ResumeVersion

  test('a new resume has no earlier versions', async () => {
    const { id } = await created('New')
    expect(await versionsOf(id)).toEqual([])
  })

  test('each save stores the previous content, newest first, with the time it was saved', async () => {
    const { id } = await created('One')
    now += 60_000
    await save(id, 'Two', 1)
    now += 60_000
    await save(id, 'Three')
    const savedAt = (back: number) => new Date(now - back).toISOString()
    expect(await versionsOf(id)).toEqual([
      { version: 2, title: 'Two', atsScore: null, savedAt: savedAt(60_000) },
      { version: 1, title: 'One', atsScore: null, savedAt: savedAt(120_000) },
    ])
    expect(await one(id, 1)).toMatchObject({ version: 1, title: 'One', templateId: null, content: { summary: 'One' } })
  })

  test('a save without changes creates no version, even when it is resent after a lost response', async () => {
    const { id } = await created('Same')
    const first = await save(id, 'Changed', 1)
    const again = await save(id, 'Changed', 1)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(await again.json()).toMatchObject({ version: 2, title: 'Changed' })
    expect(await versionsOf(id)).toMatchObject([{ version: 1 }])
  })

  test('a refused save stores nothing', async () => {
    const { id } = await created('Kept')
    await save(id, 'Newer', 1)
    expect((await save(id, 'Stale', 1)).status).toBe(409)
    expect(await versionsOf(id)).toMatchObject([{ version: 1, title: 'Kept' }])
  })

  test('after twenty simultaneous saves, each is the current or an earlier version', async () => {
    const { id } = await created('T')
    const titles = Array.from({ length: 20 }, (_, i) => `T${i}`)
    await Promise.all(titles.map((title) => save(id, title)))
    const present = (await (await ask('GET', `/api/resumes/${id}`)).json()) as Resume
    const earlier = await versionsOf(id)
    expect(present.version).toBe(21)
    expect(earlier.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, i) => 20 - i))
    expect([present, ...earlier].map(({ title }) => title).toSorted()).toEqual(['T', ...titles].toSorted())
  })

  test('a save thins versions of earlier days to the last version of each day', async () => {
    const { id } = await created('Monday 1')
    for (const title of ['Monday 2', 'Monday 3']) await save(id, title)
    now += 3 * 86_400_000
    await save(id, 'Thursday 1')
    await save(id, 'Thursday 2')
    expect((await versionsOf(id)).map(({ title }) => title)).toEqual(['Thursday 1', 'Monday 3'])
  })

  test('versions of other users, missing resumes and missing saves return a 404', async () => {
    const { id } = await created('Private')
    await save(id, 'Private 2')
    for (const path of ['versions', 'versions/1'])
      expect((await ask('GET', `/api/resumes/${id}/${path}`, undefined, theirs)).status).toBe(404)
    for (const path of [`${id}/versions/2`, `${id}/versions/9`, `${id}/versions/0`, `${id}/versions/99999999999`])
      expect(await (await ask('GET', `/api/resumes/${path}`)).json()).toEqual({
        message: 'We no longer have this version. Choose another one.',
        code: 'version_not_found',
      })
    expect((await ask('GET', '/api/resumes/999999/versions')).status).toBe(404)
    expect((await ask('GET', '/api/resumes/x/versions')).status).toBe(404)
    expect((await site.request('GET', `/api/resumes/${id}/versions`)).status).toBe(401)
  })

  test('deleting a resume deletes its versions', async () => {
    const { id } = await created('Gone')
    await save(id, 'Gone 2')
    await ask('DELETE', `/api/resumes/${id}`)
    expect(await site.context.db.selectFrom('resumeVersion').selectAll().where('resumeId', '=', id).execute()).toEqual(
      [],
    )
  })
})
