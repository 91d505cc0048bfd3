import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PdfEngine, PdfJob } from '#server/engines/pdf/engine.ts'
import { busy, failed, tookTooLong, tooManyPages } from '#server/engines/pdf/refusal.ts'
import { endlessContent } from '#server/testing/endless-content.ts'
import {
  onEachDatabase,
  createTestSite,
  createTestPdfEngine,
  registerUser,
  type TestSite,
} from '#server/testing/site.ts'
import { fromJsonResume } from '#shared/resume/json-resume.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { sampleContent } from '#shared/template/samples.ts'

onEachDatabase('file exports', (engine) => {
  let site: TestSite
  let cookie: string
  let id: number
  let jobs: PdfJob[] = []
  let print: PdfEngine['print']

  beforeAll(async () => {
    const pdf = createTestPdfEngine({ print: (job) => print(job) })
    site = await createTestSite(engine, { engines: { pdf }, env: { RATE_LIMITS: 'on' } })
    cookie = await registerUser(site)
    const made = await site.request('POST', '/api/resumes', {
      cookie,
      body: { title: 'Żółć: "Analyst"', content: sampleContent('long'), templateId: null },
    })
    id = ((await made.json()) as { id: number }).id
  })
  afterAll(() => site.close())
  beforeEach(() => {
    jobs = []
    print = async (job) => {
      jobs.push(job)
      return { bytes: new TextEncoder().encode('%PDF-1.7'), pages: 2, fitReached: true }
    }
  })
  const file = (format: string, of: number | string = id, as = cookie) =>
    site.request('POST', `/api/export/${format}/${of}`, { cookie: as })

  test('a PDF is requested with its title, author, keywords and source', async () => {
    const answer = await file('pdf')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('%PDF-1.7')
    expect(jobs).toHaveLength(1)
    const [{ document, author, keywords, source } = {} as PdfJob] = jobs
    expect(document.title).toBe('Jonathan Whitfield-Reyes – Principal Platform Engineer')
    expect({ author, first: keywords[0] }).toEqual({ author: 'Jonathan Whitfield-Reyes', first: 'Go' })
    expect(fromJsonResume(JSON.parse(source!))).toEqual({ title: document.title, content: sampleContent('long') })
  })

  describe('a Word file of a resume that is fitted to pages', () => {
    const lineIn = async (answer: Response) => {
      const styles = unzipSync(new Uint8Array(await answer.arrayBuffer()))['word/styles.xml']
      return Number(/<w:pPrDefault>.*?w:line="(\d+)"/.exec(styles ? strFromU8(styles) : '')?.[1])
    }
    const fitted = async () => {
      const content = { ...sampleContent('long'), design: { fitPages: 1 } }
      const made = await site.request('POST', '/api/resumes', {
        cookie,
        body: { title: 'Fitted', content, templateId: null },
      })
      return ((await made.json()) as { id: number }).id
    }

    // Lines of 1.42 in Segoe UI, whose own are 1.33 and whose letters are set 1.06 times as large, are 242 units; times
    // .95, 230.
    test('has the spacing of its PDF', async () => {
      print = async () => ({
        bytes: new Uint8Array(),
        pages: 1,
        fitReached: true,
        fit: { gap: 0.6, leading: 0.95, scale: 0.9 },
      })
      expect(await lineIn(await file('docx', await fitted()))).toBe(230)
    })

    test('has the spacing of its design while there is no PDF', async () => {
      print = () => Promise.reject(busy())
      const answer = await file('docx', await fitted())
      expect([answer.status, await lineIn(answer)]).toEqual([200, 242])
    })
  })

  test('a PDF is requested in the name of its owner, so that owners can take turns', async () => {
    const { id: userId } = (await (await site.request('GET', '/api/user', { cookie })).json()) as { id: string }
    await file('pdf')
    expect(jobs.map(({ owner }) => owner)).toEqual([userId])
  })

  test('a resume with far too many bullet points is refused before it is printed, and its text is not', async () => {
    const endless = await created(endlessContent())
    const answer = await file('pdf', endless)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      code: 'too_many_pages',
      message: 'This resume is at least 40 pages long, and the limit is 20. Shorten it or choose a denser design.',
    })
    expect(jobs).toEqual([])
    expect((await file('txt', endless)).status).toBe(200)
  })

  test('the source includes the template, so an import restores it with the text', async () => {
    const body = { title: 'T', content: sampleContent('short'), templateId: 9 }
    const made = (await (await site.request('POST', '/api/resumes', { cookie, body })).json()) as { id: number }
    expect(fromJsonResume(await (await file('json', made.id)).text())).toEqual(body)
  })

  test('the source is left out of the file if its owner opted out', async () => {
    const content = { ...sampleContent('short'), design: { embedSource: false } }
    const made = await site.request('POST', '/api/resumes', { cookie, body: { title: 'T', content, templateId: null } })
    await file('pdf', ((await made.json()) as { id: number }).id)
    expect(jobs[0]).not.toHaveProperty('source')
  })

  const created = async (content: ResumeContent) => {
    const body = { title: 'Acme, second try', content, templateId: null }
    return ((await (await site.request('POST', '/api/resumes', { cookie, body })).json()) as { id: number }).id
  }

  test('files contain neither the private title nor hidden parts of a resume', async () => {
    const content: ResumeContent = {
      ...sampleContent('short'),
      hiddenSections: ['experience', 'skills'],
      foreign: { salary: 'Salary 90,000' },
    }
    const made = await created(content)
    await file('pdf', made)
    const docx = unzipSync(new Uint8Array(await (await file('docx', made)).arrayBuffer()))
    const said = [JSON.stringify(jobs[0]), ...Object.values(docx).map((part) => strFromU8(part))].join('\n')
    expect(said).toContain('Maya Okafor')
    expect(jobs[0]!.source).toContain('maya')
    for (const secret of ['Acme, second try', 'Customer Support Lead', 'Zendesk', 'Salary 90,000'])
      expect(said).not.toContain(secret)
  })

  test('the file of a resume without a name still has a title', async () => {
    await file('pdf', await created({ ...emptyContent(), summary: 'Cook' }))
    expect(jobs[0]).toMatchObject({ document: { title: 'Resume' }, author: '' })
  })

  test('a file name comes from the title, in ASCII and in Unicode', async () => {
    const headers = (await file('txt')).headers
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Zo_c- -Analyst-.txt"; filename*=UTF-8''%C5%BB%C3%B3%C5%82%C4%87-%20-Analyst-.txt`,
    )
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('every other format contains the resume, too', async () => {
    expect(await (await file('txt')).text()).toContain('- Led the PCI DSS audit of the new platform')
    expect(await (await file('md')).text()).toContain('### Principal Platform Engineer')
    expect(fromJsonResume(await (await file('json')).json())).toMatchObject({ content: sampleContent('long') })
    const docx = new Uint8Array(await (await file('docx')).arrayBuffer())
    expect(String.fromCharCode(...docx.subarray(0, 2))).toBe('PK')
  })

  test('every format prints the date of a certificate like other dates, and JSON keeps it as written', async () => {
    const made = await created({ ...sampleContent('short'), certifications: ['Chartered Marketer, CIM, 2019-04'] })
    await file('pdf', made)
    const docx = unzipSync(new Uint8Array(await (await file('docx', made)).arrayBuffer()))
    const printed = [
      jobs[0]!.document.html,
      strFromU8(docx['word/document.xml']!),
      await (await file('txt', made)).text(),
      await (await file('md', made)).text(),
    ]
    for (const text of printed) expect(text).toContain('Chartered Marketer, CIM, Apr 2019')
    expect(fromJsonResume(await (await file('json', made)).json())).toMatchObject({
      content: { certifications: ['Chartered Marketer, CIM, 2019-04'] },
    })
  })

  test('other users and signed-out visitors get no file, and no file is made for them', async () => {
    const other = await registerUser(site, 'other@example.com')
    expect((await file('pdf', id, other)).status).toBe(404)
    expect((await file('pdf', id, '')).status).toBe(401)
    expect((await file('pdf', 'x')).status).toBe(404)
    expect((await site.request('GET', `/api/export/pdf/${id}`, { cookie })).status).toBe(404)
    expect(jobs).toEqual([])
  })

  test('a resume whose template no longer exists is printed in the built-in layout', async () => {
    const body = { title: 'T', content: sampleContent('short'), templateId: 999_999 }
    const made = await site.request('POST', '/api/resumes', { cookie, body })
    expect((await file('docx', ((await made.json()) as { id: number }).id)).status).toBe(200)
  })

  test.each([
    [422, 'too_many_pages', tooManyPages(31, 20), null],
    [503, 'busy', busy(), '5'],
    [503, 'timeout', tookTooLong(), '5'],
    [503, 'failed', failed(new Error('The browser stopped responding.')), '5'],
  ])('an error of the PDF engine becomes a readable message: %i %s', async (status, code, refusal, retryAfter) => {
    print = () => Promise.reject(refusal)
    const answer = await file('pdf')
    expect(answer.status).toBe(status)
    expect(answer.headers.get('retry-after')).toBe(retryAfter)
    expect(await answer.json()).toEqual({ code, message: refusal.message })
  })

  test('the sixty-first file within a minute is rate-limited', async () => {
    const someone = await registerUser(site, 'busy@example.com')
    const statuses = []
    for (let i = 0; i < 61; i++) statuses.push((await file('txt', 1_000_000, someone)).status)
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true)
    expect(statuses[60]).toBe(429)
  })
})
