import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PdfJob } from '#server/engines/pdf/engine.ts'
import { busy } from '#server/engines/pdf/refusal.ts'
import { ALL_GUEST_FILES, GUEST_FILES } from '#server/rate-limits/limits.ts'
import { endlessContent } from '#server/testing/endless-content.ts'
import { createTestPdfEngine, createTestSite, onEachDatabase, type TestSite } from '#server/testing/site.ts'
import { sampleContent } from '#shared/template/samples.ts'

onEachDatabase('files for guests', (engine) => {
  let site: TestSite
  let jobs: PdfJob[] = []
  const pdf = createTestPdfEngine({
    print: async (job) => {
      if (job.document.html.includes('Too busy')) throw busy()
      jobs.push(job)
      return { bytes: new TextEncoder().encode('%PDF-1.7'), pages: 2, fitReached: true }
    },
  })
  const open = (env: Record<string, string>) => createTestSite(engine, { engines: { pdf }, env })
  beforeAll(async () => {
    site = await open({ GUEST_DOWNLOADS: 'on', RATE_LIMITS: 'on', TRUST_PROXY: 'true' })
  })
  afterAll(() => site.close())
  beforeEach(() => {
    jobs = []
  })

  let networks = 0
  const newNetwork = () => `10.1.${++networks}.1`
  const file = (format: string, body: object, from = newNetwork(), at = site) =>
    at.request('POST', `/api/guest-export/${format}`, { body, headers: { 'x-forwarded-for': from } })
  const content = sampleContent('short')

  test('a guest gets a PDF and a Word file of what is sent along, and nothing of it is stored or logged', async () => {
    const answer = await file('pdf', { content, templateId: null })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toBe('%PDF-1.7')
    expect(jobs[0]).toMatchObject({ author: 'Maya Okafor', document: { html: expect.stringContaining('Maya Okafor') } })
    const word = new Uint8Array(await (await file('docx', { content })).arrayBuffer())
    expect(String.fromCharCode(...word.subarray(0, 2))).toBe('PK')
    expect(site.lines.join('\n')).not.toContain('Okafor')
  })

  test('a request is checked as a save is, and too many pages are refused', async () => {
    expect((await file('pdf', { content: { summary: 5 } })).status).toBe(400)
    expect((await file('pdf', { content: endlessContent() })).status).toBe(422)
    expect((await file('txt', { content })).status).toBe(404)
    expect(jobs).toEqual([])
  })

  test('a busy printer says when to try again', async () => {
    const answer = await file('pdf', { content: { ...content, summary: 'Too busy' } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })

  test('one network gets 20 files in ten minutes, and others still get theirs', async () => {
    const from = newNetwork()
    for (let i = 0; i < GUEST_FILES.max; i++) expect((await file('pdf', { content }, from)).status).toBe(200)
    const answer = await file('pdf', { content }, from)
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('or create a free account.') })
    expect((await file('pdf', { content })).status).toBe(200)
  })

  test('all guests together have a limit too', async () => {
    const busySite = await open({ GUEST_DOWNLOADS: 'on', RATE_LIMITS: 'on', TRUST_PROXY: 'true' })
    for (let i = 0; i < ALL_GUEST_FILES.max; i++) await busySite.context.limits.take(ALL_GUEST_FILES, 'all')
    expect((await file('pdf', { content }, newNetwork(), busySite)).status).toBe(429)
    await busySite.close()
  })

  test('without the setting there are none', async () => {
    const closed = await open({})
    const answer = await file('pdf', { content }, newNetwork(), closed)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      code: 'guest_downloads_off',
      message: 'Create a free account to download PDF and Word files.',
    })
    await closed.close()
  })

  test('plans count for guests as well', async () => {
    const selling = await open({ GUEST_DOWNLOADS: 'on', PLAN_ENFORCEMENT: 'on' })
    const premium = (await (await selling.request('GET', '/api/templates')).json()) as {
      id: number
      isPremium: boolean
    }[]
    const templateId = premium.find(({ isPremium }) => isPremium)?.id
    expect((await file('docx', { content }, newNetwork(), selling)).status).toBe(402)
    expect((await file('pdf', { content, templateId }, newNetwork(), selling)).status).toBe(402)
    expect((await file('pdf', { content }, newNetwork(), selling)).status).toBe(200)
    await selling.close()
  })
})
