import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SMTP_ENGINE, shower } from '#server/testing/public-pages.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { Portfolio } from '#shared/contract/portfolio.ts'

let people = 0

onEachDatabase('public profile settings', (engine) => {
  let site: TestSite
  let cookie: string
  let userId: string
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
    ;({ cookie, userId } = await person())
  })

  async function person(isConfirmed = true) {
    const { id, cookie: own } = await shower(site, { email: `p${++people}@example.com`, isConfirmed })
    return { cookie: own, userId: id }
  }
  async function resume(of = cookie, title = 'Mine'): Promise<number> {
    const made = await site.request('POST', '/api/resumes', { cookie: of, body: { title, content: {} } })
    return ((await made.json()) as { id: number }).id
  }
  const portfolio = async (of = cookie) =>
    (await (await site.request('GET', '/api/portfolio', { cookie: of })).json()) as Portfolio
  const save = (body: unknown, of = cookie) => site.request('PUT', '/api/portfolio', { cookie: of, body })
  const show = (id: number | string, isPublic: unknown, of = cookie) =>
    site.request('PUT', `/api/resumes/${id}/visibility`, { cookie: of, body: { isPublic } })
  const problemOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]

  test('by default a user has no slug and publishes nothing', async () => {
    await resume()
    expect(await portfolio()).toMatchObject({
      userId,
      slug: null,
      accent: null,
      hidesBrand: false,
      showsContact: false,
      isTakenDown: false,
      mustConfirm: false,
      profilePublic: false,
      allowSearchEngines: true,
      portfolioViews: false,
      may: { customSlug: true, viewAnalytics: true, noBranding: true },
      resumes: [{ title: 'Mine', isPublic: false, isTakenDown: false, counts: { views: 0, downloads: 0 } }],
      links: [],
    })
  })

  test('omitted fields keep their value', async () => {
    await save({ slug: 'ada-l', accent: '#112233', hidesBrand: true })
    const answer = await save({ showsContact: true })
    const want = { slug: 'ada-l', accent: '#112233', hidesBrand: true, showsContact: true }
    expect(await answer.json()).toMatchObject(want)
    expect(await portfolio()).toMatchObject(want)
    expect(await (await save({ slug: null, accent: null, hidesBrand: false })).json()).toMatchObject({
      slug: null,
      accent: null,
      hidesBrand: false,
      showsContact: true,
    })
  })

  test.each([
    ['uppercase letters become lowercase', ' Ada-Lovelace ', 'ada-lovelace'],
    ['digits are allowed', '1843', '1843'],
  ])('%s', async (_, typed, slug) => {
    expect(await (await save({ slug: typed })).json()).toMatchObject({ slug })
    await save({ slug: null })
  })

  test.each([
    ['ad', 'Use at least 3 characters.'],
    ['a'.repeat(31), 'Use at most 30 characters.'],
    ['ada lovelace', 'Use lowercase letters, digits and single hyphens between them.'],
    ['-ada', 'Use lowercase letters, digits and single hyphens between them.'],
    ['ada--l', 'Use lowercase letters, digits and single hyphens between them.'],
    ['ädä', 'Use lowercase letters, digits and single hyphens between them.'],
    ['admin', 'This URL is reserved. Choose another one.'],
    ['Settings', 'This URL is reserved. Choose another one.'],
  ])('%s is not a valid slug', async (slug, sentence) => {
    const answer = await save({ slug })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { slug: sentence } })
    expect((await portfolio()).slug).toBeNull()
  })

  test('a slug in use is unavailable regardless of case, and so is a former slug', async () => {
    const other = await person()
    await save({ slug: 'first-come' }, other.cookie)
    const answer = await save({ slug: 'First-Come', showsContact: true })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      code: 'slug_taken',
      fields: { slug: expect.stringContaining('taken') },
    })
    expect(await portfolio()).toMatchObject({ slug: null, showsContact: false })
    await save({ slug: 'moved-on' }, other.cookie)
    expect(await problemOf(await save({ slug: 'first-come' }))).toEqual([409, 'slug_taken'])
    await save({ slug: null }, other.cookie)
    expect(await problemOf(await save({ slug: 'moved-on' }))).toEqual([409, 'slug_taken'])
  })

  test('users can take back their own former slug', async () => {
    for (const slug of ['older-one', 'newer-one', 'older-one']) expect((await save({ slug })).status).toBe(200)
    expect((await portfolio()).slug).toBe('older-one')
  })

  test('of two simultaneous requests for a slug, one gets it', async () => {
    const other = await person()
    const answers = await Promise.all([save({ slug: 'race-it' }), save({ slug: 'race-it' }, other.cookie)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const slugs = [(await portfolio()).slug, (await portfolio(other.cookie)).slug]
    expect(slugs.filter((slug) => slug === 'race-it')).toHaveLength(1)
  })

  test('a user keeps ten slugs: an eleventh is refused, and each of the ten can be taken again', async () => {
    const mine = Array.from({ length: 10 }, (_, at) => `mine-${at}`)
    for (const slug of mine) {
      now = new Date(now.getTime() + 1000)
      expect((await save({ slug })).status).toBe(200)
    }
    const refused = await save({ slug: 'mine-10', showsContact: true })
    expect(refused.status).toBe(409)
    const sentence =
      'You already have 10 custom URLs, and all of them still lead to your page. Choose one of these: ' +
      'mine-9, mine-8, mine-7, mine-6, mine-5, mine-4, mine-3, mine-2, mine-1, mine-0.'
    expect(await refused.json()).toMatchObject({ code: 'too_many_slugs', fields: { slug: sentence } })
    expect(await portfolio()).toMatchObject({ slug: 'mine-9', showsContact: false })
    const other = await person()
    for (const slug of mine) expect(await problemOf(await save({ slug }, other.cookie))).toEqual([409, 'slug_taken'])
    expect((await save({ slug: 'mine-10' }, other.cookie)).status).toBe(200)
    expect((await save({ slug: 'mine-0' })).status).toBe(200)
    expect((await save({ slug: null })).status).toBe(200)
  })

  test('the brand name is reserved, in every spelling', async () => {
    const branded = await createTestSite(engine, { env: { BRAND_NAME: 'Acmé CV' } })
    const eve = await shower(branded)
    const take = (slug: string) => branded.request('PUT', '/api/portfolio', { cookie: eve.cookie, body: { slug } })
    const sentence = 'This URL is reserved. Choose another one.'
    for (const slug of ['acme-cv', 'acmecv', 'Acme-CV', 'a-c-m-e-c-v']) {
      const refused = await take(slug)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toMatchObject({ code: 'invalid_fields', fields: { slug: sentence } })
    }
    expect((await take('acme-cv-fan')).status).toBe(200)
    await branded.close()
  })

  test('a slug becomes available when its account is deleted', async () => {
    const other = await person()
    await save({ slug: 'left-behind' }, other.cookie)
    await site.context.db.deleteFrom('user').where('id', '=', other.userId).execute()
    expect((await save({ slug: 'left-behind' })).status).toBe(200)
  })

  test('publishing or hiding a resume leaves it unchanged', async () => {
    const id = await resume()
    const before = await (await site.request('GET', `/api/resumes/${id}`, { cookie })).json()
    now = new Date('2026-03-11T00:00:00Z')
    const shown = await show(id, true)
    expect(shown.status).toBe(200)
    expect(await shown.json()).toMatchObject({ id, isPublic: true, version: 1, updatedAt: '2026-03-10T12:00:00.000Z' })
    const seen = await (await site.request('GET', `/api/resumes/${id}`, { cookie })).json()
    expect(seen).toEqual({ ...(before as object), isPublic: true })
    await show(id, false)
    expect(await (await site.request('GET', `/api/resumes/${id}`, { cookie })).json()).toEqual(before)
  })

  test('nothing can be published before the address is confirmed, but anything can be hidden', async () => {
    const fresh = await person(false)
    const id = await resume(fresh.cookie)
    const answer = await show(id, true, fresh.cookie)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      code: 'email_not_confirmed',
      message: expect.stringContaining('Confirm your email address first'),
    })
    expect((await portfolio(fresh.cookie)).resumes[0]?.isPublic).toBe(false)
    expect((await show(id, false, fresh.cookie)).status).toBe(200)
  })

  test('owners cannot republish a resume that the administrator took down', async () => {
    const id = await resume()
    await show(id, true)
    await site.context.db.updateTable('resume').set({ takenDownAt: now }).where('id', '=', id).execute()
    expect((await portfolio()).resumes).toMatchObject([{ isPublic: true, isTakenDown: true }])
    expect((await show(id, false)).status).toBe(200)
    expect(await problemOf(await show(id, true))).toEqual([409, 'taken_down'])
  })

  test('users cannot publish, hide or list resumes of others', async () => {
    const other = await person()
    const id = await resume(other.cookie, 'Not mine')
    expect(await problemOf(await show(id, true))).toEqual([404, 'resume_not_found'])
    expect(await problemOf(await show('0', true))).toEqual([404, 'resume_not_found'])
    await show(id, true, other.cookie)
    expect((await show(id, false)).status).toBe(404)
    expect((await portfolio(other.cookie)).resumes[0]?.isPublic).toBe(true)
    expect((await portfolio()).resumes).toEqual([])
  })

  test.each([
    ['GET', '/api/portfolio'],
    ['PUT', '/api/portfolio'],
    ['PUT', '/api/resumes/1/visibility'],
    ['POST', '/api/portfolio/links'],
    ['PUT', '/api/portfolio/links/x'],
    ['DELETE', '/api/portfolio/links/x'],
    ['GET', '/api/portfolio/views'],
  ])('%s %s requires a session', async (method, path) => {
    expect((await site.request(method, path)).status).toBe(401)
  })
})

test('new slugs are rate-limited; the current slug and removing it are not', async () => {
  const site = await createTestSite('sqlite', { env: { RATE_LIMITS: 'on' } })
  const cookie = await registerUser(site, 'busy@example.com')
  const save = async (slug: string | null) =>
    (await site.request('PUT', '/api/portfolio', { cookie, body: { slug } })).status
  const answers: number[] = []
  for (let at = 0; at < 21; at++) answers.push(await save(`try-${at % 3}`))
  expect(answers.filter((status) => status === 200)).toHaveLength(20)
  expect(answers.at(-1)).toBe(429)
  expect(await save('try-1')).toBe(200)
  expect(await save(null)).toBe(200)
  await site.close()
})
