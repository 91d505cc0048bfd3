import { afterEach, beforeEach, expect, test } from 'vitest'
import { unavailable } from '#server/engines/pdf/refusal.ts'
import { MAILING, resumeOf, saveLook, shower, type Shower } from '#server/testing/public-pages.ts'
import {
  onEachDatabase,
  createTestSite,
  createTestPdfEngine,
  registerUser,
  type TestSite,
} from '#server/testing/site.ts'
import { statementsOf } from '#server/testing/statements.ts'
import { sampleContent } from '#shared/template/samples.ts'

onEachDatabase('public pages', (engine) => {
  let site: TestSite
  let ada: Shower
  beforeEach(async () => {
    const pdf = createTestPdfEngine({
      print: async () => ({ bytes: new TextEncoder().encode('%PDF-1.7'), pages: 1, fitReached: true }),
      screenshot: async () => new TextEncoder().encode('PNG'),
    })
    site = await createTestSite(engine, { engines: { pdf, mail: MAILING } })
    ada = await shower(site, { settings: { profilePublic: true } })
  })
  afterEach(() => site.close())

  const get = (path: string, cookie?: string) => site.request('GET', path, cookie ? { cookie } : {})
  const page = (address: string, id?: number) => get(`/api/portfolios/${address}${id === undefined ? '' : `/${id}`}`)
  const bodyOf = async (path: string) => (await (await get(path)).json()) as Record<string, unknown>

  test('a public resume is shown to everybody, as its template lays it out', async () => {
    const id = await resumeOf(site, ada, { title: 'For Acme', content: sampleContent('short') })
    const answer = await page(ada.id, id)
    expect(answer.status).toBe(200)
    const shown = (await answer.json()) as Record<string, unknown>
    expect(shown).toMatchObject({
      id,
      address: ada.id,
      name: 'Maya Okafor',
      headline: 'Customer Support Lead',
      lang: 'en',
      accent: null,
      hidesBrand: false,
      isIndexed: true,
      hasPdf: true,
    })
    expect(shown['html']).toContain('Harbor Bikes')
    expect(shown['css']).toContain('.doc')
    expect(JSON.stringify(shown)).not.toContain('For Acme')
  })

  test('the page of a person lists what is public of them, and what they are', async () => {
    await site.request('PUT', '/api/profile', {
      cookie: ada.cookie,
      body: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        phone: '+44 20 7946 0991',
        location: 'London',
        website: 'ada.example',
        github: 'javascript:alert(1)',
        linkedin: '',
      },
    })
    const id = await resumeOf(site, ada, { title: 'Platform work', content: sampleContent('short') })
    await resumeOf(site, ada, { title: 'Secret', isPublic: false })
    const shown = await bodyOf(`/api/portfolios/${ada.id}`)
    const { updatedAt } = (await bodyOf(`/api/portfolios/${ada.id}/${id}`)) as { updatedAt: string }
    expect(shown).toEqual({
      address: ada.id,
      accent: null,
      hidesBrand: false,
      isIndexed: true,
      name: 'Ada Lovelace',
      location: '',
      website: 'https://ada.example',
      github: '',
      linkedin: '',
      hasPicture: false,
      resumes: [{ id, title: 'Platform work', headline: 'Customer Support Lead', updatedAt }],
    })
    await saveLook(site, ada.id, { showsContact: true })
    expect(await bodyOf(`/api/portfolios/${ada.id}`)).toMatchObject({ location: 'London' })
  })

  test('what is private, taken down, suspended, unconfirmed or unknown is one and the same 404', async () => {
    const hidden = await resumeOf(site, ada, { isPublic: false })
    const shown = await resumeOf(site, ada)
    const { db } = site.context
    const answers: string[] = []
    const note = async (address: string, id?: number | string) => {
      const answer = await get(`/api/portfolios/${address}${id === undefined ? '' : `/${id}`}`)
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
      answers.push(JSON.stringify([answer.status, headers, await answer.text()]))
    }
    const back = () =>
      db.updateTable('user').set({ suspendedAt: null, emailVerified: true }).where('id', '=', ada.id).execute()
    await note(ada.id, hidden)
    await note(ada.id, 999_999)
    await note(ada.id, '0')
    await note(ada.id, 'x')
    await note('nobody')
    await note('nobody', shown)
    await note('%00', shown)
    await note(ada.id.toUpperCase(), shown)
    await db.updateTable('user').set({ suspendedAt: new Date() }).where('id', '=', ada.id).execute()
    await note(ada.id, shown)
    await note(ada.id)
    await back()
    await db.updateTable('user').set({ emailVerified: false }).where('id', '=', ada.id).execute()
    await note(ada.id, shown)
    await note(ada.id)
    await back()
    await saveLook(site, ada.id, { takenDownAt: new Date() })
    await note(ada.id, shown)
    await note(ada.id)
    await db.updateTable('portfolio').set({ takenDownAt: null }).execute()
    await db.updateTable('resume').set({ takenDownAt: new Date() }).where('id', '=', shown).execute()
    await note(ada.id, shown)
    await site.request('PUT', '/api/settings', { cookie: ada.cookie, body: { profilePublic: false } })
    await note(ada.id)
    expect([...new Set(answers)]).toEqual([answers[0]])
    expect(answers).toHaveLength(16)
    expect(answers[0]).toContain('There is nothing at this address.')
    await db.updateTable('resume').set({ takenDownAt: null }).where('id', '=', shown).execute()
    expect((await page(ada.id, shown)).status).toBe(200)
  })

  test('the same is asked of the database for what is private, suspended and unknown', async () => {
    const hidden = await resumeOf(site, ada, { isPublic: false })
    const suspended = await shower(site, { email: 's@example.com', settings: { profilePublic: true } })
    const theirs = await resumeOf(site, suspended)
    await site.context.db.updateTable('user').set({ suspendedAt: new Date() }).where('id', '=', suspended.id).execute()
    const asked = async (address: string, id?: number) => {
      // Letters on their way ask as well.
      await site.context.outbox.sendDue()
      return (await statementsOf(site.context.db, async () => (await page(address, id)).text())).statements
    }
    const forHidden = await asked(ada.id, hidden)
    expect(forHidden).toHaveLength(2)
    expect(await asked('nobody', hidden)).toEqual(forHidden)
    expect(await asked(ada.id, 999_999)).toEqual(forHidden)
    expect(await asked(suspended.id, theirs)).toEqual(forHidden)
    const forNobody = await asked('nobody')
    expect(forNobody).toHaveLength(3)
    expect(await asked(suspended.id)).toEqual(forNobody)
    const closed = await shower(site, { email: 'closed@example.com' })
    await resumeOf(site, closed)
    expect(await asked(closed.id)).toEqual(forNobody)
  })

  test('a resume is found under its own person only', async () => {
    const bob = await shower(site, { email: 'bob@example.com', settings: { profilePublic: true } })
    const id = await resumeOf(site, ada)
    expect((await page(bob.id, id)).status).toBe(404)
    expect((await get(`/api/portfolios/${bob.id}/${id}/resume.pdf`)).status).toBe(404)
  })

  test('a slug leads to its person in small and capital letters, and an older one to the address in force', async () => {
    const id = await resumeOf(site, ada)
    await saveLook(site, ada.id, { slug: 'ada' })
    await saveLook(site, ada.id, { slug: 'ada-lovelace' })
    for (const address of ['ada', 'ADA', 'ada-lovelace', 'Ada-Lovelace', ada.id]) {
      expect(await bodyOf(`/api/portfolios/${address}/${id}`)).toMatchObject({ address: 'ada-lovelace' })
      expect(await bodyOf(`/api/portfolios/${address}`)).toMatchObject({ address: 'ada-lovelace' })
    }
  })

  test('what a plan opens counts only while it does', async () => {
    const selling = { PAYMENTS: 'auto', PLAN_ENFORCEMENT: 'on', APP_URL: 'http://localhost:3000' }
    const shop = await createTestSite(engine, { env: selling })
    const eve = await shower(shop, {
      settings: { profilePublic: true },
      look: { slug: 'eve', accent: '#b91c1c', hidesBrand: true },
    })
    const id = await resumeOf(shop, eve)
    const shown = async () => (await (await shop.request('GET', `/api/portfolios/eve/${id}`)).json()) as object
    expect(await shown()).toMatchObject({ address: eve.id, accent: null, hidesBrand: false, hasPdf: true })
    await shop.context.entitlements.grant(eve.id, 'premium')
    expect(await shown()).toMatchObject({ address: 'eve', accent: '#b91c1c', hidesBrand: true, hasPdf: true })
    const css = ((await shown()) as { css: string }).css
    expect(css).toContain('#b91c1c')
    await shop.close()
  })

  test('a premium template needs its right for the file, never for the page', async () => {
    const selling = { PAYMENTS: 'auto', PLAN_ENFORCEMENT: 'on', APP_URL: 'http://localhost:3000' }
    const shop = await createTestSite(engine, { env: selling })
    const eve = await shower(shop)
    const premium = shop.context.templates.all.find(({ isPremium }) => isPremium)
    const id = await resumeOf(shop, eve, { templateId: premium!.id, content: sampleContent('short') })
    const shown = (await (await shop.request('GET', `/api/portfolios/${eve.id}/${id}`)).json()) as { html: string }
    expect(shown).toMatchObject({ hasPdf: false })
    expect(shown.html).toContain('Maya Okafor')
    expect((await shop.request('GET', `/api/portfolios/${eve.id}/${id}/resume.pdf`)).status).toBe(404)
    await shop.close()
  })

  test('whoever wants no search engines has none on pages and files', async () => {
    const id = await resumeOf(site, ada)
    const paths = ['', `/${id}`, `/${id}/resume.pdf`, `/${id}/contact.vcf`, `/${id}/card.png`]
    const robots = async (path: string) => (await get(`/api/portfolios/${ada.id}${path}`)).headers.get('x-robots-tag')
    for (const path of paths) expect(await robots(path)).toBeNull()
    await site.request('PUT', '/api/settings', { cookie: ada.cookie, body: { allowSearchEngines: false } })
    for (const path of paths) expect(await robots(path)).toBe('noindex')
    expect(await bodyOf(`/api/portfolios/${ada.id}`)).toMatchObject({ isIndexed: false })
  })

  test('a change of the resume is seen at once', async () => {
    const id = await resumeOf(site, ada, { content: { summary: 'Before' } })
    expect(await bodyOf(`/api/portfolios/${ada.id}/${id}`)).toMatchObject({ description: 'Before' })
    const content = { ...sampleContent('short'), summary: 'After' }
    await site.request('PUT', `/api/resumes/${id}`, {
      cookie: ada.cookie,
      body: { title: 'T', content, templateId: null },
    })
    expect(await bodyOf(`/api/portfolios/${ada.id}/${id}`)).toMatchObject({ description: 'After' })
  })

  test('a file is made once, and its own page knows it again', async () => {
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

  test('one network cannot have files made without end', async () => {
    const id = await resumeOf(site, ada)
    const { db } = site.context
    const made: number[] = []
    for (let version = 1; version <= 61; version += 1) {
      await db.updateTable('resume').set({ version }).where('id', '=', id).execute()
      made.push((await get(`/api/portfolios/${ada.id}/${id}/contact.vcf`)).status)
    }
    expect(made.filter((status) => status === 200)).toHaveLength(60)
    expect(made.at(-1)).toBe(429)
    // What was made before and the page itself stay open.
    await db.updateTable('resume').set({ version: 60 }).where('id', '=', id).execute()
    expect((await get(`/api/portfolios/${ada.id}/${id}/contact.vcf`)).status).toBe(200)
    expect((await page(ada.id, id)).status).toBe(200)
  })

  test('a network that had too many files made keeps nobody else from any', async () => {
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

  test('who waits for a file that is being made already has nothing counted', async () => {
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

  test('a picture is shown on an open page only', async () => {
    expect((await get(`/api/portfolios/${ada.id}/picture`)).status).toBe(404)
    const row = { userId: ada.id, bytes: new Uint8Array([255, 216, 255]), hash: 'h', updatedAt: new Date() }
    await site.context.db.insertInto('avatar').values(row).execute()
    const answer = await get(`/api/portfolios/${ada.id}/picture`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    await site.request('PUT', '/api/settings', { cookie: ada.cookie, body: { profilePublic: false } })
    expect((await get(`/api/portfolios/${ada.id}/picture`)).status).toBe(404)
  })

  test('readers are counted, and whoever is none is not', async () => {
    const id = await resumeOf(site, ada)
    await saveLook(site, ada.id, { slug: 'old-ada' })
    await saveLook(site, ada.id, { slug: 'ada' })
    const bob = await registerUser(site, 'bob@example.com')
    const path = `/api/portfolios/ada/${id}`
    const asWith = (headers: Record<string, string>, method = 'GET') => site.request(method, path, { headers })
    await get(path)
    await get(path, bob)
    await asWith({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })
    // None of these is somebody who reads.
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

  test('whoever shows a link may load its picture, and search engines nothing else of the API', async () => {
    const robots = await (await get('/robots.txt')).text()
    expect(robots.split('\n').filter((line) => line.includes('/api/'))).toEqual([
      'Disallow: /api/',
      'Allow: /api/portfolios/*/card.png',
      'Allow: /api/portfolios/*/picture',
      'Allow: /api/shared/*/card.png',
    ])
  })

  test('a page view writes nothing to the database before the second is over', async () => {
    const id = await resumeOf(site, ada)
    const { statements } = await statementsOf(site.context.db, async () => {
      for (let view = 0; view < 20; view += 1) await (await page(ada.id, id)).text()
    })
    expect(statements.filter((one) => !one.startsWith('select'))).toEqual([])
  })

  test('looking leaves no cookie and no trace of who looked', async () => {
    const id = await resumeOf(site, ada)
    const before = site.lines.length
    const answer = await site.request('GET', `/api/portfolios/${ada.id}/${id}`, {
      headers: { 'user-agent': 'Firefox of Bob', referer: 'https://bob.example/' },
    })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(site.lines.slice(before).join('\n')).not.toMatch(new RegExp(`${ada.id}|Bob|bob\\.example`))
  })

  test('where no file can be made that is told, and the page stands', async () => {
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
