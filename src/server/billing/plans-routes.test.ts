import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteEntitlements } from '#server/billing/entitlement-store.ts'
import {
  onEachDatabase,
  createTestSite,
  createTestPdfEngine,
  registerUser,
  type TestSite,
} from '#server/testing/site.ts'
import { PRODUCT_IDS, type ProductId } from '#shared/billing/products.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'

/** What each product includes where plans are enforced, written by hand; a number limits the resumes. */
const TABLE = `
                   resumes pdf docx premium-pdf analysis writing coach
free               1       yes no   no          no       no      no
download           5       yes yes  no          no       no      no
templates          5       yes yes  yes         no       no      no
interview          5       yes yes  no          no       yes     yes
combo              10      yes yes  yes         yes      yes     yes
premium            12      yes yes  yes         yes      yes     yes
plan-professional  12      yes yes  yes         yes      yes     no
plan-premium       12      yes yes  yes         yes      yes     yes
coach              1       yes no   no          no       no      yes
`
/** More than the largest limit; if this many can be created, there is no limit. */
const PLENTY = 12
const [[, ...DEEDS] = [], ...ROWS] = TABLE.trim()
  .split('\n')
  .map((line, at) => (at === 0 ? `product ${line}` : line).trim().split(/\s+/))
const CELLS = ROWS.flatMap(([product = '', ...cells]) =>
  cells.map((cell, at) => ({ product, deed: DEEDS[at] ?? '', cell })),
)

const pdf = createTestPdfEngine({ print: () => Promise.resolve({ bytes: new Uint8Array([37]), pages: 1 } as never) })
const premium = builtInTemplates.find(({ isPremium }) => isPremium)?.id
const ANSWERS = [{ questionId: 'general.mid-achievements-1@experience.0', answer: 'I built two bridges.' }]

onEachDatabase('enforced plans', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite(engine, { env: { PLAN_ENFORCEMENT: 'on', RATE_LIMITS: 'off' }, engines: { pdf } })
  })
  afterAll(() => site.close())

  const ownerOf = async (product: ProductId) => {
    const email = `${product}-${Math.random()}@example.com`
    const cookie = await registerUser(site, email)
    const user = await site.request('GET', '/api/user', { cookie })
    const { id } = (await user.json()) as { id: string }
    if (product !== 'free') await site.context.entitlements.grant(id, product)
    return { cookie, id }
  }
  const makeResume = (cookie: string, templateId: number | null = null) =>
    site.request('POST', '/api/resumes', { cookie, body: { title: 'Mine', content: {}, templateId } })
  const idOf = async (answer: Response) => ((await answer.json()) as { id: number }).id

  /** Performs the action; 'no' is a 402 that lists the products that include it. */
  const DO = {
    pdf: async (cookie: string) =>
      site.request('POST', `/api/export/pdf/${await idOf(await makeResume(cookie))}`, { cookie }),
    docx: async (cookie: string) =>
      site.request('POST', `/api/export/docx/${await idOf(await makeResume(cookie))}`, { cookie }),
    'premium-pdf': async (cookie: string) =>
      site.request('POST', `/api/export/pdf/${await idOf(await makeResume(cookie, premium))}`, { cookie }),
    analysis: async (cookie: string) =>
      site.request('POST', `/api/ats/analyze/${await idOf(await makeResume(cookie))}`, { cookie, body: {} }),
    writing: (cookie: string) =>
      site.request('POST', '/api/ai/generate-content', { cookie, body: { interviewResponses: ANSWERS } }),
    coach: (cookie: string) => site.request('POST', '/api/coach/sessions', { cookie, body: {} }),
  }

  async function cellOf(product: ProductId, deed: string): Promise<string> {
    const { cookie } = await ownerOf(product)
    if (deed === 'resumes') {
      let kept = 0
      while (kept < PLENTY && (await makeResume(cookie)).status === 201) kept += 1
      return String(kept)
    }
    const answer = await DO[deed as keyof typeof DO](cookie)
    if (answer.ok) return 'yes'
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ code: expect.any(String), openedBy: expect.any(Array) })
    return 'no'
  }

  test.each(CELLS)('$product, $deed: $cell', async ({ product, deed, cell }) => {
    const id = PRODUCT_IDS.find((one) => one === product)
    expect(await cellOf(id ?? 'free', deed)).toBe(cell)
  })

  test('every product and action has a cell', () => {
    expect(CELLS).toHaveLength(PRODUCT_IDS.length * (Object.keys(DO).length + 1))
  })

  test.each([
    [
      'docx',
      'plan_docx',
      ['download', 'templates', 'interview', 'plan-premium', 'combo', 'premium', 'plan-professional'],
    ],
    ['premium-pdf', 'plan_premium_templates', ['templates', 'plan-premium', 'combo', 'premium', 'plan-professional']],
    ['analysis', 'plan_advanced_ats', ['plan-premium', 'combo', 'premium', 'plan-professional']],
    ['writing', 'plan_ai_content', ['interview', 'plan-premium', 'combo', 'premium', 'plan-professional']],
    ['coach', 'coach_not_owned', ['coach', 'interview', 'plan-premium', 'combo', 'premium']],
  ] as const)(
    '%s without a plan is refused with %s and all products that include it, cheapest first',
    async (...row) => {
      const [deed, code, openedBy] = row
      const answer = await DO[deed]((await ownerOf('free')).cookie)
      expect(await answer.json()).toEqual({ code, openedBy, message: expect.stringMatching(/\.$/) as string })
    },
  )

  describe.each(['pdf', 'docx'])('a resume refused as %s', (format) => {
    test.each([
      ['a free template', null],
      ['a premium template', premium ?? null],
    ])('with %s opens with the first product that the refusal names', async (_, templateId) => {
      for (const product of PRODUCT_IDS) {
        const owner = await ownerOf(product)
        const path = `/api/export/${format}/${await idOf(await makeResume(owner.cookie, templateId))}`
        const answer = await site.request('POST', path, { cookie: owner.cookie })
        if (answer.status === 200) continue
        const { openedBy, message } = (await answer.json()) as { openedBy: ProductId[]; message: string }
        // PDF stays free only where the template does.
        expect(message.includes('PDF')).toBe(templateId === null)
        if (product !== 'free') await deleteEntitlements(site.context.db, owner.id, product)
        await site.context.entitlements.grant(owner.id, openedBy[0]!)
        expect((await site.request('POST', path, { cookie: owner.cookie })).status).toBe(200)
      }
    })
  })

  describe('a downgrade', () => {
    test('still lets excess resumes be read, edited, exported as text and deleted', async () => {
      const { cookie, id } = await ownerOf('premium')
      const ids = []
      for (let made = 0; made < 3; made += 1) ids.push(await idOf(await makeResume(cookie)))
      await deleteEntitlements(site.context.db, id, 'premium')

      const list = (await (await site.request('GET', '/api/resumes', { cookie })).json()) as unknown[]
      expect(list).toHaveLength(3)
      const body = { title: 'Changed', content: { summary: 'New words' }, templateId: null }
      expect((await site.request('PUT', `/api/resumes/${ids[2]}`, { cookie, body })).status).toBe(200)
      for (const format of ['pdf', 'txt', 'md', 'json'])
        expect((await site.request('POST', `/api/export/${format}/${ids[2]}`, { cookie })).status).toBe(200)

      const refused = await makeResume(cookie)
      expect(refused.status).toBe(402)
      expect(await refused.json()).toEqual({
        code: 'plan_resumes',
        message:
          'Your plan includes 1 resume. You can still open and edit the ones you have. This one stays in your browser.',
        openedBy: ['download', 'templates', 'interview', 'plan-premium', 'combo', 'premium', 'plan-professional'],
      })
      expect((await site.request('DELETE', `/api/resumes/${ids[0]}`, { cookie })).status).toBe(200)
    })

    test('blocks the pages of a premium template, but never its text', async () => {
      const { cookie } = await ownerOf('download')
      const id = await idOf(await makeResume(cookie, premium))
      const refused = await site.request('POST', `/api/export/docx/${id}`, { cookie })
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        402,
        'plan_premium_templates',
      ])
      for (const format of ['txt', 'md', 'json'])
        expect((await site.request('POST', `/api/export/${format}/${id}`, { cookie })).status).toBe(200)
    })
  })

  test('a repeated creation with the same key succeeds even if the limit is reached', async () => {
    const { cookie } = await ownerOf('free')
    const body = { title: 'Mine', content: {}, templateId: null, key: 'once-1234567890' }
    expect((await site.request('POST', '/api/resumes', { cookie, body })).status).toBe(201)
    expect((await site.request('POST', '/api/resumes', { cookie, body })).status).toBe(200)
  })

  test("simultaneous creations never exceed the plan's limit", async () => {
    const { cookie } = await ownerOf('download')
    const answers = await Promise.all(Array.from({ length: 9 }, () => makeResume(cookie)))
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(5)
    const list = (await (await site.request('GET', '/api/resumes', { cookie })).json()) as unknown[]
    expect(list).toHaveLength(5)
  })

  test('visitors without an account need a plan for AI writing only', async () => {
    const refused = await site.request('POST', '/api/ai/generate-content', { body: { interviewResponses: ANSWERS } })
    expect(refused.status).toBe(402)
    const score = await site.request('POST', '/api/ats/quick-score', { body: { content: {} } })
    expect(score.status).toBe(200)
  })
})

onEachDatabase('plans that are not enforced', (engine) => {
  test('everything is available except the coach', async () => {
    const site = await createTestSite(engine, { engines: { pdf } })
    const cookie = await registerUser(site)
    const made = await Promise.all(
      [1, 2, 3].map(() =>
        site.request('POST', '/api/resumes', { cookie, body: { title: 'x', content: {}, templateId: premium } }),
      ),
    )
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
    const { id } = (await made[0]!.json()) as { id: number }
    for (const format of ['pdf', 'docx'])
      expect((await site.request('POST', `/api/export/${format}/${id}`, { cookie })).status).toBe(200)
    expect((await site.request('POST', '/api/coach/sessions', { cookie, body: {} })).status).toBe(402)
    await site.close()
  })
})

test('at least four templates are premium, and none of those are optimized for parsers', () => {
  const all = builtInTemplates.filter(({ isPremium }) => isPremium)
  expect(all.map(({ name }) => name)).toEqual([
    'Boardroom',
    'Milestones',
    'Atelier',
    'Signal',
    'Nameplate',
    'Swiss Grid',
    'Mayfair',
    'Portrait',
    'Poster',
  ])
  expect(all.filter(({ category }) => category === 'ats-safe')).toEqual([])
})
