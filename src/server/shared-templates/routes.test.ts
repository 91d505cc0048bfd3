import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PdfEngine, PdfJob } from '#server/engines/pdf/engine.ts'
import { createPdfEngine } from '#server/engines/pdf/engine.ts'
import { makeLog, TEST_BROWSER_DIR } from '#server/engines/pdf/testing/make-document.ts'
import { unavailable } from '#server/engines/pdf/refusal.ts'
import {
  cookieOf,
  createTestPdfEngine,
  createTestSite,
  onEachDatabase,
  registerUser,
  type TestSite,
} from '#server/testing/site.ts'
import type { Publication, TemplateSharing } from '#shared/contract/template-publication.ts'
import type { UserTemplate } from '#shared/contract/user-templates.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import type { Template } from '#shared/template/template.ts'

// Each publication prints three resumes with a real browser.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const ADMIN = 'operator and more'
const MISSING = { message: 'We can’t find this template.', code: 'template_not_found' }
const [plain] = builtInTemplates
const draft = {
  name: 'Engine style',
  htmlTemplate: plain?.htmlTemplate ?? '',
  cssStyles: `${plain?.cssStyles}\n.doc h1{color:#123456}`,
}

let browser: PdfEngine
beforeAll(() => {
  browser = createPdfEngine({ dataDir: TEST_BROWSER_DIR, log: makeLog().log })
})
afterAll(() => browser.close())

onEachDatabase('shared templates', (engine) => {
  let site: TestSite
  let mine: string
  let theirs: string
  let admin: string
  let now = new Date('2026-03-01T12:00:00Z')
  const jobs: PdfJob[] = []
  let print: PdfEngine['print']
  beforeAll(async () => {
    const pdf = createTestPdfEngine({
      print: (job) => {
        jobs.push(job)
        return print(job)
      },
    })
    const env = { ADMIN_PASSWORD: ADMIN, GUEST_DOWNLOADS: 'on' }
    site = await createTestSite(engine, { clock: () => now, engines: { pdf }, env })
    admin = cookieOf(await site.request('POST', '/api/admin/login', { body: { password: ADMIN } }))
    theirs = await registerUser(site, 'charles@example.com')
    await turn(true)
  })
  afterAll(() => site.close())
  let people = 0
  beforeEach(async () => {
    jobs.length = 0
    print = browser.print
    await site.context.db.deleteFrom('sharedTemplate').execute()
    mine = await registerUser(site, `ada${(people += 1)}@example.com`)
  })

  const ask = (method: string, path: string, body?: unknown, cookie = mine) =>
    site.request(method, path, { cookie, ...(body !== undefined && { body }) })
  const turn = (isOn: boolean) => ask('PUT', '/api/admin/template-sharing', { isOn }, admin)
  const created = async (more: object = {}, cookie = mine) =>
    (await (await ask('POST', '/api/user-templates', { ...draft, ...more }, cookie)).json()) as UserTemplate
  const publish = (id: number, cookie = mine) => ask('PUT', `/api/user-templates/${id}/publication`, undefined, cookie)
  /** A template with a published copy, as if it had been measured. */
  const published = async (more: object = {}, cookie = mine) => {
    const template = await created(more, cookie)
    const { id: templateId, name, htmlTemplate: html, cssStyles: css } = template
    const copy = { templateId, name, html, css, points: 95, publishedAt: now }
    await site.context.db.insertInto('sharedTemplate').values(copy).execute()
    return template
  }
  const listed = async () => (await (await site.request('GET', '/api/shared-templates')).json()) as Template[]
  const publicationOf = async (id: number) =>
    ((await (await ask('GET', `/api/user-templates/${id}/publication`)).json()) as Publication).published
  /** The style of a resume that somebody prints with a template. */
  const printedWith = async (templateId: number, cookie = theirs) => {
    print = async () => ({ bytes: new TextEncoder().encode('%PDF-1.7'), pages: 1, fitReached: true })
    const body = { title: 'T', content: { personalInfo: { fullName: 'Ada' } }, templateId }
    const { id } = (await (await ask('POST', '/api/resumes', body, cookie)).json()) as { id: number }
    expect((await ask('POST', `/api/export/pdf/${id}`, undefined, cookie)).status).toBe(200)
    await ask('DELETE', `/api/resumes/${id}`, undefined, cookie)
    print = browser.print
    return jobs.at(-1)?.document.css ?? ''
  }

  test('a published template is shown to everyone with its measured points, and without its author', async () => {
    const { id } = await created({ basedOn: plain?.id })
    const answer = await publish(id)
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { published: { points: 99, publishedAt: '2026-03-01T12:00:00.000Z', isCurrent: true } },
    ])
    // Sample resumes, one after another, in the name of the person.
    expect(jobs.map(({ author }) => author)).toEqual([
      'Jonathan Whitfield-Reyes',
      'Zoë Łukasińska-Ångström',
      'Ingrid Halvorsen',
    ])
    const shown = {
      id,
      ...draft,
      description: '',
      category: 'other',
      isPremium: plain?.isPremium,
      ...(plain?.sectionOrder && { sectionOrder: plain.sectionOrder }),
      atsScore: 99,
      publishedAt: '2026-03-01T12:00:00.000Z',
    }
    expect(await listed()).toEqual([shown])
    expect(await (await site.request('GET', `/api/shared-templates/${id}`)).json()).toEqual(shown)
    expect(await printedWith(id)).toContain('.doc h1{color:#123456}')
  })

  test('while sharing is off, nothing of it is there, and resumes have the plain layout', async () => {
    const { id } = await published()
    await turn(false)
    for (const [method, path] of [
      ['GET', '/api/shared-templates'],
      ['GET', `/api/shared-templates/${id}`],
      ['GET', `/api/user-templates/${id}/publication`],
      ['PUT', `/api/user-templates/${id}/publication`],
      ['DELETE', `/api/user-templates/${id}/publication`],
    ] as const) {
      const answer = await ask(method, path)
      expect([path, answer.status, await answer.json()]).toEqual([path, 404, MISSING])
    }
    expect(await printedWith(id)).not.toContain('#123456')
    expect(await printedWith(id, mine)).toContain('#123456')
    await turn(true)
    expect(await printedWith(id)).toContain('#123456')
  })

  test('sharing is off until the administrator turns it on', async () => {
    const fresh = await createTestSite(engine)
    expect((await fresh.request('GET', '/api/shared-templates')).status).toBe(404)
    await fresh.close()
  })

  test('another person can neither publish nor unpublish a template, nor see whether it is published', async () => {
    const { id } = await published()
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await ask(method, `/api/user-templates/${id}/publication`, undefined, theirs)
      expect([method, answer.status, await answer.json()]).toEqual([method, 404, MISSING])
      expect((await site.request(method, `/api/user-templates/${id}/publication`)).status).toBe(401)
    }
    expect((await ask('GET', `/api/user-templates/${id}`, undefined, theirs)).status).toBe(404)
    expect(await listed()).toHaveLength(1)
  })

  test('a template that leaves a field out is refused with what is lost, and nothing is published', async () => {
    const { id } = await created({
      htmlTemplate: draft.htmlTemplate.replaceAll(/\{\{#contacts\}\}.*?\{\{\/contacts\}\}/gs, ''),
    })
    const answer = await publish(id)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'template_loses_text',
      message: expect.stringContaining('readers of its PDF don’t get every field back'),
      readBack: {
        losses: expect.arrayContaining([
          { fate: 'unprinted', path: 'personalInfo.email', text: 'jonathan.whitfield-reyes@example.com' },
        ]),
      },
    })
    expect(await listed()).toEqual([])
    expect(await publicationOf(id)).toBeNull()
  })

  test('a template whose columns mix when they are read across is refused with its points', async () => {
    const { id } = await created({
      cssStyles: `${draft.cssStyles}\n.doc ul{display:grid;grid-template-columns:1fr 1fr}`,
    })
    const answer = await publish(id)
    const told = (await answer.json()) as { message: string; readBack: { points: number } }
    expect([answer.status, told]).toMatchObject([422, { code: 'template_loses_text' }])
    expect(told.readBack.points).toBeLessThan(90)
    expect(await listed()).toEqual([])
  })

  test('the published copy stays as it is until it is published again', async () => {
    const { id } = await published()
    now = new Date(now.getTime() + 60_000)
    const next = { ...draft, name: 'Newer', cssStyles: `${plain?.cssStyles}\n.doc h1{color:#654321}` }
    await ask('PUT', `/api/user-templates/${id}`, next)
    expect(await publicationOf(id)).toMatchObject({ isCurrent: false })
    expect(await listed()).toMatchObject([{ id, name: 'Engine style', cssStyles: draft.cssStyles }])
    expect(await printedWith(id)).toContain('#123456')
    expect(await printedWith(id, mine)).toContain('#654321')

    expect((await publish(id)).status).toBe(200)
    expect(await listed()).toMatchObject([{ id, name: 'Newer', publishedAt: now.toISOString() }])
    expect(await printedWith(id)).toContain('#654321')
  })

  test('what its owner unpublishes or deletes is gone, and resumes with it have the plain layout', async () => {
    const [kept, deleted] = [await published(), await published({ name: 'Other' })]
    expect((await ask('DELETE', `/api/user-templates/${kept.id}/publication`)).status).toBe(200)
    expect((await ask('DELETE', `/api/user-templates/${kept.id}/publication`)).status).toBe(404)
    await ask('DELETE', `/api/user-templates/${deleted.id}`)
    expect(await listed()).toEqual([])
    expect(await printedWith(kept.id)).not.toContain('#123456')
    expect(await printedWith(kept.id, mine)).toContain('#123456')
    expect((await ask('GET', `/api/user-templates/${kept.id}`)).status).toBe(200)
  })

  test('the administrator sees who published what and can unpublish it, which the audit trail records', async () => {
    const { id } = await published()
    const upkeep = async () =>
      ((await (await ask('GET', '/api/admin/upkeep', undefined, admin)).json()) as { templateSharing: TemplateSharing })
        .templateSharing
    expect(await upkeep()).toEqual({
      isOn: true,
      templates: [{ id, name: 'Engine style', points: 95, publishedAt: now.toISOString(), userId: expect.any(String) }],
    })
    const path = `/api/admin/shared-templates/${id}`
    expect((await ask('DELETE', path)).status).toBe(401)
    expect((await ask('PUT', '/api/admin/template-sharing', { isOn: false })).status).toBe(401)
    expect((await ask('DELETE', path, undefined, admin)).status).toBe(200)
    expect((await ask('DELETE', path, undefined, admin)).status).toBe(404)
    expect(await upkeep()).toEqual({ isOn: true, templates: [] })
    const trail = await (await ask('GET', '/api/admin/audit', undefined, admin)).json()
    expect(trail).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ target: path })]) })
    expect(trail).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ target: '/api/admin/template-sharing', detail: 'on' })]),
    })
  })

  test('a suspended account and a deleted one share nothing', async () => {
    await published()
    const { id } = (await (await ask('GET', '/api/user')).json()) as { id: string }
    await ask('PUT', `/api/admin/users/${id}/suspension`, undefined, admin)
    expect(await listed()).toEqual([])
    await ask('DELETE', `/api/admin/users/${id}/suspension`, undefined, admin)
    expect(await listed()).toHaveLength(1)
    await site.context.db.deleteFrom('user').where('id', '=', id).execute()
    expect(await listed()).toEqual([])
  })

  test('one template of a person is measured at a time, and published as it was then', async () => {
    const { id } = await created()
    const held = Promise.withResolvers<void>()
    print = (job) => held.promise.then(() => browser.print(job))
    const first = publish(id)
    await vi.waitFor(() => expect(jobs).toHaveLength(1))
    const second = await publish(id)
    expect([second.status, await second.json()]).toMatchObject([409, { code: 'measuring' }])
    await ask('PUT', `/api/user-templates/${id}`, { ...draft, name: 'Unmeasured', htmlTemplate: '<p>x</p>' })
    held.resolve()
    expect(await (await first).json()).toMatchObject({ published: { isCurrent: false } })
    expect(await listed()).toMatchObject([{ name: 'Engine style', htmlTemplate: draft.htmlTemplate }])
  })

  test('without a browser for PDFs nothing is published, and the answer says so', async () => {
    const { id } = await created()
    print = () => Promise.reject(unavailable(new Error('no browser')))
    const answer = await publish(id)
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }])
    expect(await listed()).toEqual([])
  })

  test('a person publishes five templates, and no longer ones than everyone can load', async () => {
    const long = await created({ cssStyles: `${draft.cssStyles}${'\n.doc h1{color:#123456}'.repeat(1000)}` })
    expect(await (await publish(long.id)).json()).toMatchObject({ code: 'template_too_long' })
    for (const name of ['1', '2', '3', '4', '5']) await published({ name })
    const sixth = await publish((await created()).id)
    expect([sixth.status, await sixth.json()]).toMatchObject([409, { code: 'too_many_templates' }])
    expect(jobs).toEqual([])
  })

  test('publishing is limited to twenty attempts an hour', async () => {
    const { id } = await created({ htmlTemplate: '<h1>{{fullName}}</h1>', cssStyles: '' })
    print = () => Promise.reject(unavailable(new Error('no browser')))
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await publish(id)).status).toBe(503)
    expect((await publish(id)).status).toBe(429)
  })

  test('a copy of a published copy of a premium template is premium', async () => {
    const premium = builtInTemplates.find(({ isPremium }) => isPremium)
    const first = await published({ basedOn: premium?.id })
    expect(await created({ basedOn: first.id }, theirs)).toMatchObject({ basedOn: premium?.id, isPremium: true })
  })
})
