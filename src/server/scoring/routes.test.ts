import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import { busy } from '#server/engines/pdf/refusal.ts'
import {
  onEachDatabase,
  createTestSite,
  createTestPdfEngine,
  registerUser,
  type TestSite,
} from '#server/testing/site.ts'
import type { Analysis, QuickScore } from '#shared/contract/ats.ts'
import type { Resume, ResumeCard, ResumeVersionCard } from '#shared/contract/resumes.ts'
import { sampleContent } from '#shared/template/samples.ts'

const NURSE = `Registered Nurse

Requirements
- Wound care and patient education
- BLS certification required

Nice to have
- Epic`

onEachDatabase('scores', (engine) => {
  let site: TestSite
  let mine: string
  let theirs: string
  let print: PdfEngine['print']
  beforeEach(() => {
    print = () => Promise.reject(busy())
  })
  beforeAll(async () => {
    const pdf = createTestPdfEngine({ print: (job) => print(job) })
    site = await createTestSite(engine, { engines: { pdf } })
    mine = await registerUser(site)
    theirs = await registerUser(site, 'charles@example.com')
  })
  afterAll(() => site.close())

  const ask = (method: string, path: string, body?: unknown, cookie = mine) =>
    site.request(method, path, { cookie, ...(body !== undefined && { body }) })
  const quick = async (body: object, cookie = '') =>
    (await (await ask('POST', '/api/ats/quick-score', body, cookie)).json()) as QuickScore
  const keep = async (content: object) =>
    (await (await ask('POST', '/api/resumes', { title: 'A', content, templateId: null })).json()) as Resume

  const scoreOf = async ({ id }: { id: number }) =>
    ((await (await ask('GET', `/api/resumes/${id}`)).json()) as Resume).atsScore

  test('scoring a resume needs no account; a blank resume has no points and gets a first suggestion', async () => {
    const { score, issues, coverage } = await quick({ content: {} })
    expect([score, coverage]).toEqual([0, null])
    expect(issues[0]).toMatchObject({ type: 'error', message: expect.stringContaining('Add a job') })
  })

  test('the same resume and posting always have the same score', async () => {
    const body = { content: sampleContent('long'), jobDescription: NURSE }
    expect(await quick(body)).toEqual(await quick(body))
  })

  test('a resume too long to print is stored, and its score is refused with a reason', async () => {
    const achievements = Array.from({ length: 60 }, (_, at) => `Line ${at} ${'of much that was done '.repeat(50)}`)
    const { personalInfo } = sampleContent('short')
    const content = { personalInfo, experience: [{ achievements }, { achievements }] }
    const reply = await ask('POST', '/api/ats/quick-score', { content }, '')
    expect(reply.status).toBe(400)
    expect(JSON.stringify(await reply.json())).toContain('This resume is too long to score.')
    expect(await scoreOf(await keep(content))).toBeNull()
    expect(await scoreOf(await keep({ personalInfo, experience: [{ achievements }] }))).toEqual(expect.any(Number))
  })

  test('a resume of very many fields is refused like a very long one', async () => {
    const bullets = Array.from({ length: 60 }, () => 'a')
    const items = Array.from({ length: 60 }, () => ({ title: 't', bullets }))
    const content = { custom: [{ id: 'many', title: 'T', items }] }
    const reply = await ask('POST', '/api/ats/quick-score', { content }, '')
    expect(reply.status).toBe(400)
    expect(await reply.text()).toContain('Shorten it to twenty pages.')
  })

  test('a posting lists found and missing keywords', async () => {
    const content = { ...sampleContent('short'), summary: 'Nurse for wound care in a busy ward.' }
    const { keywords, coverage } = await quick({ content, jobDescription: NURSE })
    expect(keywords.found).toContain('Wound care')
    expect(keywords.missing).toContain('BLS certification')
    expect(coverage).toBeGreaterThan(0)
  })

  test('a save does not wait for its score; the next read has the score of what is stored', async () => {
    const { id, atsScore } = await keep(sampleContent('long'))
    expect(atsScore).toBeNull()
    expect(await scoreOf({ id })).toBe((await quick({ content: sampleContent('long') })).score)
    const saved = await ask('PUT', `/api/resumes/${id}`, {
      title: 'A',
      content: sampleContent('short'),
      templateId: null,
    })
    expect(await saved.json()).toMatchObject({ version: 2, atsScore: null })
    const [card] = (await (await ask('GET', '/api/resumes')).json()) as ResumeCard[]
    expect(card?.atsScore).toBe((await quick({ content: sampleContent('short') })).score)
    const [version] = (await (await ask('GET', `/api/resumes/${id}/versions`)).json()) as ResumeVersionCard[]
    expect(version?.atsScore).toBe((await quick({ content: sampleContent('long') })).score)
  })

  test('a resume without a name and an address has no score', async () => {
    expect(await scoreOf(await keep({ summary: 'Cooks.' }))).toBeNull()
  })

  test('an analysis with a posting does not overwrite the score', async () => {
    const { id } = await keep(sampleContent('long'))
    const atsScore = await scoreOf({ id })
    const reply = await ask('POST', `/api/ats/analyze/${id}`, { jobDescription: NURSE })
    const analysis = (await reply.json()) as Analysis
    expect(analysis.overallScore).toBeLessThan(atsScore ?? 0)
    expect(analysis.sections['keywords']?.score).toBe(analysis.coverage)
    expect(analysis.keywords.missing).toContainEqual({ keyword: 'BLS certification' })
    expect(await scoreOf({ id })).toBe(atsScore)
  })

  test('the analysis reads the exported file itself, with two readers', async () => {
    const { id } = await keep({ personalInfo: { fullName: 'Ada King', email: 'ada@example.com' }, summary: 'Analyst.' })
    const analysed = async (...lines: string[]) => {
      print = async () => ({ bytes: await pdfOf(lines), pages: 1, fitReached: true })
      return (await (await ask('POST', `/api/ats/analyze/${id}`, {})).json()) as Analysis
    }
    const whole = await analysed('Ada King', 'ada@example.com', 'Summary', 'Analyst.')
    expect(whole.file).toEqual([
      { reader: 'pdf.js', fields: 3, changed: [], lost: [], misplaced: [] },
      { reader: 'PDFium', fields: 3, changed: [], lost: [], misplaced: [] },
    ])
    const holed = await analysed('Ada King', 'Summary', 'Analyst.')
    expect(holed.file.map(({ lost }) => lost)).toEqual([['personalInfo.email'], ['personalInfo.email']])
    expect(holed.issues.find(({ code }) => code === 'field-lost')?.message).toContain(
      'pdf.js, PDFium couldn’t find this',
    )
    expect(holed.overallScore).toBe(Math.max(0, whole.overallScore - 2))
  })

  test('if no file can be made, the analysis leaves it out', async () => {
    const { id } = await keep(sampleContent('short'))
    const reply = await ask('POST', `/api/ats/analyze/${id}`, {})
    expect(((await reply.json()) as Analysis).file).toEqual([])
  })

  test('another user’s resume, an invalid ID and a missing session are refused', async () => {
    const { id } = await keep(sampleContent('short'))
    expect((await ask('POST', `/api/ats/analyze/${id}`, {}, theirs)).status).toBe(404)
    expect((await ask('POST', '/api/ats/analyze/x', {})).status).toBe(404)
    expect((await ask('POST', `/api/ats/analyze/${id}`, {}, '')).status).toBe(401)
  })

  test('a posting that is too long is refused with a message; the longest allowed posting is accepted', async () => {
    const reply = await ask('POST', '/api/ats/quick-score', { content: {}, jobDescription: 'x'.repeat(50_001) })
    expect(reply.status).toBe(400)
    expect(await reply.text()).toContain('50000 characters or fewer')
    const longest = await ask('POST', '/api/ats/quick-score', { content: {}, jobDescription: '§ '.repeat(25_000) })
    expect(longest.status).toBe(200)
  })
})

/** A page with these lines. */
async function pdfOf(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 40, y: 700 - 30 * index, size: 12 })
  return new Uint8Array(await document.save())
}
