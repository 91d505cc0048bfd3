import { afterEach, beforeEach, expect, test } from 'vitest'

import { SMTP_ENGINE, resumeOf, saveLook, shower, type Shower } from '#server/testing/public-pages.ts'
import { onEachDatabase, createTestSite, createTestPdfEngine, type TestSite } from '#server/testing/site.ts'
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
    site = await createTestSite(engine, { engines: { pdf, email: SMTP_ENGINE } })
    ada = await shower(site, { settings: { profilePublic: true } })
  })
  afterEach(() => site.close())

  const get = (path: string, cookie?: string) => site.request('GET', path, cookie ? { cookie } : {})
  const page = (address: string, id?: number) => get(`/api/portfolios/${address}${id === undefined ? '' : `/${id}`}`)
  const bodyOf = async (path: string) => (await (await get(path)).json()) as Record<string, unknown>

  test('a public resume is shown to everyone, in its template', async () => {
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

  test('the page of a user lists public resumes and profile', async () => {
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

  test('private, taken-down, suspended, unconfirmed and unknown pages return the same 404', async () => {
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
    expect(answers[0]).toContain('We can’t find anything at this address. Check the URL.')
    await db.updateTable('resume').set({ takenDownAt: null }).where('id', '=', shown).execute()
    expect((await page(ada.id, shown)).status).toBe(200)
  })

  test('private, suspended and unknown pages run the same queries', async () => {
    const hidden = await resumeOf(site, ada, { isPublic: false })
    const suspended = await shower(site, { email: 's@example.com', settings: { profilePublic: true } })
    const theirs = await resumeOf(site, suspended)
    await site.context.db.updateTable('user').set({ suspendedAt: new Date() }).where('id', '=', suspended.id).execute()
    const asked = async (address: string, id?: number) => {
      // Queued emails run queries as well.
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

  test("a resume is found only under its owner's slug", async () => {
    const bob = await shower(site, { email: 'bob@example.com', settings: { profilePublic: true } })
    const id = await resumeOf(site, ada)
    expect((await page(bob.id, id)).status).toBe(404)
    expect((await get(`/api/portfolios/${bob.id}/${id}/resume.pdf`)).status).toBe(404)
  })

  test('a slug works regardless of case, and a former slug redirects to the current URL', async () => {
    const id = await resumeOf(site, ada)
    await saveLook(site, ada.id, { slug: 'ada' })
    await saveLook(site, ada.id, { slug: 'ada-lovelace' })
    for (const address of ['ada', 'ADA', 'ada-lovelace', 'Ada-Lovelace', ada.id]) {
      expect(await bodyOf(`/api/portfolios/${address}/${id}`)).toMatchObject({ address: 'ada-lovelace' })
      expect(await bodyOf(`/api/portfolios/${address}`)).toMatchObject({ address: 'ada-lovelace' })
    }
  })

  test('the features of a plan apply only while it lasts', async () => {
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

  test('a premium template needs a plan for the file, never for the page', async () => {
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

  test('turning off search engines covers pages and files', async () => {
    const id = await resumeOf(site, ada)
    const paths = ['', `/${id}`, `/${id}/resume.pdf`, `/${id}/contact.vcf`, `/${id}/card.png`]
    const robots = async (path: string) => (await get(`/api/portfolios/${ada.id}${path}`)).headers.get('x-robots-tag')
    for (const path of paths) expect(await robots(path)).toBeNull()
    await site.request('PUT', '/api/settings', { cookie: ada.cookie, body: { allowSearchEngines: false } })
    for (const path of paths) expect(await robots(path)).toBe('noindex')
    expect(await bodyOf(`/api/portfolios/${ada.id}`)).toMatchObject({ isIndexed: false })
  })

  test('an edit of the resume appears at once', async () => {
    const id = await resumeOf(site, ada, { content: { summary: 'Before' } })
    expect(await bodyOf(`/api/portfolios/${ada.id}/${id}`)).toMatchObject({ description: 'Before' })
    const content = { ...sampleContent('short'), summary: 'After' }
    await site.request('PUT', `/api/resumes/${id}`, {
      cookie: ada.cookie,
      body: { title: 'T', content, templateId: null },
    })
    expect(await bodyOf(`/api/portfolios/${ada.id}/${id}`)).toMatchObject({ description: 'After' })
  })
})
