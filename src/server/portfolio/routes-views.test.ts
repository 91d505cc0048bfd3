import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { ProductId } from '#shared/billing/products.ts'
import type { Portfolio, ShareLink, ViewSeries } from '#shared/contract/portfolio.ts'

let people = 0
const NOW = new Date('2026-03-31T23:00:00Z')

async function person(site: TestSite, product?: ProductId) {
  const cookie = await registerUser(site, `v${++people}@example.com`)
  const { id: userId } = (await (await site.request('GET', '/api/user', { cookie })).json()) as { id: string }
  await site.context.db.updateTable('user').set({ emailVerified: true }).where('id', '=', userId).execute()
  if (product) await site.context.entitlements.grant(userId, product)
  const made = await site.request('POST', '/api/resumes', { cookie, body: { title: 'Mine', content: {} } })
  const { id: resumeId } = (await made.json()) as { id: number }
  const body = { resumeId, label: 'Analytical Engines' }
  const link = (await (await site.request('POST', '/api/portfolio/links', { cookie, body })).json()) as ShareLink
  return { cookie, userId, resumeId, linkId: link.id }
}
const views = async (site: TestSite, cookie: string) =>
  (await (await site.request('GET', '/api/portfolio/views', { cookie })).json()) as {
    today: string
    series: ViewSeries[]
  }
const portfolio = async (site: TestSite, cookie: string) =>
  (await (await site.request('GET', '/api/portfolio', { cookie })).json()) as Portfolio

onEachDatabase('views and downloads', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite(engine, { clock: () => NOW })
  })
  afterAll(() => site.close())
  const count = (resumeId: number, linkId: string, day: string, [seen, taken]: readonly [number, number]) =>
    site.context.db.insertInto('viewCount').values({ resumeId, linkId, day, views: seen, downloads: taken }).execute()

  test('are listed by page, resume and link for each of the last 90 days, for the owner only', async () => {
    const { cookie, userId, resumeId, linkId } = await person(site)
    const other = await person(site)
    await count(other.resumeId, '', '2026-03-31', [77, 77])
    await count(resumeId, '', '2026-03-31', [3, 1])
    await count(resumeId, '', '2026-01-01', [5, 2])
    await count(resumeId, '', '2025-12-31', [9, 9])
    await count(resumeId, linkId, '2026-03-30', [4, 0])
    await count(resumeId, 'of-a-link-deleted-since', '2026-03-30', [8, 8])
    for (const [day, seen] of [
      ['2026-03-29', 2],
      ['2025-12-31', 9],
    ] as const)
      await site.context.db.insertInto('portfolioView').values({ userId, day, views: seen }).execute()
    const told = await views(site, cookie)
    expect(told.today).toBe('2026-03-31')
    expect(told.series).toHaveLength(3)
    expect(told.series).toEqual(
      expect.arrayContaining([
        { resumeId: null, linkId: null, days: [{ day: '2026-03-29', views: 2, downloads: 0 }] },
        {
          resumeId,
          linkId: null,
          days: [
            { day: '2026-01-01', views: 5, downloads: 2 },
            { day: '2026-03-31', views: 3, downloads: 1 },
          ],
        },
        { resumeId, linkId, days: [{ day: '2026-03-30', views: 4, downloads: 0 }] },
      ]),
    )
  })

  test('are shown next to resumes and links as totals of the last 30 days', async () => {
    const { cookie, resumeId, linkId } = await person(site)
    await count(resumeId, '', '2026-03-31', [3, 1])
    await count(resumeId, '', '2026-03-02', [10, 4])
    await count(resumeId, '', '2026-03-01', [100, 100])
    await count(resumeId, linkId, '2026-03-30', [7, 2])
    expect(await portfolio(site, cookie)).toMatchObject({
      resumes: [{ counts: { views: 13, downloads: 5 } }],
      links: [{ counts: { views: 7, downloads: 2 } }],
    })
  })

  test('are empty without views', async () => {
    const { cookie } = await person(site)
    expect(await views(site, cookie)).toEqual({ today: '2026-03-31', series: [] })
  })
})

/** What each product includes for public pages, written by hand. */
const OPENS: Record<string, boolean> = {
  free: false,
  download: false,
  templates: false,
  interview: false,
  combo: false,
  premium: true,
  'plan-professional': false,
  'plan-premium': true,
  coach: false,
}

describe.each(Object.entries(OPENS))('where plans are enforced, %s', (product, opens) => {
  let site: TestSite
  let cookie: string
  beforeAll(async () => {
    site = await createTestSite('sqlite', { env: { PLAN_ENFORCEMENT: 'on' }, clock: () => NOW })
    ;({ cookie } = await person(site, product === 'free' ? undefined : (product as ProductId)))
  })
  afterAll(() => site.close())
  const save = (body: object) => site.request('PUT', '/api/portfolio', { cookie, body })
  const word = opens ? 'opens' : 'refuses'

  test.each([
    ['a custom URL', { slug: 'ada-l' }, 'plan_custom_slug'],
    ['a page without branding', { hidesBrand: true }, 'plan_no_branding'],
    ['a custom color', { accent: '#112233' }, 'plan_no_branding'],
  ])(`${word} %s`, async (_, body, code) => {
    const answer = await save(body)
    const told = (await answer.json()) as { code?: string; openedBy?: string[] }
    const openedBy = ['plan-premium', 'premium']
    expect([answer.status, told.code, told.openedBy]).toEqual(
      opens ? [200, undefined, undefined] : [402, code, openedBy],
    )
  })

  test(`${word} statistics`, async () => {
    const answer = await site.request('GET', '/api/portfolio/views', { cookie })
    expect(answer.status).toBe(opens ? 200 : 402)
    const { may, resumes, links } = await portfolio(site, cookie)
    expect(may).toEqual({ customSlug: opens, viewAnalytics: opens, noBranding: opens })
    const counts = opens ? { views: 0, downloads: 0 } : null
    expect([resumes[0]?.counts, links[0]?.counts]).toEqual([counts, counts])
  })

  test('leaves contact details, links and visibility available in every plan', async () => {
    expect((await save({ showsContact: true, slug: null, accent: null, hidesBrand: false })).status).toBe(200)
  })
})

test('after a plan ends, the slug and style stay, and can be removed but not set again', async () => {
  const site = await createTestSite('sqlite', { env: { PLAN_ENFORCEMENT: 'on' } })
  const { cookie, userId } = await person(site, 'premium')
  const save = async (body: object) => (await site.request('PUT', '/api/portfolio', { cookie, body })).status
  const look = { slug: 'ada-l', hidesBrand: true, accent: '#112233' }
  expect(await save(look)).toBe(200)
  await site.context.entitlements.revoke(userId, 'premium')
  expect(await save({ ...look, showsContact: true })).toBe(200)
  expect(await save({ ...look, slug: 'ada-2' })).toBe(402)
  expect(await save({ slug: null, hidesBrand: false, accent: null })).toBe(200)
  for (const [name, value] of Object.entries(look)) expect(await save({ [name]: value })).toBe(402)
  await site.close()
})
