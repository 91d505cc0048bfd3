import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi } from '#server/http/openapi.ts'
import { onEachDatabase, openSite, registered, type Site } from '#server/test-site.ts'
import { endpoints } from '#shared/contract/all.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

const id = fc.oneof(fc.constantFrom('1', '2', '0', '-1', '2147483648', '%00', '%', '../1'), fc.string())
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('\0', '\ud800', '__proto__'),
)
const anything = fc.oneof(fc.jsonValue(), fc.dictionary(text, fc.jsonValue()), text)
const nearly = fc.record(
  {
    title: fc.oneof(text, anything),
    content: fc.record(
      { summary: fc.oneof(text, anything), experience: fc.array(anything), foreign: anything },
      { requiredKeys: [] },
    ),
    templateId: fc.oneof(fc.integer(), fc.double(), anything),
    version: fc.oneof(fc.maxSafeInteger(), fc.double(), anything),
    email: fc.oneof(fc.emailAddress(), text),
    password: text,
    firstName: text,
    lastName: text,
  },
  { requiredKeys: [] },
)

onEachDatabase('the contract', (engine) => {
  let site: Site
  let cookie: string
  beforeAll(async () => {
    site = await openSite(engine, { env: { RATE_LIMITS: 'off' } })
    cookie = await registered(site)
    await site.ask('POST', '/api/resumes', { cookie, body: { title: 'First', content: {} } })
  })
  afterAll(() => site.close())

  test.each(endpoints.filter((endpoint) => !endpoint.path.startsWith('/api/export/')))(
    'whatever is sent to $method $path is answered without a fault',
    async (endpoint: Endpoint) => {
      // Each registration and sign-in hashes a password, which takes a tenth of a second.
      const numRuns = /register|login/.test(endpoint.path) ? 40 : 150
      await fc.assert(
        fc.asyncProperty(id, fc.oneof(anything, nearly), fc.boolean(), async (key, body, signedIn) => {
          const path = endpoint.path.replace(':id', encodeURIComponent(key.toWellFormed()))
          const answer = await site.ask(endpoint.method, path, {
            ...(endpoint.method !== 'GET' && { body }),
            ...(signedIn && endpoint.path !== '/api/logout' && { cookie }),
          })
          expect(answer.status).toBeLessThan(500)
          if (answer.status >= 400)
            expect(await answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) })
        }),
        { numRuns },
      )
    },
    60_000,
  )
})

type Operation = { summary: string; parameters?: { name: string }[]; responses: Record<string, { content: object }> }
const document = openApi(endpoints, 'Curricle')
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as Operation] as const,
  ),
)

test('the document lists exactly the calls of the contract', () => {
  expect(operations.map(([name]) => name).toSorted()).toEqual([
    'DELETE /api/resumes/{id}',
    'GET /api/resumes',
    'GET /api/resumes/{id}',
    'GET /api/templates',
    'GET /api/templates/{id}',
    'GET /api/user',
    'POST /api/export/docx/{id}',
    'POST /api/export/json/{id}',
    'POST /api/export/md/{id}',
    'POST /api/export/pdf/{id}',
    'POST /api/export/txt/{id}',
    'POST /api/login',
    'POST /api/logout',
    'POST /api/register',
    'POST /api/resumes',
    'PUT /api/resumes/{id}',
  ])
})

test('every name in a path is described, and every reference leads somewhere', () => {
  for (const [name, operation] of operations)
    expect(operation.parameters?.map((parameter) => parameter.name) ?? []).toEqual(name.includes('{id}') ? ['id'] : [])
  const references = JSON.stringify(document).match(/#\/[\w$/]+/g) ?? []
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect(references.length).toBeGreaterThan(20)
  expect(references.filter((reference) => !known.includes(reference))).toEqual([])
})

test('files are described by their types, refusals by their form', () => {
  const pdf = operations.find(([name]) => name === 'POST /api/export/pdf/{id}')?.[1]
  expect(pdf?.responses['200']?.content).toEqual({ 'application/pdf': {} })
  expect(pdf?.responses['404']?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/Problem' } },
  })
})

test('the document is served', async () => {
  const site = await openSite('sqlite')
  expect(await (await site.ask('GET', '/api/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(document)))
  await site.close()
})
