import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FirstPageJob } from '#server/engines/pdf/engine.ts'
import { busy } from '#server/engines/pdf/refusal.ts'
import {
  createTestPdfEngine,
  createTestSite,
  onEachDatabase,
  registerUser,
  type TestSite,
} from '#server/testing/site.ts'
import { emptyContent } from '#shared/resume/schema.ts'

onEachDatabase('pictures of resumes', (engine) => {
  let site: TestSite
  let cookie: string
  let jobs: FirstPageJob[] = []
  let isBusy = false

  beforeAll(async () => {
    const pdf = createTestPdfEngine({
      firstPage: async (job) => {
        jobs.push(job)
        if (isBusy) throw busy()
        return new TextEncoder().encode(`picture ${jobs.length}`)
      },
    })
    site = await createTestSite(engine, { engines: { pdf }, env: { RATE_LIMITS: 'on' } })
    cookie = await registerUser(site)
  })
  afterAll(() => site.close())
  beforeEach(() => {
    jobs = []
    isBusy = false
  })
  const draft = (fullName: string) => {
    const content = emptyContent()
    return {
      title: 'T',
      content: { ...content, personalInfo: { ...content.personalInfo, fullName } },
      templateId: null,
    }
  }
  const made = async (name: string) => {
    const reply = await site.request('POST', '/api/resumes', { cookie, body: draft(name) })
    return ((await reply.json()) as { id: number }).id
  }
  const picture = (id: number, as = cookie, headers = {}) =>
    site.request('GET', `/api/resumes/${id}/picture`, { cookie: as, headers })

  test('a picture is drawn once, and again after a change', async () => {
    const id = await made('Ada')
    const first = await picture(id)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(await first.text()).toBe('picture 1')
    const tag = first.headers.get('etag') ?? ''
    expect((await picture(id, cookie, { 'if-none-match': tag })).status).toBe(304)
    expect(jobs).toHaveLength(1)
    await site.request('PUT', `/api/resumes/${id}`, { cookie, body: draft('Grace') })
    expect(await (await picture(id)).text()).toBe('picture 2')
    expect(jobs[1]?.document.html).toContain('Grace')
  })

  test('nobody else gets it, and after deletion nobody does', async () => {
    const id = await made('Ada')
    expect((await picture(id)).status).toBe(200)
    expect((await picture(id, await registerUser(site, 'other@example.com'))).status).toBe(404)
    expect((await site.request('GET', `/api/resumes/${id}/picture`)).status).toBe(401)
    await site.request('DELETE', `/api/resumes/${id}`, { cookie })
    expect((await picture(id)).status).toBe(404)
  })

  test('while the engine is busy it is asked to try later, and the next request draws it', async () => {
    const id = await made('Later')
    isBusy = true
    const refused = await picture(id)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    isBusy = false
    expect((await picture(id)).status).toBe(200)
  })
})
