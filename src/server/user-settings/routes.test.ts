import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import { sampleContent } from '#shared/template/samples.ts'

const DEFAULTS = {
  theme: 'light',
  emailUpdates: true,
  resumeReminders: false,
  interviewTips: true,
  portfolioViews: false,
  profilePublic: false,
  allowSearchEngines: true,
  dataCollection: false,
  defaultTemplate: 'modern',
  autoSave: true,
  language: 'en',
  emailsAgreed: false,
}

onEachDatabase('settings', (engine) => {
  let site: TestSite
  let now = new Date('2026-03-01T22:00:00Z')
  beforeAll(async () => {
    site = await createTestSite(engine, { clock: () => now })
  })
  afterAll(() => site.close())
  const settings = async (cookie: string) => (await site.request('GET', '/api/settings', { cookie })).json()
  const save = (cookie: string, body: unknown) => site.request('PUT', '/api/settings', { cookie, body })

  test('a user without saved settings has the defaults', async () => {
    expect(await settings(await registerUser(site, 'new@example.com'))).toEqual(DEFAULTS)
  })

  test('saved fields persist, and omitted fields keep their value', async () => {
    const cookie = await registerUser(site, 'two@example.com')
    const first = await save(cookie, { theme: 'dark', autoSave: false })
    expect(await first.json()).toEqual({ ...DEFAULTS, theme: 'dark', autoSave: false })
    await save(cookie, { defaultTemplate: 'minimal', language: 'fr', resumeReminders: true })
    expect(await settings(cookie)).toEqual({
      ...DEFAULTS,
      theme: 'dark',
      autoSave: false,
      defaultTemplate: 'minimal',
      language: 'fr',
      resumeReminders: true,
      emailsAgreed: true,
    })
  })

  test('a partial language can be chosen, one that the interface lacks cannot', async () => {
    const cookie = await registerUser(site, 'dutch@example.com')
    expect(await (await save(cookie, { language: 'nl' })).json()).toMatchObject({ language: 'nl' })
    expect((await save(cookie, { language: 'tlh' })).status).toBe(400)
  })

  test('a yes to emails is given at sign-up or by switching a kind on, and can be taken back', async () => {
    const body = { email: 'yes@example.com', password: 'a long password', emailsAgreed: true }
    const signedUp = await site.request('POST', '/api/register', { body })
    const yes = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    expect(await settings(yes)).toEqual({ ...DEFAULTS, emailsAgreed: true })
    const later = await registerUser(site, 'later@example.com')
    await save(later, { emailUpdates: false })
    expect(await settings(later)).toMatchObject({ emailsAgreed: false })
    await save(later, { portfolioViews: true })
    expect(await settings(later)).toMatchObject({ emailsAgreed: true })
    expect(await (await save(later, { interviewTips: true, emailsAgreed: false })).json()).toMatchObject({
      interviewTips: true,
      emailsAgreed: false,
    })
  })

  test('saving an empty object changes nothing', async () => {
    const cookie = await registerUser(site, 'none@example.com')
    await save(cookie, { theme: 'system' })
    expect(await (await save(cookie, {})).json()).toEqual({ ...DEFAULTS, theme: 'system' })
  })

  test('two simultaneous saves both count', async () => {
    const cookie = await registerUser(site, 'both@example.com')
    await Promise.all([save(cookie, { theme: 'dark' }), save(cookie, { interviewTips: false })])
    expect(await settings(cookie)).toEqual({ ...DEFAULTS, theme: 'dark', interviewTips: false })
  })

  test('each user has their own settings', async () => {
    const [mine, yours] = [await registerUser(site, 'mine@example.com'), await registerUser(site, 'yours@example.com')]
    await save(mine, { theme: 'dark' })
    expect(await settings(yours)).toEqual(DEFAULTS)
  })

  test.each([
    ['an unknown theme', { theme: 'purple' }, 'theme', 'Choose one of these: light, dark, system.'],
    ['a switch that is not a boolean', { autoSave: 'yes' }, 'autoSave', 'This must be true or false.'],
    ['an unknown template', { defaultTemplate: 4 }, 'defaultTemplate', /^Choose one of these: modern/],
    ['a list', [], 'body', 'This must be a group of fields.'],
  ])('%s is refused, and nothing is stored', async (_, body, field, sentence) => {
    const cookie = await registerUser(site, `bad-${field}@example.com`)
    const answer = await save(cookie, body)
    expect(answer.status).toBe(400)
    const { fields } = (await answer.json()) as { fields: Record<string, string> }
    expect(fields[field]).toMatch(sentence)
    expect(await settings(cookie)).toEqual(DEFAULTS)
  })

  test.each([
    ['GET', '/api/settings'],
    ['PUT', '/api/settings'],
    ['POST', '/api/user/export'],
  ])('%s %s requires a session', async (method, path) => {
    expect((await site.request(method, path)).status).toBe(401)
  })

  test('usage is counted by day, only for users who allow it', async () => {
    const cookie = await registerUser(site, 'counted@example.com')
    const make = async () => {
      const body = { title: 'T', content: sampleContent('short'), templateId: null }
      const made = await site.request('POST', '/api/resumes', { cookie, body })
      return ((await made.json()) as { id: number }).id
    }
    const counts = () =>
      site.context.db.selectFrom('usageEvent').select(['day', 'name', 'count']).orderBy('day').orderBy('name').execute()
    await make()
    expect(await counts()).toEqual([])
    await save(cookie, { dataCollection: true })
    const id = await make()
    await make()
    await site.request('POST', `/api/export/txt/${id}`, { cookie })
    const again = { title: 'T', content: sampleContent('short'), templateId: null, key: 'sent-twice' }
    const twice = [1, 2].map(() => site.request('POST', '/api/resumes', { cookie, body: again }))
    expect((await Promise.all(twice)).map(({ status }) => status).toSorted()).toEqual([200, 201])
    now = new Date('2026-03-02T00:00:00Z')
    await make()
    expect(await counts()).toEqual([
      { day: '2026-03-01', name: 'resume.created', count: 3 },
      { day: '2026-03-01', name: 'resume.exported.txt', count: 1 },
      { day: '2026-03-02', name: 'resume.created', count: 1 },
    ])
    await save(cookie, { theme: 'dark' })
    expect(await counts()).toHaveLength(3)
    await save(cookie, { dataCollection: false })
    expect(await counts()).toEqual([])
  })
})
