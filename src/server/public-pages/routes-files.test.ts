import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PdfEngine, PdfJob, ScreenshotJob } from '#server/engines/pdf/engine.ts'
import { tooManyPages, unavailable } from '#server/engines/pdf/refusal.ts'
import { endlessContent } from '#server/testing/endless-content.ts'
import { SMTP_ENGINE, resumeOf, saveLook, shower, type Shower } from '#server/testing/public-pages.ts'
import {
  onEachDatabase,
  createTestSite,
  createTestPdfEngine,
  registerUser,
  type TestSite,
} from '#server/testing/site.ts'
import { statementsOf } from '#server/testing/statements.ts'
import { sampleContent } from '#shared/template/samples.ts'

onEachDatabase('files and view counts of public pages', (engine) => {
  let site: TestSite
  let ada: Shower
  let pdf: PdfEngine
  let jobs: (PdfJob | ScreenshotJob)[] = []
  beforeEach(async () => {
    jobs = []
    pdf = createTestPdfEngine({
      print: async (job) => {
        jobs.push(job)
        if (job.document.html.includes('Endless')) throw tooManyPages(31, 20)
        return { bytes: new TextEncoder().encode('%PDF-1.7'), pages: 1, fitReached: true }
      },
      screenshot: async (job) => {
        jobs.push(job)
        return new TextEncoder().encode('PNG')
      },
    })
    site = await createTestSite(engine, { engines: { pdf, email: SMTP_ENGINE } })
    ada = await shower(site, { settings: { profilePublic: true } })
  })
  afterEach(() => site.close())

  const get = (path: string, cookie?: string) => site.request('GET', path, cookie ? { cookie } : {})
  const page = (address: string, id?: number) => get(`/api/portfolios/${address}${id === undefined ? '' : `/${id}`}`)

  test('a file is made once, and a repeated request revalidates it', async () => {
    const id = await resumeOf(site, ada, { content: sampleContent('short') })
    const path = `/api/portfolios/${ada.id}/${id}/resume.pdf`
    const first = await get(path)
    expect(first.headers.get('content-type')).toBe('application/pdf')
    expect(first.headers.get('content-disposition')).toContain('filename="Maya Okafor.pdf"')
    expect(first.headers.get('cache-control')).toBe('private, max-age=0')
    expect(await first.text()).toBe('%PDF-1.7')
    const etag = first.headers.get('etag')!
    expect((await site.request('GET', path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const { statements } = await statementsOf(site.context.db, () => get(path))
    expect(statements.filter((one) => /tries/.test(one))).toEqual([])
  })

  test('a resume that is too long for a file is refused, and costs nothing until it is saved again', async () => {
    const id = await resumeOf(site, ada, { content: { ...sampleContent('short'), summary: 'Endless' } })
    const path = `/api/portfolios/${ada.id}/${id}/resume.pdf`
    const answer = await get(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([422, null])
    expect(await answer.json()).toEqual({
      code: 'too_many_pages',
      message: 'This resume is too long for a file. You can read it on its page.',
    })
    const { db } = site.context
    const { statements } = await statementsOf(db, () => get(path))
    expect(statements.filter((one) => /tries/.test(one))).toEqual([])
    expect((await get(path)).status).toBe(422)
    expect(jobs).toHaveLength(1)
    await db.updateTable('resume').set({ version: 2 }).where('id', '=', id).execute()
    expect((await get(path)).status).toBe(422)
    expect(jobs).toHaveLength(2)
  })

  test('a resume with far too many bullet points is refused without asking the browser', async () => {
    const id = await resumeOf(site, ada, { content: endlessContent() })
    const page = `/api/portfolios/${ada.id}/${id}`
    expect([(await get(`${page}/resume.pdf`)).status, (await get(`${page}/card.png`)).status]).toEqual([422, 422])
    expect((await get(`${page}/contact.vcf`)).status).toBe(200)
    expect(jobs).toEqual([])
  })

  test('files are made in the name of the network that asks for them, so that networks can take turns', async () => {
    const behind = await createTestSite(engine, { engines: { pdf }, env: { TRUST_PROXY: 'true' } })
    const eve = await shower(behind)
    const path = `/api/portfolios/${eve.id}/${await resumeOf(behind, eve)}`
    for (const [name, network] of [
      ['resume.pdf', '10.0.0.1'],
      ['card.png', '10.0.0.2'],
    ])
      await behind.request('GET', `${path}/${name}`, { headers: { 'x-forwarded-for': network! } })
    expect(jobs.map(({ owner }) => owner)).toEqual(['10.0.0.1', '10.0.0.2'])
    await behind.close()
  })

  test('one network cannot request an unlimited number of files', async () => {
    const id = await resumeOf(site, ada)
    const { db } = site.context
    const made: number[] = []
    for (let version = 1; version <= 61; version += 1) {
      await db.updateTable('resume').set({ version }).where('id', '=', id).execute()
      made.push((await get(`/api/portfolios/${ada.id}/${id}/contact.vcf`)).status)
    }
    expect(made.filter((status) => status === 200)).toHaveLength(60)
    expect(made.at(-1)).toBe(429)
    // Cached files and the page itself stay available.
    await db.updateTable('resume').set({ version: 60 }).where('id', '=', id).execute()
    expect((await get(`/api/portfolios/${ada.id}/${id}/contact.vcf`)).status).toBe(200)
    expect((await page(ada.id, id)).status).toBe(200)
  })

  test('a network beyond its limit does not block other networks', async () => {
    const crowded = await createTestSite(engine, { env: { TRUST_PROXY: 'true' } })
    const eve = await shower(crowded)
    const id = await resumeOf(crowded, eve)
    const limit = { name: 'public-file', max: 60, seconds: 60 }
    for (let asked = 0; asked < 60; asked += 1) await crowded.context.limits.take(limit, '10.0.0.1')
    const from = async (network: string) => {
      const headers = { 'x-forwarded-for': network }
      return (await crowded.request('GET', `/api/portfolios/${eve.id}/${id}/contact.vcf`, { headers })).status
    }
    const { db } = crowded.context
    for (let version = 1; version <= 10; version += 1) {
      await db.updateTable('resume').set({ version }).where('id', '=', id).execute()
      const [, other] = await Promise.all([from('10.0.0.1'), from('10.0.0.2')])
      expect(other).toBe(200)
    }
    await crowded.close()
  })

  test('waiting for a pending file does not count against the limit', async () => {
    const id = await resumeOf(site, ada)
    const path = `/api/portfolios/${ada.id}/${id}/contact.vcf`
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { count } = await site.context.db
      .selectFrom('tries')
      .select('count')
      .where('key', 'like', 'public-file:%')
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  test('an image is served on an accessible page only', async () => {
    expect((await get(`/api/portfolios/${ada.id}/picture`)).status).toBe(404)
    const row = { userId: ada.id, bytes: new Uint8Array([255, 216, 255]), hash: 'h', updatedAt: new Date() }
    await site.context.db.insertInto('avatar').values(row).execute()
    const answer = await get(`/api/portfolios/${ada.id}/picture`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    await site.request('PUT', '/api/settings', { cookie: ada.cookie, body: { profilePublic: false } })
    expect((await get(`/api/portfolios/${ada.id}/picture`)).status).toBe(404)
  })

  test('views by readers are counted, views by owners and bots are not', async () => {
    const id = await resumeOf(site, ada)
    await saveLook(site, ada.id, { slug: 'old-ada' })
    await saveLook(site, ada.id, { slug: 'ada' })
    const bob = await registerUser(site, 'bob@example.com')
    const path = `/api/portfolios/ada/${id}`
    const asWith = (headers: Record<string, string>, method = 'GET') => site.request(method, path, { headers })
    await get(path)
    await get(path, bob)
    await asWith({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })
    // None of these is a reader.
    await get(path, ada.cookie)
    await asWith({}, 'HEAD')
    await asWith({ 'sec-purpose': 'prefetch;prerender' })
    await asWith({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
    await asWith({ 'user-agent': 'LinkedInBot/1.0' })
    await get(`/api/portfolios/old-ada/${id}`)
    await get(`/api/portfolios/ADA/${id}`)
    await get(`/api/portfolios/${ada.id}/${id}`)
    await get(`${path}/card.png`)
    // Downloads.
    await get(`${path}/resume.pdf`)
    await get(`${path}/contact.vcf`)
    await get(`${path}/resume.pdf`, ada.cookie)
    await get('/api/portfolios/ada')
    await get('/api/portfolios/ada', ada.cookie)
    await site.context.viewCounts.flush()
    const { db } = site.context
    const counts = await db.selectFrom('viewCount').select(['resumeId', 'linkId', 'views', 'downloads']).execute()
    expect(counts).toEqual([{ resumeId: id, linkId: '', views: 3, downloads: 2 }])
    const portfolios = await db.selectFrom('portfolioView').select(['userId', 'views']).execute()
    expect(portfolios).toEqual([{ userId: ada.id, views: 1 }])
  })

  test('link previews may load images, and crawlers no other part of the API', async () => {
    const robots = await (await get('/robots.txt')).text()
    expect(robots.split('\n').filter((line) => line.includes('/api/'))).toEqual([
      'Disallow: /api/',
      'Allow: /api/portfolios/*/card.png',
      'Allow: /api/portfolios/*/picture',
      'Allow: /api/shared/*/card.png',
    ])
  })

  test('page views are written to the database only after a second', async () => {
    const id = await resumeOf(site, ada)
    const { statements } = await statementsOf(site.context.db, async () => {
      for (let view = 0; view < 20; view += 1) await (await page(ada.id, id)).text()
    })
    expect(statements.filter((one) => !one.startsWith('select'))).toEqual([])
  })

  test('viewing sets no cookie and stores no trace of the visitor', async () => {
    const id = await resumeOf(site, ada)
    const before = site.lines.length
    const answer = await site.request('GET', `/api/portfolios/${ada.id}/${id}`, {
      headers: { 'user-agent': 'Firefox of Bob', referer: 'https://bob.example/' },
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(site.lines.slice(before).join('\n')).not.toMatch(new RegExp(`${ada.id}|Bob|bob\\.example`))
  })

  test('a file that cannot be made is refused, and the page still works', async () => {
    const broken = await createTestSite(engine, {
      engines: { pdf: createTestPdfEngine({ print: () => Promise.reject(unavailable(new Error('no browser'))) }) },
    })
    const eve = await shower(broken)
    const id = await resumeOf(broken, eve)
    const answer = await broken.request('GET', `/api/portfolios/${eve.id}/${id}/resume.pdf`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await broken.request('GET', `/api/portfolios/${eve.id}/${id}`)).status).toBe(200)
    await broken.close()
  })
})
