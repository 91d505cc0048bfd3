import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestPdfEngine,
  createTestSite,
  onEachDatabase,
  registerUser,
  type TestSite,
} from '#server/testing/site.ts'
import type { PdfJob } from '#server/engines/pdf/engine.ts'
import type { UserTemplate } from '#shared/contract/user-templates.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'

const draft = { name: 'Engine style', htmlTemplate: '<h1>{{fullName}}</h1>', cssStyles: '.doc h1{color:#123456}' }

onEachDatabase('user templates', (engine) => {
  let site: TestSite
  let mine: string
  let theirs: string
  let now = Date.parse('2026-03-01T12:00:00Z')
  const jobs: PdfJob[] = []
  beforeAll(async () => {
    const pdf = createTestPdfEngine({
      print: async (job) => {
        jobs.push(job)
        return { bytes: new TextEncoder().encode('%PDF-1.7'), pages: 1, fitReached: true }
      },
    })
    site = await createTestSite(engine, { clock: () => new Date(now), engines: { pdf }, env: { RATE_LIMITS: 'off' } })
    mine = await registerUser(site)
    theirs = await registerUser(site, 'charles@example.com')
  })
  afterAll(() => site.close())

  const ask = (method: string, path: string, body?: unknown, cookie = mine) =>
    site.request(method, path, { cookie, ...(body !== undefined && { body }) })
  const created = async (more: object = {}, cookie = mine) => {
    const answer = await ask('POST', '/api/user-templates', { ...draft, ...more }, cookie)
    expect(answer.status).toBe(201)
    return (await answer.json()) as UserTemplate
  }
  const printedWith = async (templateId: number, cookie = mine) => {
    const body = { title: 'T', content: { personalInfo: { fullName: 'Ada' } }, templateId }
    const { id } = (await (await ask('POST', '/api/resumes', body, cookie)).json()) as { id: number }
    const answer = await ask('POST', `/api/export/pdf/${id}`, undefined, cookie)
    await ask('DELETE', `/api/resumes/${id}`, undefined, cookie)
    return { status: answer.status, css: jobs.at(-1)?.document.css ?? '' }
  }

  test('a new template is stored as sent, with an ID that no other kind of template has', async () => {
    const made = await created({ name: '  Engine style ', basedOn: 3 })
    expect(made).toEqual({
      ...draft,
      id: expect.any(Number),
      description: '',
      category: 'other',
      isPremium: builtInTemplates.find(({ id }) => id === 3)?.isPremium,
      atsScore: null,
      basedOn: 3,
      createdAt: '2026-03-01T12:00:00.000Z',
      updatedAt: '2026-03-01T12:00:00.000Z',
    })
    expect(made.id).toBeGreaterThanOrEqual(1_000_000)
    expect(await (await ask('GET', `/api/user-templates/${made.id}`)).json()).toEqual(made)
    expect(await (await ask('GET', '/api/user-templates')).json()).toContainEqual(made)
  })

  test('a copy has the order of sections of its original', async () => {
    const ordered = builtInTemplates.find(({ sectionOrder }) => sectionOrder)
    const made = await created({ basedOn: ordered?.id })
    expect(made.sectionOrder).toEqual(ordered?.sectionOrder)
    expect(made.sectionOrder?.length).toBeGreaterThan(3)
  })

  test('a saved template keeps its ID and creation date', async () => {
    const { id } = await created()
    now += 60_000
    const changed = { name: 'Newer', htmlTemplate: '<p>{{email}}</p>', cssStyles: '.doc p{color:red}' }
    const answer = await ask('PUT', `/api/user-templates/${id}`, changed)
    expect(answer.status).toBe(200)
    const saved = (await answer.json()) as UserTemplate
    expect(saved).toMatchObject({ id, ...changed })
    expect(Date.parse(saved.updatedAt) - Date.parse(saved.createdAt)).toBe(60_000)
    expect(await (await ask('GET', `/api/user-templates/${id}`)).json()).toEqual(saved)
  })

  test("another user's template returns a 404 for every call, and is in no list", async () => {
    const { id } = await created({ name: 'Private' })
    const missing = { message: 'We can’t find this template.', code: 'template_not_found' }
    for (const [method, body] of [['GET'], ['PUT', draft], ['DELETE']] as const) {
      const answer = await ask(method, `/api/user-templates/${id}`, body, theirs)
      expect([answer.status, await answer.json()]).toEqual([404, missing])
    }
    expect((await ask('GET', `/api/templates/${id}`, undefined, theirs)).status).toBe(404)
    expect(await (await ask('GET', '/api/user-templates', undefined, theirs)).json()).toEqual([])
    expect(await (await ask('GET', '/api/templates', undefined, theirs)).json()).toEqual(builtInTemplates)
    expect(await (await ask('GET', `/api/user-templates/${id}`)).json()).toMatchObject({ name: 'Private' })
  })

  test('signed-out visitors get a 401', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/1000000'],
      ['PUT', '/1000000'],
      ['DELETE', '/1000000'],
    ] as const)
      expect((await site.request(method, `/api/user-templates${path}`)).status).toBe(401)
  })

  test.each(['POST', 'PUT'])('a template that breaks the rules is refused with the reasons (%s)', async (method) => {
    const { id } = await created({ name: 'Sound' })
    const path = method === 'POST' ? '/api/user-templates' : `/api/user-templates/${id}`
    const answer = await ask(method, path, {
      name: 'Bad',
      htmlTemplate: '<script>alert(1)</script>',
      cssStyles: '.doc{background:url(https://evil.example/x.png)} p{color:red}',
    })
    expect(answer.status).toBe(422)
    const told = (await answer.json()) as { code: string; message: string; fields: Record<string, string> }
    expect(told.code).toBe('template_refused')
    expect(told.fields['htmlTemplate']).toContain('<script> is not allowed')
    expect(told.fields['cssStyles']).toContain('loads a file: a resume must not depend on other files')
    expect(told.fields['cssStyles']).toContain('must start at .doc or .page')
    expect(await (await ask('GET', `/api/user-templates/${id}`)).json()).toMatchObject({ name: 'Sound' })
  })

  test('a template that is too long is refused with the limit', async () => {
    const answer = await ask('POST', '/api/user-templates', { ...draft, cssStyles: '.doc{color:red}'.repeat(5000) })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { fields: { cssStyles: "A template's HTML and CSS may be 60000 characters long each." } },
    ])
  })

  test('a file of a resume is laid out by its owner’s template', async () => {
    const { id } = await created()
    expect((await printedWith(id)).css).toContain('.doc h1{color:#123456}')
  })

  test('a resume with a template of somebody else, or with a deleted one, has the default layout', async () => {
    const { id } = await created()
    expect((await printedWith(id, theirs)).css).not.toContain('#123456')
    expect((await ask('DELETE', `/api/user-templates/${id}`)).status).toBe(200)
    expect(await printedWith(id)).toMatchObject({ status: 200, css: expect.not.stringContaining('#123456') })
    expect((await ask('GET', `/api/user-templates/${id}`)).status).toBe(404)
    expect((await ask('DELETE', `/api/user-templates/${id}`)).status).toBe(404)
  })

  test('a template that repeats lists without end is refused for a file, and the server goes on', async () => {
    const open = '{{#experience}}{{#items}}'.repeat(9)
    const close = '{{/items}}{{/experience}}'.repeat(9)
    const { id } = await created({ htmlTemplate: `${open}<p>x</p>${close}` })
    const entries = Array.from({ length: 40 }, () => ({ company: 'A' }))
    const body = { title: 'T', content: { experience: entries }, templateId: id }
    const resume = (await (await ask('POST', '/api/resumes', body)).json()) as { id: number }
    const answer = await ask('POST', `/api/export/pdf/${resume.id}`)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('choose another template') })
  })

  test('the twenty-first template is refused until one is deleted', async () => {
    const cookie = await registerUser(site, 'mary@example.com')
    const made = []
    for (let i = 0; i < 20; i += 1) made.push(await created({ name: `No. ${i}` }, cookie))
    const answer = await ask('POST', '/api/user-templates', draft, cookie)
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'too_many_templates' }])
    await ask('DELETE', `/api/user-templates/${made[0]?.id}`, undefined, cookie)
    const next = await created({}, cookie)
    expect(made.map(({ id }) => id)).not.toContain(next.id)
  })
})
