import { afterAll, beforeAll, expect, test } from 'vitest'
import { resumeOf, shower, type Shower } from '#server/testing/public-pages.ts'
import { onEachDatabase, createTestSite, type TestSite } from '#server/testing/site.ts'

onEachDatabase('a site that sends no email', (engine) => {
  let site: TestSite
  let ada: Shower
  let id: number
  beforeAll(async () => {
    site = await createTestSite(engine, { engines: { email: { name: 'outbox' } } })
    ada = await shower(site, { isConfirmed: false, settings: { profilePublic: true } })
    id = await resumeOf(site, ada, { isPublic: false })
  })
  afterAll(() => site.close())

  const ask = (method: string, path: string, body?: unknown) => site.request(method, path, { cookie: ada.cookie, body })

  test('requires no confirmed address for a public resume, its page or a link', async () => {
    expect(await (await ask('GET', '/api/portfolio')).json()).toMatchObject({ mustConfirm: false })
    expect((await ask('PUT', `/api/resumes/${id}/visibility`, { isPublic: true })).status).toBe(200)
    expect((await site.request('GET', `/api/portfolios/${ada.id}/${id}`)).status).toBe(200)
    expect((await site.request('GET', `/api/portfolios/${ada.id}`)).status).toBe(200)
    const link = await ask('POST', '/api/portfolio/links', { resumeId: id, label: 'Acme' })
    expect(link.status).toBe(201)
    const { id: token } = (await link.json()) as { id: string }
    expect((await site.request('GET', `/api/shared/${token}`)).status).toBe(200)
  })
})
