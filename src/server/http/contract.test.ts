import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenApi } from '#server/http/openapi.ts'
import { unavailable } from '#server/engines/pdf/refusal.ts'
import {
  cookieOf,
  onEachDatabase,
  createTestSite,
  createTestPdfEngine,
  registerUser,
  type TestSite,
} from '#server/testing/site.ts'
import { endpoints } from '#shared/contract/all.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { File } from '#shared/contract/exports.ts'

const id = fc.oneof(fc.constantFrom('1', '2', '0', '-1', '2147483648', '%00', '%', '../1'), fc.string())
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('\0', '\ud800', '__proto__'),
)
const anything = fc.oneof(fc.jsonValue(), fc.dictionary(text, fc.jsonValue()), text)
const HOSTILE = ['a\0b', '\ud800', 'x'.repeat(7000), '', -1, 0, 2 ** 53, 1.5, true, null, {}, []]
const PARTS = [
  'summary',
  'foreign',
  'experience',
  'custom',
  'design',
  'personalInfo',
  'hiddenSections',
  'schemaVersion',
]
const person = { email: 'x@example.com', password: 'secret1', firstName: 'A', lastName: 'B' }
const draft = { title: 'T', content: {}, templateId: null, version: 1 }

/** Valid documents with one broken field, which get past a check unless it is thorough. */
const people = HOSTILE.flatMap((wrong, i) =>
  Object.keys(person).map((field) => ({ ...person, email: `${field}${i}@example.com`, [field]: wrong })),
)
const drafts = HOSTILE.flatMap((wrong) => [
  ...Object.keys(draft).map((field) => ({ ...draft, [field]: wrong })),
  ...PARTS.map((part) => ({ ...draft, content: { [part]: wrong } })),
])

/** Query parameters that lists accept, plus invented ones. */
function queryOf(key: string, body: unknown): string {
  const made = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const texts = made.map(([name, value]) => [name, String(JSON.stringify(value) ?? '')] as [string, string])
  const known: [string, string][] = [['search', typeof body === 'string' ? body : key]]
  if (/^\d+$/.test(key)) known.push(['page', key])
  return `?${new URLSearchParams([...known, ...texts])}`
}

onEachDatabase('the API contract', (engine) => {
  let site: TestSite
  let cookie: string
  beforeAll(async () => {
    // Without a PDF engine, the error says so and is not a server error.
    const pdf = createTestPdfEngine({ print: () => Promise.reject(unavailable(new Error('no browser'))) })
    const env = { RATE_LIMITS: 'off', ADMIN_PASSWORD: 'correct horse battery' }
    site = await createTestSite(engine, { env, engines: { pdf } })
    // One client that is signed in as a user and as the administrator.
    const operator = await site.request('POST', '/api/admin/login', { body: { password: env.ADMIN_PASSWORD } })
    cookie = `${await registerUser(site)}; ${cookieOf(operator)}`
    await site.request('POST', '/api/resumes', { cookie, body: { title: 'First', content: {} } })
  })
  afterAll(() => site.close())

  // A backup for each attempt would take too long.
  const served = endpoints.filter(({ replies, path }) => replies[200] !== File && path !== '/api/admin/backups')

  /** What is wrong with a response, if anything: a server error, or a refusal without a reason. */
  async function faultOf(endpoint: Endpoint, key: string, body: unknown): Promise<string | undefined> {
    const path = endpoint.path.replace(/:\w+/g, () => encodeURIComponent(key))
    const answer = await site.request(endpoint.method, path + (endpoint.query ? queryOf(key, body) : ''), {
      ...(endpoint.method !== 'GET' && { body }),
      ...(!endpoint.path.endsWith('/logout') && { cookie }),
    })
    const told = (await answer.json()) as { message?: unknown; code?: unknown }
    const sound = answer.status < 400 || (typeof told.message === 'string' && typeof told.code === 'string')
    return answer.status < 500 && sound ? undefined : `${answer.status} for ${JSON.stringify(body)}`
  }

  test.each(served)('any JSON sent to $method $path is answered without a server error', async (endpoint: Endpoint) => {
    const property = fc.asyncProperty(id, anything, async (key, body) => {
      expect(await faultOf(endpoint, key.toWellFormed(), body)).toBeUndefined()
    })
    await fc.assert(property, { numRuns: process.env['LONG'] ? 150 : 50 })
  })

  test.each(served.filter((endpoint) => endpoint.body))(
    'nearly valid documents sent to $method $path are answered without a server error',
    { timeout: 30_000 },
    async (endpoint: Endpoint) => {
      const documents = endpoint.path.startsWith('/api/resumes') ? drafts : people
      // The first resume may have been deleted by chance; this one exists.
      const made = await site.request('POST', '/api/resumes', { cookie, body: { title: 'Another', content: {} } })
      const key = /resume/i.test(endpoint.path) && made.ok ? String(((await made.json()) as { id: number }).id) : '1'
      for (const body of documents) expect(await faultOf(endpoint, key, body)).toBeUndefined()
    },
  )
})

type Operation = {
  summary: string
  parameters?: { name: string; in: 'path' | 'query'; schema: { type: string } }[]
  responses: Record<string, { content: object }>
}
const document = createOpenApi(endpoints, 'Curricle')
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as Operation] as const,
  ),
)

test('the OpenAPI document lists exactly the calls of the contract', () => {
  expect(operations.map(([name]) => name).toSorted()).toEqual([
    'DELETE /api/admin/launch-offer',
    'DELETE /api/admin/messages/{id}',
    'DELETE /api/admin/shared-templates/{id}',
    'DELETE /api/admin/users/{user}/products/{product}',
    'DELETE /api/admin/users/{user}/resumes/{id}/takedown',
    'DELETE /api/admin/users/{user}/suspension',
    'DELETE /api/admin/users/{user}/takedown',
    'DELETE /api/coach/negotiations/{id}',
    'DELETE /api/coach/sessions/{id}',
    'DELETE /api/portfolio/links/{token}',
    'DELETE /api/profile/avatar',
    'DELETE /api/resumes/{id}',
    'DELETE /api/sessions',
    'DELETE /api/sessions/{session}',
    'DELETE /api/user',
    'DELETE /api/user-templates/{id}',
    'DELETE /api/user-templates/{id}/publication',
    'GET /api/admin/analytics',
    'GET /api/admin/audit',
    'GET /api/admin/check',
    'GET /api/admin/leads',
    'GET /api/admin/leads.csv',
    'GET /api/admin/ledger',
    'GET /api/admin/mails',
    'GET /api/admin/messages',
    'GET /api/admin/subscribers',
    'GET /api/admin/subscribers.csv',
    'GET /api/admin/system',
    'GET /api/admin/upkeep',
    'GET /api/admin/users',
    'GET /api/admin/users/{user}',
    'GET /api/articles',
    'GET /api/articles/{slug}',
    'GET /api/billing',
    'GET /api/billing/offer',
    'GET /api/claims',
    'GET /api/coach',
    'GET /api/coach/negotiations',
    'GET /api/coach/sessions/{id}',
    'GET /api/contact/mailboxes',
    'GET /api/pages/{name}',
    'GET /api/password-reset/{token}',
    'GET /api/portfolio',
    'GET /api/portfolio/views',
    'GET /api/portfolios/{address}',
    'GET /api/portfolios/{address}/picture',
    'GET /api/portfolios/{address}/{id}',
    'GET /api/portfolios/{address}/{id}/card.png',
    'GET /api/portfolios/{address}/{id}/contact.vcf',
    'GET /api/portfolios/{address}/{id}/resume.pdf',
    'GET /api/profile',
    'GET /api/profile/avatar',
    'GET /api/resumes',
    'GET /api/resumes/{id}',
    'GET /api/resumes/{id}/picture',
    'GET /api/resumes/{id}/versions',
    'GET /api/resumes/{id}/versions/{version}',
    'GET /api/sessions',
    'GET /api/settings',
    'GET /api/shared-templates',
    'GET /api/shared-templates/{id}',
    'GET /api/shared/{token}',
    'GET /api/shared/{token}/card.png',
    'GET /api/shared/{token}/contact.vcf',
    'GET /api/shared/{token}/resume.pdf',
    'GET /api/templates',
    'GET /api/templates/{id}',
    'GET /api/user',
    'GET /api/user-templates',
    'GET /api/user-templates/{id}',
    'GET /api/user-templates/{id}/publication',
    'POST /api/admin/backups',
    'POST /api/admin/login',
    'POST /api/admin/logout',
    'POST /api/admin/mails/{id}/attempts',
    'POST /api/admin/messages/{id}/reply',
    'POST /api/admin/messages/{id}/restore',
    'POST /api/admin/test-mail',
    'POST /api/admin/topics/{topic}/notice',
    'POST /api/ai/follow-up',
    'POST /api/ai/generate-content',
    'POST /api/ai/interview-questions',
    'POST /api/ats/analyze/{resumeId}',
    'POST /api/ats/quick-score',
    'POST /api/billing/cancel',
    'POST /api/billing/change',
    'POST /api/billing/checkout',
    'POST /api/billing/portal',
    'POST /api/billing/reactivate',
    'POST /api/billing/refund',
    'POST /api/coach/bullet',
    'POST /api/coach/negotiations',
    'POST /api/coach/remarks',
    'POST /api/coach/sessions',
    'POST /api/coach/sessions/{id}/answers',
    'POST /api/contact',
    'POST /api/create-payment-intent',
    'POST /api/email-confirmation',
    'POST /api/export/docx/{id}',
    'POST /api/export/json/{id}',
    'POST /api/export/md/{id}',
    'POST /api/export/pdf/{id}',
    'POST /api/export/txt/{id}',
    'POST /api/guest-export/docx',
    'POST /api/guest-export/pdf',
    'POST /api/login',
    'POST /api/logout',
    'POST /api/newsletter',
    'POST /api/newsletter/confirm/{token}',
    'POST /api/newsletter/unsubscribe/{token}',
    'POST /api/password-reset',
    'POST /api/portfolio/links',
    'POST /api/register',
    'POST /api/resumes',
    'POST /api/sandbox/checkout',
    'POST /api/shared/{token}/opening',
    'POST /api/unsubscribe/{token}',
    'POST /api/user-templates',
    'POST /api/user/export',
    'POST /api/{provider}/create-subscription',
    'PUT /api/admin/claims/{id}',
    'PUT /api/admin/launch-offer',
    'PUT /api/admin/template-sharing',
    'PUT /api/admin/users/{user}/products/{product}',
    'PUT /api/admin/users/{user}/resumes/{id}/takedown',
    'PUT /api/admin/users/{user}/suspension',
    'PUT /api/admin/users/{user}/takedown',
    'PUT /api/email-confirmation/{token}',
    'PUT /api/password-reset/{token}',
    'PUT /api/portfolio',
    'PUT /api/portfolio/links/{token}',
    'PUT /api/profile',
    'PUT /api/profile/avatar',
    'PUT /api/resumes/{id}',
    'PUT /api/resumes/{id}/visibility',
    'PUT /api/settings',
    'PUT /api/user-templates/{id}',
    'PUT /api/user-templates/{id}/publication',
    'PUT /api/user/email',
    'PUT /api/user/password',
  ])
})

test('every path parameter is described, and every reference resolves', () => {
  for (const [name, operation] of operations)
    expect(operation.parameters?.filter((each) => each.in === 'path').map(({ name: each }) => each) ?? []).toEqual(
      [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter),
    )
  const references = JSON.stringify(document).match(/#\/[\w$/]+/g) ?? []
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect(references.length).toBeGreaterThan(20)
  expect(references.filter((reference) => !known.includes(reference))).toEqual([])
})

test('number path parameters are described as numbers, and text as strings', () => {
  const parameters = operations.flatMap(([, operation]) => operation.parameters ?? [])
  const typesOf = (name: string) => [
    ...new Set(parameters.filter((each) => each.name === name).map(({ schema }) => schema.type)),
  ]
  expect(['id', 'version', 'token', 'session'].map(typesOf)).toEqual([['integer'], ['integer'], ['string'], ['string']])
})

test('files are described by their types, and refusals by their schema', () => {
  const pdf = operations.find(([name]) => name === 'POST /api/export/pdf/{id}')?.[1]
  expect(pdf?.responses['200']?.content).toEqual({ 'application/pdf': {} })
  expect(pdf?.responses['404']?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/Problem' } },
  })
})

test('the OpenAPI document is served', async () => {
  const site = await createTestSite('sqlite')
  expect(await (await site.request('GET', '/api/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(document)))
  await site.close()
})
