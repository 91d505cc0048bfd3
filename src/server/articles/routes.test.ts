import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#server/testing/site.ts'
import { ARTICLES } from '#shared/articles/list.ts'
import type { Article, ArticleCard, TextPage } from '#shared/contract/texts.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite('sqlite', { env: { BRAND_NAME: 'Cardinal', SUPPORT_EMAIL: 'help@cv.example' } })
})
afterAll(() => site.close())

const read = async <T>(path: string): Promise<T> => (await site.request('GET', path)).json() as Promise<T>

test('all twenty articles are listed in order, with the editor as their author', async () => {
  const cards = await read<ArticleCard[]>('/api/articles')
  expect(cards.map(({ slug }) => slug)).toEqual(ARTICLES.map(({ slug }) => slug))
  expect(new Set(cards.map(({ author }) => author))).toEqual(new Set(['Editor']))
})

test('an article has the names and types of the specification', async () => {
  const [first] = await read<ArticleCard[]>('/api/articles')
  expect(first).toMatchObject({ id: '1', category: 'Resume Writing', publishDate: '2025-09-28', author: 'Editor' })
  expect(typeof first?.readTime).toBe('number')
})

test('reading times of published articles are within 15 percent of the plan', async () => {
  const written = (await read<ArticleCard[]>('/api/articles')).filter(({ isWritten }) => isWritten)
  expect(written.length).toBeGreaterThanOrEqual(4)
  const far = written.filter(({ id, readTime }) => {
    const planned = ARTICLES.find((one) => String(one.id) === id)?.minutes ?? 0
    return planned === 0 || Math.abs(readTime - planned) > planned * 0.15
  })
  expect(far.map(({ slug, readTime }) => `${slug}: ${readTime}`)).toEqual([])
})

test('an article includes its text, its sections and the first two related articles', async () => {
  const { card, html, sections, related } = await read<Article>('/api/articles/ats-friendly-resume-2025')
  expect(card.title).toBe('An ATS-friendly resume: what software really reads')
  expect(related.map(({ id }) => id)).toEqual(['2', '3'])
  const star = await read<Article>('/api/articles/star-method-interview-questions-examples')
  expect(star.related.map(({ id }) => id)).toEqual(['1', '2'])
  expect(star.html).toContain('<h2 id="')
  expect(star.sections.length).toBeGreaterThan(5)
  expect(html === null).toBe(sections.length === 0)
})

test('no text contains a placeholder or a broken figure', async () => {
  for (const { slug } of ARTICLES) {
    const { html } = await read<Article>(`/api/articles/${slug}`)
    expect(html ?? '').not.toMatch(/\{(brand|operator|support)\}/)
  }
  for (const name of ['about', 'help', 'privacy-policy', 'terms-of-service', 'disclaimers', 'cookie-policy']) {
    const { html } = await read<TextPage>(`/api/pages/${name}`)
    expect(html.length).toBeGreaterThan(1000)
    expect(html).not.toMatch(/\{(brand|operator|support)\}/)
  }
})

test('the pages name this site and its email address', async () => {
  expect((await read<TextPage>('/api/pages/about')).html).toContain('Cardinal helps job seekers')
  expect((await read<TextPage>('/api/pages/help')).html).toContain('help@cv.example')
})

test('each help question includes its answer', async () => {
  const { questions } = await read<TextPage>('/api/pages/help')
  expect(questions.length).toBeGreaterThan(35)
  expect(questions[0]?.question).toBe('Do I need an account?')
  expect(questions[0]?.answer).toMatch(/^No\. You can write a resume/)
})

test('without payments, no page mentions plans, prices or refunds', async () => {
  const free = await createTestSite('sqlite', { env: { PAYMENTS: 'off' } })
  const help = (await (await free.request('GET', '/api/pages/help')).json()) as TextPage
  expect(help.sections.map(({ title }) => title)).not.toContain('Plans and payments')
  expect(/money|monthly plan/i.exec(help.html)?.[0]).toBeUndefined()
  const terms = (await (await free.request('GET', '/api/pages/terms-of-service')).json()) as TextPage
  expect(/refund|monthly plan|withdrawal/i.exec(terms.html)?.[0]).toBeUndefined()
  await free.close()
})

test.each(['/api/articles/nothing', '/api/pages/nothing', '/api/pages/..%2Fblog%2Fx'])(
  '%s returns a 404',
  async (path) => {
    expect((await site.request('GET', path)).status).toBe(404)
  },
)

test('only configured mailboxes are listed', async () => {
  expect(await read('/api/contact/mailboxes')).toEqual({ support: 'help@cv.example', partners: null, press: null })
})

test('the sitemap lists every page and every published article, and nothing else', async () => {
  expect(await (await site.request('GET', '/robots.txt')).text()).toMatch(/Sitemap: http:\/\/[^/]+\/sitemap\.xml/)
  const map = await (await site.request('GET', '/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(paths).toContain('/blog/star-method-interview-questions-examples')
  expect(paths).toContain('/privacy-policy')
  expect(paths).not.toContain('/settings')
  expect(new Set(paths).size).toBe(paths.length)
})

test('a translated page is in the sitemap in each complete language, with its addresses in the others', async () => {
  const map = await (await site.request('GET', '/sitemap.xml')).text()
  const german = /<url><loc>(https?:\/\/[^/]+)\/de\/pricing<\/loc>(.*)<\/url>/.exec(map)
  const links = [...(german?.[2] ?? '').matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  expect(links.map(([, tag, address]) => [tag, address?.slice(german?.[1]?.length)])).toEqual([
    ['en', '/pricing'],
    ['de', '/de/pricing'],
    ['es', '/es/pricing'],
    ['fr', '/fr/pricing'],
    ['x-default', '/pricing'],
  ])
  expect(map).not.toMatch(/\/nl|"nl"/)
  expect(map).toMatch(/<loc>[^<]+\/resume-builder<\/loc><\/url>/)
})

test('the feed lists each published article once, with a working URL', async () => {
  const feed = await (await site.request('GET', '/blog/feed.xml')).text()
  const written = (await read<ArticleCard[]>('/api/articles')).filter(({ isWritten }) => isWritten)
  expect([...feed.matchAll(/<item>/g)]).toHaveLength(written.length)
  expect(feed).toContain('<title>Cardinal: Career Success Blog</title>')
})
